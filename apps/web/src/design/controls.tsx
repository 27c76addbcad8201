import { type ReactElement, type ReactNode, useId } from "react";
import styles from "./controls.module.css";
import { Chevron } from "./icons.tsx";

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  /** The full name where the label is an abbreviation. */
  readonly title?: string;
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly onChange: (value: T) => void;
}

/** A few choices side by side, one of which holds. */
export function Segmented<T extends string>(props: ChoiceProps<T> & { readonly hideLabel?: boolean }): ReactElement {
  const { label, value, choices, onChange, hideLabel = false } = props;
  const name = useId();
  return (
    <fieldset className={styles["row"]}>
      <legend className={hideLabel ? "visually-hidden" : styles["label"]}>{label}</legend>
      <span className={styles["segments"]}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles["segment"]} title={choice.title}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              aria-label={choice.title}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}

/** A longer list of choices; the device's own list opens. */
export function Select<T extends string>({ label, value, choices, onChange }: ChoiceProps<T>): ReactElement {
  return (
    <label className={styles["row"]}>
      <span className={styles["label"]}>{label}</span>
      <span className={styles["select"]}>
        <select
          value={value}
          onChange={(event) => {
            const chosen = choices.find((choice) => choice.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Chevron to="down" />
      </span>
    </label>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something that is on or off. */
export function Switch({ label, hint, checked, onChange }: SwitchProps): ReactElement {
  return (
    <label className={styles["row"]}>
      <span className={styles["label"]}>
        {label}
        {hint !== undefined && <small className={styles["hint"]}>{hint}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={styles["switch"]}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength?: number;
  readonly placeholder?: string;
}

/** One line of text. */
export function TextField({ label, value, onChange, maxLength, placeholder }: FieldProps): ReactElement {
  return (
    <label className={styles["row"]}>
      <span className={styles["label"]}>{label}</span>
      <input
        className={styles["field"]}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
