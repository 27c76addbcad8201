import { type ComponentProps, type MouseEvent, type ReactElement, type ReactNode, useId } from "react";
import styles from "./button.module.css";
import { cx } from "./cx.ts";
import { Icon, type IconName } from "./icons.tsx";

interface ButtonProps extends Omit<ComponentProps<"button">, "disabled"> {
  /** One `primary` per screen, in the game's colour; `second` is vellum, `quiet` text only, `night` for dark bars. */
  readonly kind?: "primary" | "second" | "quiet" | "night";
  readonly icon?: IconName;
  /** The key that does the same. */
  readonly shortcut?: string;
  /** Why it cannot be done yet. It stays reachable by keys, shows the reason and does nothing. */
  readonly reason?: string | undefined;
  readonly children: ReactNode;
}

export function Button(props: ButtonProps): ReactElement {
  const { kind = "second", icon, shortcut, reason, children, className, onClick, type = "button", ...rest } = props;
  const why = useId();
  const waiting = reason !== undefined;
  const refuse = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      {...rest}
      type={type}
      className={cx(styles["button"], className)}
      data-kind={waiting ? "waiting" : kind}
      onClick={waiting ? refuse : onClick}
      aria-keyshortcuts={shortcut}
      {...(waiting && { "aria-disabled": true, "aria-describedby": why })}
    >
      {icon && <Icon name={icon} />}
      <span className={styles["words"]}>
        <span className={styles["label"]}>{children}</span>
        {waiting && (
          // Hidden from the name only: it is read as the description.
          <small id={why} className={styles["reason"]} aria-hidden="true">
            {reason}
          </small>
        )}
      </span>
      {shortcut && (
        <span className={styles["key"]} aria-hidden="true">
          {shortcut}
        </span>
      )}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<"button">, "disabled" | "aria-label" | "children"> {
  readonly icon: IconName;
  readonly label: string;
  readonly tone?: "vellum" | "night";
  readonly size?: number;
}

/** A round button of 44 px with an icon only; the label is its name and its hint. */
export function IconButton({
  icon,
  label,
  tone = "vellum",
  size = 22,
  className,
  ...rest
}: IconButtonProps): ReactElement {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={cx(styles["round"], className)}
      data-tone={tone}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}

/** A key as it is printed in hints. */
export function Key({ children }: { readonly children: ReactNode }): ReactElement {
  return <kbd className={styles["key"]}>{children}</kbd>;
}
