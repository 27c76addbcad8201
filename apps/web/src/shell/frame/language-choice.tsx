import { LANGUAGES, type Language } from "@gatehouse/engine";
import { Segmented } from "../../design/controls.tsx";
import { changeSettings, useSettings } from "../../settings/settings.ts";
import { useTexts } from "../../texts/context.tsx";

/** Every language in its own words, so that it is found by whoever reads no other. */
const NAMES: Readonly<Record<Language, string>> = { en: "English", es: "Español", de: "Deutsch" };

const SHORT = LANGUAGES.map((value) => ({ value, label: value.toUpperCase(), title: NAMES[value] }));
const FULL = LANGUAGES.map((value) => ({ value, label: NAMES[value] }));

/** Switches the language at once; whatever is open stays as it is. */
export function LanguageChoice({ full = false }: { readonly full?: boolean }) {
  const { language } = useSettings();
  const { text } = useTexts();
  return (
    <Segmented
      label={text("settings.language")}
      hideLabel={!full}
      value={language}
      choices={full ? FULL : SHORT}
      onChange={(next) => changeSettings({ language: next })}
    />
  );
}
