import { type MouseEvent, useState } from "react";
import { Link } from "wouter";
import { TextField } from "../../design/controls.tsx";
import { Dialog } from "../../design/dialog.tsx";
import { Icon, type IconName } from "../../design/icons.tsx";
import { changeSettings, useSettings } from "../../settings/settings.ts";
import { useTexts } from "../../texts/context.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import styles from "./menu-sheet.module.css";
import { LONGEST_NAME } from "./name-chip.tsx";
import { PLACES } from "./places.ts";
import { ThemeChoice } from "./theme-choice.tsx";

const MORE: readonly { readonly href: string; readonly key: string; readonly icon: IconName }[] = [
  { href: "/you", key: "frame.you", icon: "raven" },
  { href: "/settings", key: "frame.settings", icon: "cog" },
  { href: "/credits", key: "frame.credits", icon: "laurels" },
];

/** All that the header has room for only on wide screens. */
export function MenuSheet({ onClose }: { readonly onClose: () => void }) {
  const { text } = useTexts();
  const { name } = useSettings();
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  const followed = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a")) close();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      form="sheet"
      title={text("frame.menu")}
      closeLabel={text("close")}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links in it are what is pressed, by keys too. */}
      <div onClick={followed}>
        <nav aria-label={text("frame.pages")} className={styles["places"]}>
          {[...PLACES, ...MORE].map(({ href, key, icon }) => (
            <Link key={href} href={href}>
              <Icon name={icon} size={22} />
              {text(key)}
            </Link>
          ))}
        </nav>
        <LanguageChoice full />
        <ThemeChoice />
        <TextField
          label={text("settings.name")}
          value={name}
          maxLength={LONGEST_NAME}
          placeholder={text("guest.name")}
          onChange={(next) => changeSettings({ name: next })}
        />
      </div>
    </Dialog>
  );
}
