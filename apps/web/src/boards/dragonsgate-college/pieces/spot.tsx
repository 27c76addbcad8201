import { type Action, game } from "@gatehouse/dragonsgate-college";
import type { CSSProperties, MouseEvent, ReactNode } from "react";
import { cx } from "../../../design/cx.ts";
import { merged } from "../../../table/handlers.ts";
import { useWhyNot } from "../../../table/why-not.tsx";
import { type College, useCollege } from "../college.ts";
import styles from "./spot.module.css";

interface SpotProps {
  /** What pressing it means; of several the first that is legal is considered and done. */
  readonly actions: readonly Action[];
  /** What it is, in words. */
  readonly label: string;
  /** What it is called above the reason why it cannot be chosen, if the label says too much. */
  readonly name?: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly shortcut?: string;
  readonly isChosen?: boolean;
  /** Whether it can be pressed although what it leads to is still open, such as a gate with several ways. */
  readonly isOpen?: boolean;
  /** Whether a finger does it at once: what follows can be taken back, and is the preview itself. */
  readonly isDirect?: boolean;
  /** What pressing does instead of acting. */
  onPress?(): void;
  /** For drags and tests: what it stands for. */
  readonly data?: { readonly [name: `data-${string}`]: string | number | boolean | undefined };
  readonly children: ReactNode;
}

/** A place of the college that can be pointed at, pressed and walked to: it glows if it can be chosen, else it says why not. */
export function Spot(props: SpotProps) {
  const { actions, label, className, style, shortcut, isChosen = false, isDirect = false, onPress, data } = props;
  const college = useCollege();
  const { table, choosing } = college;
  const whyNot = useWhyNot();
  const action = actions.find((each) => college.isLegal(each)) ?? null;
  const isLegal = table.seat !== null && (props.isOpen ?? action !== null);
  const reason = whyNot.props(() => (isLegal ? null : table.whyNot(actions)), { title: props.name ?? label });
  const press = (event: MouseEvent) => {
    if (!isLegal) return;
    if (onPress) onPress();
    else if (action && isByFinger(event) && !isDirect && !isSame(choosing.touched, action)) choosing.touch(action);
    else if (action) choosing.act(action);
  };
  const own = {
    onPointerEnter: () => action && choosing.consider(action),
    onPointerLeave: () => action && choosing.consider(null),
    onFocus: () => action && choosing.consider(action),
    onBlur: () => action && choosing.consider(null),
    onClick: press,
  };
  return (
    <button
      {...merged(reason, own)}
      {...data}
      type="button"
      tabIndex={-1}
      className={cx(styles["spot"], className)}
      style={style}
      aria-disabled={!isLegal}
      aria-pressed={isChosen || undefined}
      aria-keyshortcuts={shortcut}
      data-spot=""
      data-legal={isLegal || undefined}
      data-chosen={isChosen || undefined}
      data-touched={(action && isSame(choosing.touched, action)) || undefined}
      data-hinted={isHinted(college, actions) || undefined}
    >
      <span className="visually-hidden">{label}</span>
      <span className={styles["looks"]} aria-hidden="true">
        {props.children}
      </span>
    </button>
  );
}

/** A finger shows first what it would do, and does it when it comes again. */
function isByFinger({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === "touch";
}

function isHinted({ table }: College, actions: readonly Action[]): boolean {
  const { hinted } = table;
  return hinted !== null && actions.some((action) => isSame(action, hinted));
}

function isSame(one: Action | null, other: Action | null): boolean {
  return one !== null && other !== null && game.notation.write(one) === game.notation.write(other);
}
