import type { OptionSpec } from "@gatehouse/engine";
import { Segmented, Select, Switch } from "../../design/controls.tsx";
import type { Texts } from "../../texts/texts.ts";

interface OptionFieldProps {
  readonly spec: OptionSpec;
  readonly value: unknown;
  /** With the game's own words. */
  readonly texts: Texts;
  readonly onChange: (value: unknown) => void;
}

/** Longer labels do not fit side by side on a phone. */
const FITS_IN_A_ROW = 30;

/** One option of a game, as its kind asks for. */
export function OptionField({ spec, value, texts: { text }, onChange }: OptionFieldProps) {
  const label = text(`option.${spec.name}`);
  if (spec.kind === "flag") {
    return <Switch label={label} checked={value === undefined ? spec.default : value === true} onChange={onChange} />;
  }
  if (spec.kind === "overrides") return null;
  const choices =
    spec.kind === "choice"
      ? spec.of.map((each) => ({ value: each, label: text(`option.${spec.name}.${each}`) }))
      : numbers(spec.min, spec.max).map((each) => ({ value: String(each), label: String(each) }));
  const fits = choices.reduce((sum, choice) => sum + choice.label.length + 3, 0) <= FITS_IN_A_ROW;
  const Field = fits ? Segmented : Select;
  return (
    <Field
      label={label}
      value={String(value ?? spec.default)}
      choices={choices}
      onChange={(chosen) => onChange(spec.kind === "integer" ? Number(chosen) : chosen)}
    />
  );
}

function numbers(least: number, most: number): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}
