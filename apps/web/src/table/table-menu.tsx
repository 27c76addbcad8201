import { useLocation } from "wouter";
import { IconButton } from "../design/button.tsx";
import { Menu } from "../design/menu.tsx";
import { changeSettings, useSettings } from "../settings/settings.ts";
import { useTexts } from "../texts/context.tsx";
import { useControl } from "./control.ts";
import { useLayout } from "./layout.ts";
import { useSharing } from "./sharing.ts";

/** All that is not needed at every moment. */
export function TableMenu() {
  const { link, guide, isOver, open, openRules, isText, toggleText } = useControl();
  const texts = useTexts();
  const layout = useLayout();
  const { sound } = useSettings();
  const [, go] = useLocation();
  const { shareMoment, exportRecord } = useSharing();
  // Before its end the record of a match on a server would show what is hidden.
  const hasRecord = !link.online || isOver;
  return (
    <Menu
      label={texts.text("menu.label")}
      trigger={<IconButton tone="night" icon="hamburger-menu" label={texts.text("menu.label")} />}
      groups={[
        [
          ...(isOver
            ? [
                {
                  id: "result",
                  icon: "laurel-crown" as const,
                  label: texts.text("result.open"),
                  onSelect: () => open("result"),
                },
              ]
            : []),
          ...(layout === "wide"
            ? []
            : [
                {
                  id: "log",
                  icon: "tied-scroll" as const,
                  label: texts.text("log.open"),
                  shortcut: "L",
                  onSelect: () => open("log"),
                },
                {
                  id: "rules",
                  icon: "rule-book" as const,
                  label: texts.text("clauses.open"),
                  shortcut: "R",
                  onSelect: () => openRules(null),
                },
              ]),
          {
            id: "text",
            icon: "scroll-unfurled",
            label: texts.text(isText ? "text-board.close" : "text-board.open"),
            shortcut: "T",
            onSelect: toggleText,
          },
          {
            id: "keys",
            icon: "player-next",
            label: texts.text("keys.open"),
            shortcut: "?",
            onSelect: () => open("keys"),
          },
        ],
        [
          { id: "share", icon: "share", label: texts.text("menu.share-moment"), onSelect: () => void shareMoment() },
          ...(hasRecord
            ? [
                {
                  id: "export",
                  icon: "treasure-map" as const,
                  label: texts.text("menu.export"),
                  onSelect: () => void exportRecord(),
                },
              ]
            : []),
          ...(!link.online && link.held.length > 0 && !guide
            ? [
                {
                  id: "upload",
                  icon: "linked-rings" as const,
                  label: texts.text(isOver ? "menu.share-online" : "menu.upload"),
                  onSelect: () => go(`/upload/${link.info.id}`),
                },
              ]
            : []),
          ...(link.online
            ? [
                {
                  id: "people",
                  icon: "three-friends" as const,
                  label: texts.text("menu.people"),
                  onSelect: () => open("people"),
                },
              ]
            : []),
        ],
        [
          {
            id: "sound",
            icon: sound ? "sound-on" : "sound-off",
            label: texts.text(sound ? "menu.sound-off" : "menu.sound-on"),
            onSelect: () => changeSettings({ sound: !sound }),
          },
          { id: "settings", icon: "cog", label: texts.text("menu.settings"), onSelect: () => open("settings") },
          { id: "leave", icon: "exit-door", label: texts.text("menu.leave"), onSelect: () => go("/") },
        ],
      ]}
    />
  );
}
