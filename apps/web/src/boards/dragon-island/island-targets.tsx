import type { DragonIsland, Table as Tables } from "@gatehouse/dragon-island";
import type { Hex } from "@gatehouse/grid";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useCamera } from "../../table/camera-store.ts";
import { merged } from "../../table/handlers.ts";
import { type RovingItem, useRoving } from "../../table/roving.ts";
import type { Table } from "../../table/table.ts";
import { useWhyNot } from "../../table/why-not.tsx";
import styles from "./island.module.css";
import { askedOf, type IslandModel, type IslandTile } from "./island-model.ts";
import { hexName, petalLabel, tileLabel } from "./labels.ts";
import { PetalMark } from "./petal-marks.tsx";
import { PETAL_RADIUS, type Petal, petalPlace } from "./petals.ts";
import { centreOf, HEX, keyOf, translate } from "./pieces/hex.ts";
import { HexMark } from "./pieces/hex-mark.tsx";
import { candidatesAt } from "./questions.ts";
import type { Choosing } from "./use-choosing.ts";

interface TargetsProps {
  readonly table: Table<DragonIsland>;
  readonly tables: Tables;
  readonly model: IslandModel;
  readonly choosing: Choosing;
}

/** Where the island can be pointed at, pressed and walked over by keys: its hexes, and what is chosen around one. */
export function IslandTargets({ table, tables, model, choosing }: TargetsProps) {
  const { texts, view } = table;
  const asked = askedOf(view);
  const isPlacing = table.seat !== null && asked?.type === "turn" && asked.step === "tile";
  const spaces = isPlacing ? [...model.shore, ...model.fringe] : [];
  const hexes = [...model.hexes, ...spaces].sort((a, b) => a.r - b.r || a.q - b.q);
  const { petals } = choosing;
  const size = usePetalSize();
  const ofPetals = petals.map((petal) => ({ id: petal.id, ...petalPlace(petal, size) }));
  const ofHexes = hexes.map((hex) => ({ id: keyOf(hex), ...centreOf(hex) }));
  // First comes what has to be chosen.
  const items: RovingItem[] = choosing.hexes.size > 0 ? [...ofHexes, ...ofPetals] : [...ofPetals, ...ofHexes];
  const roving = useRoving(items, 180);
  const labelOf = useTileLabels(table, tables);
  const whyNot = useWhyNot();
  const hinted = table.hinted && table.game.notation.write(table.hinted);
  return (
    <g {...useKeptFocus(choosing.hexes.size > 0 ? "" : (petals[0]?.id ?? ""))}>
      {hexes.map((hex) => {
        const key = keyOf(hex);
        const action = choosing.hexes.get(key) ?? null;
        const tile = model.byKey.get(key);
        const label = tile ? labelOf(tile) : texts.text("di.space", { hex: hexName(texts, hex) });
        const reason = whyNot.props(() => (action ? null : table.whyNot(candidatesAt(view, choosing, hex))));
        const considering = action
          ? {
              onPointerEnter: ({ pointerType }: { readonly pointerType: string }) =>
                pointerType === "mouse" && choosing.consider(action),
              onPointerLeave: () => choosing.consider(null),
              onFocus: ({ currentTarget }: FocusEvent) =>
                currentTarget.matches(":focus-visible") && choosing.consider(action),
              onBlur: () => choosing.consider(null),
              onClick: (event: MouseEvent) => choosing.pressHex(key, isFinger(event)),
            }
          : {};
        return (
          <HexTarget
            key={key}
            hex={hex}
            label={action ? `${label}, ${texts.text("di.choosable")}` : label}
            isLegal={action !== null}
            isChosen={choosing.touched !== null && choosing.touched === action}
            props={merged(merged(roving.itemProps(key), reason), considering)}
          />
        );
      })}
      {petals.map((petal) => {
        const reason = whyNot.props(() => (petal.isLegal ? null : table.whyNot([petal.action])));
        const choosingIt = petal.isLegal
          ? {
              onPointerEnter: () => choosing.consider(petal.action),
              onPointerLeave: () => choosing.consider(null),
              onFocus: () => choosing.consider(petal.action),
              onBlur: () => choosing.consider(null),
              onClick: () => choosing.pressPetal(petal),
            }
          : {};
        return (
          <PetalTarget
            key={petal.id}
            table={table}
            petal={petal}
            size={size}
            isHinted={hinted === table.game.notation.write(petal.action)}
            props={merged(merged(roving.itemProps(petal.id), reason), choosingIt)}
          />
        );
      })}
    </g>
  );
}

