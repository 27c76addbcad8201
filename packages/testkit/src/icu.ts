import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { LANGUAGES, type Message, type MessageLoaders, type Messages } from "@gatehouse/engine";

/** What has been parsed once: random games say the same few hundred messages again and again. */
const parsed = new Map<string, readonly string[]>();

/** The names of all values that an ICU message asks for, sorted. */
export function placeholders(text: string): readonly string[] {
  const known = parsed.get(text);
  if (known) return known;
  const names = new Set<string>();
  collect(parse(text), names);
  const sorted = [...names].sort();
  parsed.set(text, sorted);
  return sorted;
}

function collect(elements: readonly MessageFormatElement[], names: Set<string>): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type !== TYPE.tag) names.add(element.value);
    if (element.type === TYPE.tag) collect(element.children, names);
    if (element.type === TYPE.select || element.type === TYPE.plural)
      for (const option of Object.values(element.options)) collect(option.value, names);
  }
}

/** The catalogues of all languages, English first. */
export async function loadCatalogues(loaders: MessageLoaders): Promise<Messages[]> {
  return Promise.all(LANGUAGES.map(async (language) => (await loaders[language]()).default));
}

/** The first difference in keys or placeholders between the languages of a catalogue. */
export function catalogueProblem(catalogues: readonly Messages[]): string | undefined {
  const [english = {}, ...others] = catalogues;
  for (const [i, other] of others.entries()) {
    const language = LANGUAGES[i + 1];
    const missing = Object.keys(english).find((key) => other[key] === undefined);
    if (missing !== undefined) return `${missing} is missing in ${language}`;
    const surplus = Object.keys(other).find((key) => english[key] === undefined);
    if (surplus !== undefined) return `${surplus} is in ${language}, but not in English`;
    for (const [key, text] of Object.entries(english)) {
      const [expected, found] = [placeholders(text), placeholders(other[key] ?? "")];
      if (expected.join() !== found.join()) return `${key} has {${found}} in ${language}, but {${expected}} in English`;
    }
  }
  return undefined;
}

/** Why a message cannot be shown: its key is unknown, or it lacks a value that the text asks for. */
export function messageProblem(catalogue: Messages, message: Message): string | undefined {
  const text = catalogue[message.key];
  if (text === undefined) return `there is no message ${message.key}`;
  const values = message.values ?? {};
  const lacking = placeholders(text).find((name) => values[name] === undefined);
  if (lacking !== undefined) return `${message.key} asks for {${lacking}}, which is not given`;
  for (const value of Object.values(values)) {
    const problem = typeof value === "object" && "key" in value ? messageProblem(catalogue, value) : undefined;
    if (problem) return problem;
  }
  return undefined;
}
