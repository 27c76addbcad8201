import { useEffect, useEffectEvent } from "react";
import { useCamera } from "./camera-store.ts";
import { useControl } from "./control.ts";
import { type ShortcutId, shortcutOf, takesLetters } from "./shortcuts.ts";
import type { Verb } from "./slots.ts";
import { useWhyNot } from "./why-not.tsx";

interface KeysProps {
  readonly verbs: readonly Verb[];
  backOut(): boolean;
}

/** Listens to single keys for the whole table. */
export function Keys({ verbs, backOut }: KeysProps) {
  const control = useControl();
  const camera = useCamera();
  const whyNot = useWhyNot();
  const { table, sheet } = control;

  const does: Readonly<Record<ShortcutId, () => void>> = {
    undo: control.undo,
    hint: () => table.seat !== null && control.askHint(),
    rules: () => control.openRules(whyNot.cited()),
    "text-board": control.toggleText,
    log: () => control.open("log"),
    chat: () => control.link.online && control.open("chat"),
    "zoom-in": () => camera.zoomBy(1.3),
    "zoom-out": () => camera.zoomBy(1 / 1.3),
    fit: () => camera.fit(),
    previous: () => control.showNext(-1),
    next: () => control.showNext(1),
    list: () => control.open("keys"),
  };

  /** Undoes the last thing that is open or chosen, from the innermost outwards. */
  const back = () => {
    whyNot.hide();
    if (control.dropProposal() || backOut()) return;
    if (sheet !== null) control.open(null);
    else if (control.hint) control.closeHint();
    else if (!table.isLive) control.show(null);
    else if (control.isText) control.toggleText();
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    // A dialog has its own keys, and closes itself.
    if (event.defaultPrevented || takesLetters(document.activeElement) || document.querySelector("[role=dialog]"))
      return;
    if (event.key === "Escape") return back();
    const verb = verbs.find(({ key }) => key?.toUpperCase() === event.key.toUpperCase());
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (verb && isPlain && table.isLive && table.proposed === null) {
      if (!verb.reason) verb.choose();
      return;
    }
    const shortcut = shortcutOf(event);
    if (shortcut) does[shortcut]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  return null;
}
