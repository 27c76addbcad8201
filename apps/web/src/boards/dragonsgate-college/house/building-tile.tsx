import { BUILDINGS } from "@gatehouse/dragonsgate-college";
import { at } from "@gatehouse/engine";
import { Icon, type IconName } from "../../../design/icons.tsx";
import { useCollege } from "../college.ts";
import { EffectMarks } from "../pieces/marks.tsx";
import styles from "./grounds.module.css";
import type { Cell } from "./model.ts";

/** In the order of the buildings' table. */
const BUILDING_ICONS: readonly IconName[] = [
  "bubbling-flask",
  "crossed-swords",
  "cowled",
  "bunk-beds",
  "bed",
  "trophy",
  "bubbling-flask",
  "crossed-swords",
  "cowled",
  "cauldron",
  "anvil",
  "lockpicks",
  "spectacles",
  "visored-helm",
  "wooden-crate",
  "barracks-tent",
  "warehouse",
  "three-friends",
  "trophy",
  "checked-shield",
  "beer-stein",
  "bookshelf",
  "secret-book",
  "gear-hammer",
];

interface BuildingTileProps {
  readonly building: number;
  readonly cells: readonly Cell[];
  readonly unit: number;
  readonly isGhost?: boolean;
  /** Which piece it is, so that it can be seen moving. */
  readonly piece?: string;
}

/** A building as one outline over its squares, with its sign and what it does. */
export function BuildingTile({ building, cells, unit, isGhost = false, piece }: BuildingTileProps) {
  const { table, printed } = useCollege();
  const left = Math.min(...cells.map(({ x }) => x));
  const top = Math.min(...cells.map(({ y }) => y));
  const own = cells.map(({ x, y }) => ({ x: x - left, y: y - top }));
  const width = Math.max(...own.map(({ x }) => x)) + 1;
  const height = Math.max(...own.map(({ y }) => y)) + 1;
  const effects = at(printed.lists, at(printed.buildings, building).list);
  const name = table.texts.text(`component.buildings.${at(BUILDINGS, building).id}`);
  const { sign, marks } = roomsOf(own, unit);
  return (
    <span
      className={styles["building"]}
      style={{ left: left * unit, top: top * unit, width: width * unit, height: height * unit }}
      title={name}
      data-ghost={isGhost || undefined}
      data-building={building}
      data-piece={isGhost ? "ghost" : piece}
      data-from={`ghost, offer ${building}, gate build`}
    >
      <svg width={width * unit} height={height * unit} aria-hidden="true">
        <path d={outline(own, unit, 3)} className={styles["edge"]} />
        <path d={outline(own, unit, 5.5)} className={styles["face"]} />
      </svg>
      <span className="visually-hidden">{name}</span>
      <span className={styles["sign"]} style={sign}>
        <Icon name={BUILDING_ICONS[building] ?? "house"} size={Math.min(sign.width, sign.height) * 0.72} />
      </span>
      <span className={styles["effects"]} style={marks}>
        <EffectMarks effects={effects} size={unit < 44 ? 16 : 17} />
      </span>
    </span>
  );
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where on a tile its sign stands and where its effects: side by side in a row of squares, else one below the other. */
function roomsOf(cells: readonly Cell[], unit: number): { readonly sign: Box; readonly marks: Box } {
  const [first = { x: 0, y: 0 }] = cells;
  const [left, top] = [first.x * unit, first.y * unit];
  const row = cells.filter(({ y }) => y === first.y).length;
  const column = cells.filter(({ x }) => x === first.x).length;
  const share = 0.62 * unit;
  if (row > 1)
    return {
      sign: { left: left + 3, top, width: share, height: unit },
      marks: { left: left + share, top, width: row * unit - share - 3, height: unit },
    };
  const half = (column > 1 ? 0.7 : 0.48) * unit;
  return {
    sign: { left, top: top + 3, width: unit, height: half },
    marks: { left, top: top + half, width: unit, height: (column > 1 ? 2 : 1) * unit - half - 3 },
  };
}

/** Squares, and bridges between neighbours: together one shape without seams. */
function outline(cells: readonly Cell[], unit: number, inset: number): string {
  const side = unit - 2 * inset;
  const squares = cells.map(({ x, y }) => `M${x * unit + inset} ${y * unit + inset}h${side}v${side}h${-side}Z`);
  const bridges = cells.flatMap(({ x, y }) => {
    const has = (dx: number, dy: number) => cells.some((cell) => cell.x === x + dx && cell.y === y + dy);
    const right = has(1, 0) ? [`M${x * unit + unit / 2} ${y * unit + inset}h${unit}v${side}h${-unit}Z`] : [];
    const below = has(0, 1) ? [`M${x * unit + inset} ${y * unit + unit / 2}h${side}v${unit}h${-side}Z`] : [];
    return [...right, ...below];
  });
  return [...squares, ...bridges].join("");
}
