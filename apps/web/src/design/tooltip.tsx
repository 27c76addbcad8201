import { Tooltip as Radix } from "radix-ui";
import {
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import styles from "./tooltip.module.css";

interface TooltipProps {
  readonly content: ReactNode;
  readonly side?: "top" | "right" | "bottom" | "left";
  /** One element that can be pointed at and takes focus. */
  readonly children: ReactElement;
}

const HOLD_MS = 450;
const MOVED_PX = 10;

/** A dark leaf that explains what is hovered, focused, or pressed for a while on a touch screen. */
export function Tooltip({ content, side = "top", children }: TooltipProps): ReactElement {
  const [open, setOpen] = useState(false);
  const held = useHold(() => setOpen(true));
  return (
    <Radix.Provider delayDuration={350} skipDelayDuration={150}>
      {/* The finger that opened it by holding must not close it by being lifted. */}
      <Radix.Root open={open} onOpenChange={(next) => setOpen(next || held.isHeld())}>
        <Radix.Trigger asChild {...held.handlers}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles["tooltip"]} side={side} sideOffset={8} collisionPadding={8}>
            {content}
            <Radix.Arrow className={styles["arrow"]} width={16} height={9} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

/** Calls back when a finger rests; the press that ends such a hold is not a choice. */
function useHold(onHold: () => void) {
  const press = useRef<{ x: number; y: number; timer: number } | null>(null);
  const held = useRef(false);
  const stop = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  return {
    isHeld: () => held.current,
    handlers: {
      onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
        held.current = false;
        if (pointerType === "mouse") return;
        stop();
        const timer = window.setTimeout(() => {
          held.current = true;
          onHold();
        }, HOLD_MS);
        press.current = { x, y, timer };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const from = press.current;
        if (from && Math.hypot(clientX - from.x, clientY - from.y) > MOVED_PX) stop();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu: (event: MouseEvent) => {
        if (press.current) event.preventDefault();
      },
      onClickCapture: (event: MouseEvent) => {
        if (!held.current) return;
        event.preventDefault();
        event.stopPropagation();
        // Closing is possible again only after this click has passed.
        window.setTimeout(() => {
          held.current = false;
        });
      },
    },
  };
}
