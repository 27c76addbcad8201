import { IconButton } from "../../design/button.tsx";
import { changeSettings, useSettings } from "../../settings/settings.ts";
import { useTexts } from "../../texts/context.tsx";
import { useMedia } from "../parts/use-media.ts";

/** Turns to the other theme than the one that is seen. */
export function ThemeButton({ className }: { readonly className?: string | undefined }) {
  const { theme } = useSettings();
  const { text } = useTexts();
  const systemIsDark = useMedia("(prefers-color-scheme: dark)");
  const isDark = theme === "system" ? systemIsDark : theme === "dark";
  return (
    <IconButton
      icon={isDark ? "sun" : "moon"}
      label={text(isDark ? "frame.to-light" : "frame.to-dark")}
      className={className}
      onClick={() => changeSettings({ theme: isDark ? "light" : "dark" })}
    />
  );
}
