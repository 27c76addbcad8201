import { IntlMessageFormat } from "intl-messageformat";

/** The names of a message's placeholders, also of those within plural and select. */
export function placeholders(message: string): string[] {
  const names = (parts: ReturnType<IntlMessageFormat["getAst"]>): string[] =>
    parts.flatMap((part) => [
      ...("value" in part && part.type !== 0 ? [part.value] : []),
      ...("options" in part ? Object.values(part.options).flatMap(({ value }) => names(value)) : []),
    ]);
  return [...new Set(names(new IntlMessageFormat(message, "en").getAst()))].sort();
}
