import { Segmented } from "../../design/controls.tsx";
import { changeSettings, useSettings } from "../../settings/settings.ts";
import { useTexts } from "../../texts/context.tsx";

const THEMES = ["system", "light", "dark"] as const;

export function ThemeChoice() {
  const { theme } = useSettings();
  const { text } = useTexts();
  return (
    <Segmented
      label={text("settings.theme")}
      value={theme}
      choices={THEMES.map((value) => ({ value, label: text(`settings.theme.${value}`) }))}
      onChange={(next) => changeSettings({ theme: next })}
    />
  );
}
