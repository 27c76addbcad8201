import type { Action, Cell, KingsGate } from "@gatehouse/kings-gate";
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import { merged } from "../../table/handlers.ts";
import { type RovingItem, useRoving } from "../../table/roving.ts";
import type { Table } from "../../table/table.ts";
import { useWhyNot } from "../../table/why-not.tsx";
import styles from "./city.module.css";
import { type CityModel, UNIT } from "./city-model.ts";
import { cellLabel, locationLabel } from "./labels.ts";
import { locationName } from "./names.ts";
import { CellMark } from "./pieces/cell-mark.tsx";
import { candidatesAt, keyOf, nearestLocation } from "./selection.ts";
import type { Choosing } from "./use-choosing.ts";

interface TargetsProps {
  readonly table: Table<KingsGate>;
  readonly model: CityModel;
  readonly choosing: Choosing;
  readonly hand: readonly number[];
}

/** Where the city can be pointed at, pressed and walked over by keys. */
export function CityTargets(props: TargetsProps) {
  const isLocation = props.choosing.choices.locations.length > 0;
  return (
    <g {...useKeptFocus(isLocation)}>{isLocation ? <LocationTargets {...props} /> : <CellTargets {...props} />}</g>
  );
}

/** Another question has other targets: whoever walks over the city by keys is not thrown off it. */
function useKeptFocus(question: unknown) {
  const ref = useRef<SVGGElement>(null);
  const hasFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the question changes
  useLayoutEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (isLost) ref.current?.querySelector<SVGElement>("[tabindex='0']")?.focus({ preventScroll: true });
  }, [question]);
  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      hasFocus.current = target.matches(":focus-visible");
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}

/** Every cell of the city: what can be chosen does it, everything else tells why not. */
function CellTargets({ table, model, choosing, hand }: TargetsProps) {
  const { texts, view } = table;
  const cells = [...model.free, ...view.piles].sort((a, b) => a.y - b.y || a.x - b.x);
  const items: RovingItem[] = [
    ...view.locations.map(({ x, y }, index) => ({ id: `location ${index}`, x: (x + 1) * UNIT, y: (y + 0.5) * UNIT })),
    ...cells.map((cell) => ({ id: keyOf(cell), x: (cell.x + 0.5) * UNIT, y: (cell.y + 0.5) * UNIT })),
  ].sort((a, b) => a.y - b.y || a.x - b.x);
  const roving = useRoving(items);
  const whyNot = useWhyNot();
  const { choices, selection } = choosing;
  const isChoosable = (cell: Cell) =>
    table.seat !== null && (choices.cells.has(keyOf(cell)) || choices.sources.has(keyOf(cell)));
  return (
    <>
      {view.locations.map(({ x, y }, index) => (
        <Target
          key={keyOf({ x, y })}
          cell={{ x, y }}
          width={2}
          label={locationLabel(table, index)}
          props={merged(
            roving.itemProps(`location ${index}`),
            whyNot.props(() => table.whyNot(candidatesAt(selection, hand, { x, y }))),
          )}
        />
      ))}
      {cells.map((cell) => {
        const isLegal = isChoosable(cell);
        const isChosen = [selection.cell, selection.from].some((each) => each && keyOf(each) === keyOf(cell));
        const reason = whyNot.props(() => (isLegal ? null : table.whyNot(candidatesAt(selection, hand, cell))));
        const considering = isLegal
          ? {
              onPointerEnter: () => choosing.consider(choosing.actionAt(cell)),
              onPointerLeave: () => choosing.consider(null),
              onFocus: () => choosing.consider(choosing.actionAt(cell)),
              onBlur: () => choosing.consider(null),
              onClick: () => choosing.pickCell(cell),
            }
          : {};
        const label = cellLabel(table, model, cell);
        return (
          <Target
            key={keyOf(cell)}
            cell={cell}
            width={1}
            label={isLegal ? `${label}, ${texts.text("kg.cell.legal")}` : label}
            isLegal={isLegal}
            isChosen={isChosen}
            props={merged(merged(roving.itemProps(keyOf(cell)), reason), considering)}
          />
        );
      })}
    </>
  );
}

