import type { ReactNode } from "react";
import { Heading } from "../../design/heading.tsx";
import { ICON_CREDITS, ICON_NAMES } from "../../design/icons.generated.ts";
import { Icon } from "../../design/icons.tsx";
import { Leaf } from "../../design/leaf.tsx";
import { useTexts } from "../../texts/context.tsx";
import { Page } from "../frame/page.tsx";
import styles from "./credits-page.module.css";
import { FONTS, ORIGINALS } from "./originals.ts";

/** Whom all this belongs to, and under which licences. */
export function CreditsPage() {
  const { text } = useTexts();
  return (
    <Page title={text("credits.title")} lead={text("credits.lead")}>
      <Section title={text("credits.games")}>
        <p>{text("credits.unofficial")}</p>
        <dl>
          {ORIGINALS.map(({ name, designers, publisher }) => (
            <Entry key={name} name={name}>
              {text("credits.by", { designers, publisher })}
            </Entry>
          ))}
        </dl>
        <p>{text("credits.own-art")}</p>
      </Section>
      <Section title={text("credits.icons")}>
        <p>
          {text("credits.icons-from")} <a href="https://game-icons.net">game-icons.net</a> (
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>)
        </p>
        <dl>
          {ICON_CREDITS.map(({ author, icons }) => (
            <Entry key={author} name={author}>
              <span className={styles["icons"]}>
                {ICON_NAMES.filter((name) => icons.includes(name)).map((name) => (
                  <Icon key={name} name={name} size={26} />
                ))}
              </span>
            </Entry>
          ))}
        </dl>
      </Section>
      <Section title={text("credits.fonts")}>
        <dl>
          {FONTS.map(({ name, author, source }) => (
            <Entry key={name} name={name}>
              <a href={source}>{author}</a>, <a href="https://openfontlicense.org">SIL Open Font License 1.1</a>
            </Entry>
          ))}
        </dl>
      </Section>
      <Section title={text("credits.software")}>
        <p>{text("credits.licence")}</p>
      </Section>
    </Page>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Leaf className={styles["leaf"]}>
      <Heading level={2} initial="ruled" size={19}>
        {title}
      </Heading>
      {children}
    </Leaf>
  );
}

function Entry({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles["entry"]}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
