import type { ReactElement, ReactNode } from "react";
import styles from "./chip.module.css";
import { Icon, type IconName } from "./icons.tsx";

interface ChipProps {
  /** `gold` is for what can be won or is yours to do, `danger` for dangerous places. */
  readonly tone?: "vellum" | "gold" | "danger" | "safe";
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** A short word that names a state. */
export function Chip({ tone = "vellum", icon, children }: ChipProps): ReactElement {
  return (
    <span className={styles["chip"]} data-tone={tone}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