interface TargetProps {
  readonly cell: Cell;
  readonly width: 1 | 2;
  readonly label: string;
  readonly isLegal?: boolean;
  readonly isChosen?: boolean;
  readonly props: object;
}

/** A place that can have the pointer or the focus. */
function Target({ cell, width, label, isLegal = false, isChosen = false, props }: TargetProps) {
  const [isFocused, setFocused] = useState(false);
  const own = {
    onFocus: ({ currentTarget }: { readonly currentTarget: Element }) =>
      setFocused(currentTarget.matches(":focus-visible")),
    onBlur: () => setFocused(false),
    onKeyDown: pressByKey,
  };
  const box = { x: cell.x * UNIT, y: cell.y * UNIT };
  return (
    <>
      {isFocused && <CellMark kind="focus" {...box} width={width * UNIT} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a button of HTML cannot stand in a drawing */}
      <rect
        {...merged(props, own)}
        {...box}
        className={styles["target"]}
        width={width * UNIT}
        height={UNIT}
        role="button"
        aria-label={label}
        aria-disabled={!isLegal}
        aria-pressed={isChosen || undefined}
        data-cell={keyOf(cell)}
        data-legal={isLegal || undefined}
      />
    </>
  );
}

/** A drawing has no buttons of its own: Enter and the space bar press what has the focus. */
function pressByKey(event: KeyboardEvent<SVGElement>): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.dispatchEvent(new PointerEvent("click", { bubbles: true }));
}

type PlaceLocation = Extract<Action, { readonly type: "place-location" }>;

/** Where the next location may lie: the pointer means the nearest such place, keys go from one to the next. */
function LocationTargets({ table, model, choosing }: TargetsProps) {
  const { locations } = choosing.choices;
  const items = locations.map((place) => ({ id: keyOf(place), x: (place.x + 1) * UNIT, y: (place.y + 0.5) * UNIT }));
  const roving = useRoving(items, 2 * UNIT);
  const [touched, setTouched] = useState<PlaceLocation | null>(null);
  const name = locationName(table.texts, table.view.locations.length);
  const meant = (event: MouseEvent<SVGGraphicsElement>) => {
    const inverse = event.currentTarget.getScreenCTM()?.inverse();
    if (!inverse) return null;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(inverse);
    return nearestLocation(locations, point.x / UNIT, point.y / UNIT);
  };
  const press = (event: MouseEvent<SVGGraphicsElement>) => {
    const place = meant(event);
    if (!place) return;
    const isFinger = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === "touch";
    // A finger shows first what it would do, and does it when it comes again.
    if (!isFinger || (touched && keyOf(touched) === keyOf(place))) choosing.pick(place);
    else {
      setTouched(place);
      choosing.consider(place);
    }
  };
  const { x, y, width, height } = model.bounds;
  return (
    <>
      {locations.map((place) => (
        <Target
          key={keyOf(place)}
          cell={place}
          width={2}
          label={table.texts.text("kg.place.location", {
            location: name,
            x: place.x,
            beside: place.x + 1,
            y: place.y,
          })}
          isLegal
          props={merged(roving.itemProps(keyOf(place)), {
            onFocus: () => choosing.consider(place),
            onClick: () => choosing.pick(place),
          })}
        />
      ))}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same places can be reached by keys one by one above */}
      <rect
        className={styles["field"]}
        x={x - 3 * UNIT}
        y={y - 3 * UNIT}
        width={width + 6 * UNIT}
        height={height + 6 * UNIT}
        data-field="location"
        onPointerMove={(event) => event.pointerType === "mouse" && choosing.consider(meant(event))}
        onPointerLeave={(event) => event.pointerType === "mouse" && choosing.consider(null)}
        onClick={press}
      />
    </>
  );
}
