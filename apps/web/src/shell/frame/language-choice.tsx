import { LANGUAGES, type Language } from "@gatehouse/engine";
import { startTransition, useOptimistic } from "react";
import { Segmented } from "../../design/controls.tsx";
import { changeSettings, useSettings } from "../../settings/settings.ts";
import { shellMessages, useTexts } from "../../texts/context.tsx";

/** Every language in its own words, so that it is found by whoever reads no other. */
const NAMES: Readonly<Record<Language, string>> = { en: "English", es: "Español", de: "Deutsch" };

const SHORT = LANGUAGES.map((value) => ({ value, label: value.toUpperCase(), title: NAMES[value] }));
const FULL = LANGUAGES.map((value) => ({ value, label: NAMES[value] }));

/** Switches the language at once; whatever is open stays as it is. */
export function LanguageChoice({ full = false }: { readonly full?: boolean }) {
  const { language } = useSettings();
  const { text } = useTexts();
  // The choice shows at once, also while its texts are fetched.
  const [shown, show] = useOptimistic(language);
  const choose = (next: Language) =>
    startTransition(async () => {
      show(next);
      await speak(next);
    });
  return (
    <Segmented
      label={text("settings.language")}
      hideLabel={!full}
      value={shown}
      choices={full ? FULL : SHORT}
      onChange={choose}
    />
  );
}

async function speak(language: Language): Promise<void> {
  const loading = shellMessages(language);
  const value = await loading;
  // Tells React that they are here; else it would hide the page for a moment, and with it the focus.
  Object.assign(loading, { status: "fulfilled", value });
  changeSettings({ language });
}
