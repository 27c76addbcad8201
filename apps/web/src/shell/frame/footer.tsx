import { Link } from "wouter";
import { useTexts } from "../../texts/context.tsx";
import styles from "./footer.module.css";

export function Footer() {
  const { text } = useTexts();
  return (
    <footer className={styles["footer"]}>
      <p>{text("footer.unofficial")}</p>
      <nav aria-label={text("footer.more")} className={styles["links"]}>
        <Link href="/you">{text("frame.you")}</Link>
        <Link href="/settings">{text("frame.settings")}</Link>
        <Link href="/credits">{text("frame.credits")}</Link>
      </nav>
    </footer>
  );
}
