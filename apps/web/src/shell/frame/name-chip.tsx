import { type KeyboardEvent, useRef, useState } from "react";
import { cx } from "../../design/cx.ts";
import { Icon } from "../../design/icons.tsx";
import { changeSettings, useSettings } from "../../settings/settings.ts";
import { useTexts } from "../../texts/context.tsx";
import styles from "./name-chip.module.css";

export const LONGEST_NAME = 24;

/** Who plays here; a press makes it a field. */
export function NameChip({ className }: { readonly className?: string | undefined }) {
  const { name } = useSettings();
  const { text } = useTexts();
  const [draft, setDraft] = useState<string | null>(null);
  const chip = useRef<HTMLButtonElement>(null);
  const shown = name || text("guest.name");

  const keep = () => {
    if (draft !== null) changeSettings({ name: draft.trim() });
    setDraft(null);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Enter") keep();
    if (key === "Escape") setDraft(null);
    // The field goes away, and the focus must not go with it.
    if (key === "Enter" || key === "Escape") requestAnimationFrame(() => chip.current?.focus());
  };

  const picture = (
    <span className={styles["picture"]}>
      <Icon name="raven" size={22} />
    </span>
  );
  if (draft === null) {
    return (
      <button
        ref={chip}
        type="button"
        className={cx(styles["chip"], className)}
        aria-label={text("guest.change", { name: shown })}
        title={text("guest.change", { name: shown })}
        onClick={() => setDraft(name)}
      >
        {picture}
        <span className={styles["name"]}>{shown}</span>
      </button>
    );
  }
  return (
    <label className={cx(styles["chip"], className)}>
      {picture}
      <span className="visually-hidden">{text("settings.name")}</span>
      <input
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just pressed.
        autoFocus
        className={styles["field"]}
        value={draft}
        maxLength={LONGEST_NAME}
        placeholder={text("guest.name")}
        autoComplete="nickname"
        enterKeyHint="done"
        onChange={(event) => setDraft(event.target.value)}
        onBlur={keep}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}
