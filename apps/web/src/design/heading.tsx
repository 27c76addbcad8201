import type { ReactElement } from "react";
import { cx } from "./cx.ts";
import styles from "./heading.module.css";
import { splitInitial } from "./initial.ts";

interface HeadingProps {
  readonly level: 1 | 2 | 3 | 4;
  /** `gilded` enlarges the first letter in gold, `framed` sets it into an illuminated capital, `ruled` draws a line after it. */
  readonly initial?: "gilded" | "framed" | "ruled" | "none";
  /** Font size in CSS pixels. */
  readonly size?: number;
  readonly id?: string;
  readonly className?: string;
  readonly children: string;
}

/**
 * A title whose first letter is drawn. The letter never leaves its word for those who listen, copy or translate: `gilded` is
 * styling alone, and `framed` keeps the whole text beside a drawing that is hidden from them.
 */
export function Heading({ level, initial = "gilded", size, id, className, children }: HeadingProps): ReactElement {
  const Element = `h${level}` as const;
  return (
    <Element
      id={id}
      className={cx(styles["heading"], className)}
      data-initial={initial}
      style={size === undefined ? undefined : { fontSize: size }}
    >
      {initial === "framed" ? <Framed text={children} /> : children}
    </Element>
  );
}

function Framed({ text }: { readonly text: string }): ReactElement {
  const [letter, rest] = splitInitial(text);
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span className={styles["framed"]} aria-hidden="true">
        <Illuminated letter={letter} />
        <span>{rest}</span>
      </span>
    </>
  );
}

const SCROLLS =
  "M9 51C6 38 14 34 17 41C18 46 12 47 12 42M51 9C54 22 46 26 43 19C42 14 48 13 48 18M9 9C9 22 20 22 20 14C19 10 14 11 15 15" +
  "M51 51C51 38 40 38 40 46C41 50 46 49 45 45M24 8C30 12 36 8 40 9M20 52C26 48 32 53 37 51";

/** A capital in a gold frame, in the colours of the game around it. Decoration: the word is read elsewhere. */
export function Illuminated({
  letter,
  className,
}: {
  readonly letter: string;
  readonly className?: string;
}): ReactElement {
  const accented = letter.normalize("NFD").length > letter.length || [...letter.normalize("NFD")].length > 1;
  return (
    <svg className={cx(styles["capital"], className)} viewBox="0 0 60 60" aria-hidden="true">
      <rect x="1" y="1" width="58" height="58" rx="5" fill="#c9983a" stroke="#7a5410" strokeWidth="1.5" />
      <rect x="5" y="5" width="50" height="50" rx="2" className={styles["ground"]} />
      <path d={SCROLLS} fill="none" stroke="#fff" strokeOpacity=".42" strokeWidth="1.3" strokeLinecap="round" />
      <text
        data-display=""
        x="30"
        y={accented ? 49 : 46}
        textAnchor="middle"
        fontSize={letter.toLocaleUpperCase() === "W" || letter.toLocaleUpperCase() === "M" ? 36 : accented ? 37 : 44}
        fontWeight="900"
        fill="url(#gold-letter)"
        stroke="#3a2605"
        strokeWidth="1.4"
        paintOrder="stroke"
      >
        {letter.toLocaleUpperCase()}
      </text>
    </svg>
  );
}
