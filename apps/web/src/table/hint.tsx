import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button, IconButton } from "../design/button.tsx";
import { Icon } from "../design/icons.tsx";
import { Leaf } from "../design/leaf.tsx";
import type { HintDepth } from "../match/link.ts";
import { useTexts } from "../texts/context.tsx";
import { useCamera } from "./camera-store.ts";
import { Consequences } from "./consequences.tsx";
import { type Hint, useControl } from "./control.ts";
import styles from "./hint.module.css";
import { useAnnounce } from "./live-region.tsx";

/** Only who asks why loads the answer. */
const HintReasons = lazy(async () => ({ default: (await import("../insight/hint-reasons.tsx")).HintReasons }));

const NEXT: Readonly<Record<HintDepth, string | null>> = { nudge: "hint.show-move", move: "hint.show-why", why: null };

/** What the leaf may come to cover when it lies at the upper left. */
const HINT_CORNER = { x: 0, y: 0, width: 340, height: 430 };

/** A hint, one depth at a time: what kind of thing to do, the very move, and what speaks for it. */
export function HintLeaf() {
  const { hint, table } = useControl();
  // Once a move is proposed, what it does is told in the tray.
  return hint && table.proposed === null && <OpenHint hint={hint} />;
}

function OpenHint({ hint: { depth, action, advice } }: { readonly hint: Hint }) {
  const { table, askHint, closeHint } = useControl();
  const texts = useTexts();
  const announce = useAnnounce();
  const said = useRef<HTMLDivElement>(null);
  const camera = useCamera();
  // Away from the place of play, and staying there while it is read.
  const [corner] = useState(() => (camera.isFocusWithin(HINT_CORNER) ? "right" : "left"));
  const say = useEffectEvent(() => announce(said.current?.textContent ?? ""));
  const [areReasonsShown, setReasonsShown] = useState(false);
  const hasReasons = depth === "why" && advice[0]?.lead !== undefined;
  // Read out when there is something to read, and again when there is more.
  const told = action && (!hasReasons || areReasonsShown) ? depth : null;
  useEffect(() => {
    if (told) say();
  }, [told]);
  const next = NEXT[depth];
  return (
    <Leaf
      as="aside"
      tone="night"
      plain
      className={styles["hint"]}
      data-corner={corner}
      aria-label={texts.text("hint.label")}
    >
      <div className={styles["head"]}>
        <Icon name="light-bulb" size={20} />
        <b>{texts.text(`hint.title.${depth}`)}</b>
        <IconButton tone="night" icon="cancel" size={16} label={texts.text("hint.close")} onClick={closeHint} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what may have to be scrolled must be reached by keys */}
      <div ref={said} className={styles["text"]} tabIndex={0}>
        {action === null && <p>{texts.text("hint.thinking")}</p>}
        {action && depth === "nudge" && <p>{texts.text(nudgeKey(action.type, texts.has))}</p>}
        {action && depth !== "nudge" && <p>{texts.show(table.rules.words.action(table.view, action))}</p>}
        {hasReasons && (
          <Suspense fallback={null}>
            <HintReasons advice={advice} onShown={() => setReasonsShown(true)} />
          </Suspense>
        )}
        {action && depth === "why" && <Consequences actions={[action]} withPoints />}
      </div>
      {action && (
        <div className={styles["verbs"]}>
          {next && (
            <Button kind="night" onClick={askHint}>
              {texts.text(next)}
            </Button>
          )}
          {depth !== "nudge" && (
            <Button kind="night" onClick={() => table.choose(action)}>
              {texts.text("hint.do-it")}
            </Button>
          )}
        </div>
      )}
    </Leaf>
  );
}

/** A game may word its own nudge for a kind of action; else it is told that there is one worth looking for. */
function nudgeKey(type: string, has: (key: string) => boolean): string {
  const own = `nudge.${type}`;
  return has(own) ? own : "hint.nudge";
}
