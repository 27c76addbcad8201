import { Dialog as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { IconButton } from "./button.tsx";
import { cx } from "./cx.ts";
import styles from "./dialog.module.css";

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** One sentence under the title. */
  readonly description?: ReactNode;
  /** The name of the button that closes it. */
  readonly closeLabel: string;
  /** The verbs at its foot; they stay visible while the rest scrolls. */
  readonly verbs?: ReactNode;
  /** `sheet` always comes from below, as everything does on phones. */
  readonly form?: "leaf" | "sheet";
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A leaf laid over the page; on a phone a sheet from below. */
export function Dialog(props: DialogProps): ReactElement {
  const { open, onOpenChange, title, description, closeLabel, verbs, form = "leaf", wide = false, children } = props;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles["veil"]} />
        <Radix.Content
          className={cx(styles["dialog"], wide && styles["wide"])}
          data-form={form}
          // Radix warns if nothing describes the dialog; without a description that is meant so.
          {...(description === undefined && { "aria-describedby": undefined })}
        >
          <header className={styles["head"]}>
            <div>
              <Radix.Title className={styles["title"]}>{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className={styles["description"]}>{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton icon="cancel" label={closeLabel} size={20} />
            </Radix.Close>
          </header>
          <div className={styles["body"]}>{children}</div>
          {verbs !== undefined && <footer className={styles["verbs"]}>{verbs}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
