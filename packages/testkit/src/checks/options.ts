import { type AnyGame, canonical, type OptionSpec } from "@gatehouse/engine";
import type { Check } from "../check.ts";

export const options: Check = {
  name: "options",
  promise: "right options open a match and say so in full; wrong ones are answered, never thrown",
  async ask(game, seats) {
    const opened = game.open({ seats });
    if (!opened.ok) return `the defaults for ${seats} seats are refused: ${canonical(opened.error)}`;
    const again = game.open(opened.value.options);
    if (!again.ok || canonical(again.value.options) !== canonical(opened.value.options))
      return "the resolved options do not open the same match again";
    const accepted = wrongOptions(game, seats).find((wrong) => game.open(wrong).ok);
    return accepted === undefined ? undefined : `the options ${canonical(accepted)} are accepted`;
  },
};

function wrongOptions(game: AnyGame, seats: number): unknown[] {
  const { min, max } = game.seats;
  const strangers = [
    null,
    [],
    "x",
    3,
    {},
    { seats: "2" },
    { seats: min - 1 },
    { seats: max + 1 },
    { seats: min + 0.5 },
  ];
  const applying = game.options.filter((spec) => spec.atSeats === undefined || spec.atSeats.includes(seats));
  const names = new Set(applying.map((spec) => spec.name));
  const missing = game.options.filter((spec) => !names.has(spec.name)).map((spec) => ({ seats, [spec.name]: 1 }));
  return [
    ...strangers,
    { seats, "no-such-option": 1 },
    ...missing,
    ...applying.flatMap((spec) => wrongValues(spec, seats)),
  ];
}

function wrongValues(spec: OptionSpec, seats: number): object[] {
  const wrong: unknown[] =
    spec.kind === "integer" ? [spec.min - 1, spec.max + 1, "1", true] : [17, "no-such-value", []];
  return wrong.map((value) => ({ seats, [spec.name]: value }));
}
