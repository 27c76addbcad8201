import type { ComponentValue } from "@gatehouse/engine";
import type { Texts } from "../../texts/texts.ts";

/** A printed value in words: numbers, yes and no, names of other components, lists of these. */
export function valueWords(value: ComponentValue, texts: Texts): string {
  if (value === null) return texts.text("components.nothing");
  if (typeof value === "boolean") return texts.text(value ? "components.yes" : "components.no");
  if (typeof value === "number") return texts.number(value, Number.isInteger(value) ? 0 : 1);
  if (typeof value === "string") return nameOf(value, texts);
  if (isList(value)) {
    if (value.length === 0) return texts.text("components.nothing");
    return value.map((each) => valueWords(each, texts)).join(", ");
  }
  return Object.entries(value)
    .map(([name, each]) => `${valueName(name, texts)}: ${valueWords(each, texts)}`)
    .join(", ");
}

function isList(value: ComponentValue): value is readonly ComponentValue[] {
  return Array.isArray(value);
}

/** What a column is called: the game's own word for it, or the pages' word for what many games have. */
export function valueName(name: string, texts: Texts): string {
  return texts.text(texts.has(`value.${name}`) ? `value.${name}` : `components.value.${name}`);
}

/** The name of a component, whichever table it is in; a word that is none is the game's own. */
function nameOf(id: string, texts: Texts): string {
  const key = texts.keys("component.").find((each) => each.endsWith(`.${id}`));
  return key ? texts.text(key) : texts.has(`value.${id}`) ? texts.text(`value.${id}`) : id.replaceAll("-", " ");
}
