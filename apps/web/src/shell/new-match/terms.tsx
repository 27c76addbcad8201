import type { Pace, Visibility } from "@gatehouse/protocol";
import { Segmented, Select } from "../../design/controls.tsx";
import { useTexts } from "../../texts/context.tsx";

/** How a table on the server is kept: how fast, and for whom. */
export interface Terms {
  readonly pace: Pace;
  readonly visibility: Visibility;
}

/** What can be chosen: minutes for a decision at one sitting, or days. */
const PACES = [
  { id: "live-5", pace: { kind: "live", minutes: 5 } },
  { id: "live-15", pace: { kind: "live", minutes: 15 } },
  { id: "live-60", pace: { kind: "live", minutes: 60 } },
  { id: "days-1", pace: { kind: "correspondence", days: 1 } },
  { id: "days-3", pace: { kind: "correspondence", days: 3 } },
  { id: "days-7", pace: { kind: "correspondence", days: 7 } },
] as const;

const KEPT = "gatehouse.terms";
const STANDARD: Terms = { pace: PACES[1].pace, visibility: "private" };

/** As last time. */
export function lastTerms(): Terms {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "null");
    const { pace, visibility } = Object.fromEntries(Object.entries(kept ?? {}));
    const found = PACES.find(({ id }) => id === pace);
    return found ? { pace: found.pace, visibility: visibility === "public" ? "public" : "private" } : STANDARD;
  } catch {
    return STANDARD;
  }
}

export function keepTerms({ pace, visibility }: Terms): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ pace: nameOf(pace), visibility }));
  } catch {
    // Then it is chosen anew next time.
  }
}

function nameOf(pace: Pace): string {
  const isIt = (each: Pace) => JSON.stringify(each) === JSON.stringify(pace);
  return PACES.find((each) => isIt(each.pace))?.id ?? PACES[1].id;
}

interface TermsFieldsProps {
  readonly terms: Terms;
  readonly onChange: (terms: Terms) => void;
  readonly isPaceOnly?: boolean;
}

export function TermsFields({ terms, onChange, isPaceOnly = false }: TermsFieldsProps) {
  const { text } = useTexts();
  return (
    <>
      <Select
        label={text("terms.pace")}
        value={nameOf(terms.pace)}
        choices={PACES.map(({ id, pace }) => ({
          value: id,
          label:
            pace.kind === "live"
              ? text("terms.live", { minutes: pace.minutes })
              : text("terms.correspondence", { days: pace.days }),
        }))}
        onChange={(chosen) => onChange({ ...terms, pace: PACES.find(({ id }) => id === chosen)?.pace ?? terms.pace })}
      />
      {!isPaceOnly && (
        <Segmented
          label={text("terms.for-whom")}
          value={terms.visibility}
          choices={[
            { value: "private", label: text("terms.private") },
            { value: "public", label: text("terms.public") },
          ]}
          onChange={(visibility) => onChange({ ...terms, visibility })}
        />
      )}
    </>
  );
}
