import type { HTMLAttributes, ReactElement } from "react";
import { cx } from "./cx.ts";
import styles from "./leaf.module.css";

interface LeafProps extends HTMLAttributes<HTMLElement> {
  /** `night` is the dark leaf of bars and tooltips, `gilt` the one that asks for you. */
  readonly tone?: "vellum" | "night" | "gilt";
  /** Without the second hairline, for small leaves. */
  readonly plain?: boolean;
  /** What the leaf is in the page's outline. */
  readonly as?: "section" | "article" | "aside" | "div";
}

/** A leaf of the book: vellum with a double rule. */
export function Leaf({
  tone = "vellum",
  plain = false,
  as: Element = "section",
  className,
  ...rest
}: LeafProps): ReactElement {
  return (
    <Element {...rest} className={cx(styles["leaf"], className)} data-tone={tone} data-plain={plain || undefined} />
  );
}
