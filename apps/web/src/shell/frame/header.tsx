import { Link } from "wouter";
import { Illuminated } from "../../design/heading.tsx";
import { useTexts } from "../../texts/context.tsx";
import styles from "./header.module.css";
import { LanguageChoice } from "./language-choice.tsx";
import { NameChip } from "./name-chip.tsx";
import { PLACES } from "./places.ts";
import { ThemeButton } from "./theme-button.tsx";

export function Header({ path }: { readonly path: string }) {
  const { text } = useTexts();
  return (
    <header className={styles["header"]}>
      <Link href="/" className={styles["home"]} aria-label={text("frame.home")}>
        <Illuminated letter="G" className={styles["mark"] ?? ""} />
        <span aria-hidden="true">atehouse</span>
      </Link>
      <nav className={styles["nav"]} aria-label={text("frame.pages")}>
        {PLACES.map(({ href, key }) => (
          <Link key={href} href={href} aria-current={path.startsWith(href) ? "page" : undefined}>
            {text(key)}
          </Link>
        ))}
      </nav>
      <div className={styles["tools"]}>
        <LanguageChoice />
        <ThemeButton className={styles["wide"]} />
        <NameChip className={styles["wide"]} />
      </div>
    </header>
  );
}