/** Tiles in words; those on which nothing has changed are not put into words again. */
function useTileLabels(table: Table<DragonIsland>, tables: Tables): (tile: IslandTile) => string {
  const { texts } = table;
  const known = useRef({ texts, labels: new Map<string, string>() });
  if (known.current.texts !== texts) known.current = { texts, labels: new Map() };
  const { labels } = known.current;
  return (tile) => {
    const label = labels.get(tile.sign) ?? tileLabel(table, tables, tile);
    labels.set(tile.sign, label);
    return label;
  };
}

/** The least radius of a petal in pixels: a finger hits it, and its numbers can be read. */
const LEAST_PIXELS = 24;

/** How many times as large petals are drawn: the further away the camera, the larger. It changes in steps, not with every frame. */
function usePetalSize(): number {
  const camera = useCamera();
  return useSyncExternalStore(
    (moved) => camera.follow(moved),
    () => Math.max(1, Math.ceil((LEAST_PIXELS / PETAL_RADIUS / camera.framing.scale) * 4) / 4),
  );
}

function isFinger({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === "touch";
}

/** Another question has other targets: whoever walks over the island by keys is not thrown off it, and comes to what is new. */
function useKeptFocus(question: string) {
  const ref = useRef<SVGGElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (!hasFocus.current) return;
    const isLost = document.activeElement === document.body;
    const found =
      (question !== "" && ref.current?.querySelector<SVGElement>("[data-petal]:not([aria-disabled=true])")) ||
      (isLost && ref.current?.querySelector<SVGElement>("[tabindex='0']"));
    if (found) found.focus({ preventScroll: true });
  }, [question]);
  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      hasFocus.current = target.matches(":focus-visible");
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // What vanishes under the focus gives it to nobody.
      if (relatedTarget !== null) hasFocus.current = false;
    },
  };
}

interface HexTargetProps {
  readonly hex: Hex;
  readonly label: string;
  readonly isLegal: boolean;
  readonly isChosen: boolean;
  readonly props: object;
}

/** A hex that can have the pointer or the focus. */
function HexTarget({ hex, label, isLegal, isChosen, props }: HexTargetProps) {
  const [isFocused, focusProps] = useFocusRing();
  const centre = centreOf(hex);
  return (
    <>
      {isFocused && <HexMark kind="focus" {...centre} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a button of HTML cannot stand in a drawing */}
      <path
        {...merged(props, focusProps)}
        d={HEX}
        transform={translate(centre)}
        className={styles["target"]}
        role="button"
        aria-label={label}
        aria-disabled={!isLegal}
        aria-pressed={isChosen || undefined}
        data-cell={keyOf(hex)}
        data-legal={isLegal || undefined}
      />
    </>
  );
}

interface PetalTargetProps {
  readonly table: Table<DragonIsland>;
  readonly petal: Petal;
  readonly size: number;
  readonly isHinted: boolean;
  readonly props: object;
}

function PetalTarget({ table, petal, size, isHinted, props }: PetalTargetProps) {
  const [isFocused, focusProps] = useFocusRing();
  const { sign, isLegal, id, key } = petal;
  const isGoing = sign.kind === "dragon" ? sign.isGoing : undefined;
  return (
    <g
      transform={`${translate(petalPlace(petal, size))} scale(${size})`}
      className={styles["petal"]}
      data-legal={isLegal || undefined}
      data-going={isGoing}
      data-hinted={isHinted || undefined}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it only draws, nothing in it can have the focus */}
      <g aria-hidden="true" pointerEvents="none">
        <PetalMark table={table} petal={petal} />
        {isFocused && (
          <>
            <circle r={PETAL_RADIUS + 5} className={styles["focusCore"]} />
            <circle r={PETAL_RADIUS + 5} className={styles["focus"]} />
          </>
        )}
      </g>
      {/* biome-ignore lint/a11y/useSemanticElements: a button of HTML cannot stand in a drawing */}
      <circle
        {...merged(props, focusProps)}
        r={PETAL_RADIUS}
        className={styles["target"]}
        role="button"
        aria-label={petalLabel(table, sign)}
        aria-disabled={!isLegal}
        aria-pressed={isGoing}
        aria-keyshortcuts={key ?? undefined}
        data-petal={id}
        data-legal={isLegal || undefined}
        data-hinted={isHinted || undefined}
      />
    </g>
  );
}

/** Whether something has the focus by keys, and what makes it know; Enter and the space bar press it. */
function useFocusRing() {
  const [isFocused, setFocused] = useState(false);
  return [
    isFocused,
    {
      onFocus: ({ currentTarget }: { readonly currentTarget: Element }) =>
        setFocused(currentTarget.matches(":focus-visible")),
      onBlur: () => setFocused(false),
      onKeyDown: pressByKey,
    },
  ] as const;
}

/** A drawing has no buttons of its own. */
function pressByKey(event: KeyboardEvent<SVGElement>): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.dispatchEvent(new PointerEvent("click", { bubbles: true }));
}
