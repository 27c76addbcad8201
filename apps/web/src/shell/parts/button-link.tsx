import type { ReactNode } from "react";
import { Link } from "wouter";
import styles from "../../design/button.module.css";
import { cx } from "../../design/cx.ts";
import { Icon, type IconName } from "../../design/icons.tsx";

interface ButtonLinkProps {
  readonly href: string;
  readonly kind?: "primary" | "second" | "quiet";
  readonly icon?: IconName;
  readonly className?: string | undefined;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link that looks like a verb: it leads somewhere, so that it can also be opened in another tab. */
export function ButtonLink({ href, kind = "second", icon, className, label, children }: ButtonLinkProps) {
  return (
    <Link href={href} className={cx(styles["button"], className)} data-kind={kind} aria-label={label}>
      {icon && <Icon name={icon} />}
      <span className={styles["label"]}>{children}</span>
    </Link>
  );
}
