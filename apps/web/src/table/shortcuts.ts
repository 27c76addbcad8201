/** The keys of the frame; verbs and boards bring their own. Each has a text `keys.<id>`. */
export const SHORTCUTS = [
  { id: "undo", key: "U" },
  { id: "hint", key: "H" },
  { id: "rules", key: "R" },
  { id: "text-board", key: "T" },
  { id: "log", key: "L" },
  { id: "chat", key: "W" },
  { id: "zoom-in", key: "+" },
  { id: "zoom-out", key: "-" },
  { id: "fit", key: "0" },
  { id: "previous", key: "," },
  { id: "next", key: "." },
  { id: "list", key: "?" },
] as const;

export type ShortcutId = (typeof SHORTCUTS)[number]["id"];

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The shortcut that a key press means. `=` is where `+` is without Shift. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey }: Pressed): ShortcutId | null {
  if (ctrlKey || metaKey || altKey) return null;
  const wanted = key === "=" ? "+" : key.toUpperCase();
  return SHORTCUTS.find((shortcut) => shortcut.key === wanted)?.id ?? null;
}

/** Whether letters belong to what has the focus: a text that is being written, or a list that is open. */
export function takesLetters(element: Element | null): boolean {
  return (
    element?.closest("input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu]") !=
    null
  );
}
