import { Icon } from "../design/icons.tsx";
import styles from "./message-page.module.css";

/** Shown for the moment it takes to open a match. It says nothing: texts may not be loaded yet. */
export function OpeningPage() {
  return (
    <main className={styles["page"]} aria-busy="true">
      <Icon name="medieval-gate" size={72} className={styles["gate"] ?? ""} />
    </main>
  );
}
