import type { Provenance } from "@gatehouse/engine";
import { useTexts } from "../../texts/context.tsx";
import styles from "./provenance-mark.module.css";

/** A filled sign is as printed, a half one follows from the rules, an open one is ours. */
const SIGNS: Readonly<Record<Provenance, string>> = {
  found: "M8 1L15 8L8 15L1 8Z",
  rulebook: "M2 2H14V14H2Z",
  inferred: "M8 1A7 7 0 0 1 8 15Z",
  reconstructed: "",
};

/** Where a value comes from: a sign and its word. */
export function ProvenanceMark({ provenance }: { readonly provenance: Provenance }) {
  const { text } = useTexts();
  return (
    <span className={styles["mark"]}>
      <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true">
        {(provenance === "inferred" || provenance === "reconstructed") && (
          <circle
            cx="8"
            cy="8"
            r="7"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeDasharray={provenance === "reconstructed" ? "3 2.500" : undefined}
          />
        )}
        <path d={SIGNS[provenance]} fill="currentColor" />
      </svg>
      {text(`provenance.${provenance}`)}
    </span>
  );
}
