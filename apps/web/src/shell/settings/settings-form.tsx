import { Segmented, Switch, TextField } from "../../design/controls.tsx";
import { changeSettings, useSettings } from "../../settings/settings.ts";
import { useTexts } from "../../texts/context.tsx";
import { LanguageChoice } from "../frame/language-choice.tsx";
import { LONGEST_NAME } from "../frame/name-chip.tsx";
import { ThemeChoice } from "../frame/theme-choice.tsx";
import styles from "./settings-form.module.css";

/** All that a person can choose about how it looks and behaves; every change holds at once. */
export function SettingsForm() {
  const { name, motion, sound, patterns, sending } = useSettings();
  const { text } = useTexts();
  return (
    <div className={styles["form"]}>
      <TextField
        label={text("settings.name")}
        value={name}
        maxLength={LONGEST_NAME}
        placeholder={text("guest.name")}
        onChange={(next) => changeSettings({ name: next })}
      />
      <LanguageChoice full />
      <ThemeChoice />
      <Segmented
        label={text("settings.sending")}
        value={sending}
        choices={[
          { value: "at-once", label: text("settings.sending.at-once") },
          { value: "confirm", label: text("settings.sending.confirm") },
        ]}
        onChange={(next) => changeSettings({ sending: next })}
      />
      <Segmented
        label={text("settings.motion")}
        value={motion}
        choices={[
          { value: "system", label: text("settings.motion.system") },
          { value: "off", label: text("settings.motion.off") },
        ]}
        onChange={(next) => changeSettings({ motion: next })}
      />
      <Switch
        label={text("settings.patterns")}
        hint={text("settings.patterns.hint")}
        checked={patterns === "bold"}
        onChange={(isBold) => changeSettings({ patterns: isBold ? "bold" : "normal" })}
      />
      <Switch
        label={text("settings.sound")}
        hint={text("settings.sound.hint")}
        checked={sound}
        onChange={(isOn) => changeSettings({ sound: isOn })}
      />
    </div>
  );
}
