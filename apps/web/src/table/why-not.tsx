import {
  createContext,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useTexts } from "../texts/context.tsx";
import { useControl } from "./control.ts";
import { useLatest } from "./latest.ts";
import { useAnnounce } from "./live-region.tsx";
import type { Reason } from "./table.ts";

export interface Asked {
  readonly reason: Reason;
  readonly title: string;
  readonly picture: ReactNode;
  readonly target: Element;
}

/** What is said beside the reason. */
interface Explanation {
  /** What is refused, in a few words: “Cannot cover this tile”. */
  readonly title?: string;
  /** Pictures that compare what is needed with what is there. */
  readonly picture?: ReactNode;
}

interface WhyNot {
  /** What makes anything that is unavailable tell its reason. The reason is worked out only when somebody asks. */
  props(reason: () => Reason | null | undefined, explanation?: Explanation): WhyNotProps;
  hide(): void;
  /** The clause that is cited at the moment. */
  cited(): string | null;
}

interface WhyNotProps {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
  onClickCapture(event: MouseEvent): void;
}

const WhyNotContext = createContext<WhyNot | null>(null);

interface Shown {
  readonly asked: Asked | null;
  /** Lets the leaf stay while the pointer is on it. */
  keepOpen(): void;
}

const ShownContext = createContext<Shown>({ asked: null, keepOpen: () => undefined });

/** What is told at the moment; only the leaf that tells it needs to know. */
export function useShownReason(): Shown {
  return use(ShownContext);
}

/** Tells why something cannot be chosen, when it is hovered, focused, pressed long or pressed in vain. */
export function useWhyNot(): WhyNot {
  const whyNot = use(WhyNotContext);
  if (!whyNot) throw new Error("useWhyNot is used outside of a table");
  return whyNot;
}

const HOVER_MS = 250;
const HOLD_MS = 450;
/** Long enough to move the pointer from the piece to the clause in the leaf. */
const LINGER_MS = 260;
const MOVED_PX = 10;
const NOT_ENTERED = { target: null, x: 0, y: 0 };

export function WhyNotProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const announce = useAnnounce();
  const texts = useTexts();
  const timer = useRef(0);
  const pressed = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const entered = useRef<{ readonly target: Element | null; readonly x: number; readonly y: number }>(NOT_ENTERED);
  const latest = useLatest({ asked, announce, texts });

  const whyNot = useMemo((): WhyNot => {
    const later = (task: () => void, delay: number) => {
      clearTimeout(timer.current);
      timer.current = window.setTimeout(task, delay);
    };
    const hide = () => {
      clearTimeout(timer.current);
      setAsked(null);
    };
    return {
      hide,
      cited: () => latest.current.asked?.reason.clause ?? null,
      props(reasonOf, { title, picture = null } = {}) {
        const show = (target: Element, isSaid: boolean) => {
          const reason = reasonOf();
          if (!reason) return hide();
          clearTimeout(timer.current);
          const { announce, texts } = latest.current;
          const name = title ?? texts.text("why.title");
          setAsked({ reason, title: name, picture, target });
          if (isSaid) announce(`${name}. ${texts.say(reason.message)}`);
        };
        return {
          onPointerEnter: ({ currentTarget: target, clientX: x, clientY: y }) => {
            entered.current = { target, x, y };
          },
          // A finger that is lifted leaves too: then the reason stays until something else is touched.
          onPointerLeave: ({ pointerType }) => pointerType === "mouse" && later(hide, LINGER_MS),
          onPointerDown: ({ pointerType, currentTarget, clientX: x, clientY: y }) => {
            if (pointerType === "mouse") return;
            pressed.current = { x, y };
            later(() => show(currentTarget, true), HOLD_MS);
          },
          onPointerMove: ({ pointerType, currentTarget, clientX, clientY }) => {
            // A mouse that moves onto something enters it and moves on it, both at one place. Where the board changes under one that
            // rests, it only enters: then nobody has asked, and nothing may cover what is pressed next, with a finger perhaps.
            const { target, x, y } = entered.current;
            const hasCome = currentTarget === target && clientX === x && clientY === y;
            if (pointerType === "mouse" && hasCome) later(() => show(currentTarget, false), HOVER_MS);
            const from = pressed.current;
            if (!from || Math.hypot(clientX - from.x, clientY - from.y) <= MOVED_PX) return;
            pressed.current = null;
            hide();
          },
          onPointerUp: () => {
            pressed.current = null;
          },
          onPointerCancel: () => {
            pressed.current = null;
            hide();
          },
          onFocus: ({ currentTarget }) => {
            if (currentTarget.matches(":focus-visible, :has(:focus-visible)")) show(currentTarget, true);
          },
          onBlur: () => later(hide, LINGER_MS),
          // Pressing in vain asks for the reason too; what can be chosen has none and goes on as usual.
          onClickCapture: ({ currentTarget }) => show(currentTarget, true),
        };
      },
    };
  }, [latest]);

  const { sight, table } = useControl();
  const moment = `${sight.seq} ${table.step}`;
  // What was refused a moment ago may be allowed now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the moment changes
  useEffect(() => whyNot.hide(), [whyNot, moment]);
  const shown = useMemo(() => ({ asked, keepOpen: () => clearTimeout(timer.current) }), [asked]);
  return (
    <WhyNotContext value={whyNot}>
      <ShownContext value={shown}>{children}</ShownContext>
    </WhyNotContext>
  );
}
