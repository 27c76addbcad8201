import type { Colour, DragonIsland, Table as Tables } from "@gatehouse/dragon-island";
import { at } from "@gatehouse/engine";
import { Glyph, Icon } from "../../design/icons.tsx";
import { merged } from "../../table/handlers.ts";
import type { Table } from "../../table/table.ts";
import { useWhyNot } from "../../table/why-not.tsx";
import { knownMaps, type MapChange, mapsOf, missingFor } from "./forecast.ts";
import { askedOf } from "./island-model.ts";
import styles from "./map-cards.module.css";
import { colourName, mapName } from "./names.ts";
import { TreasureMark } from "./pieces/figures.tsx";
import { Token } from "./pieces/glyph-token.tsx";
import { HEX } from "./pieces/hex.ts";
import { GLYPHS, TERRAIN_STYLES } from "./pieces/terrain.ts";
import type { Choosing } from "./use-choosing.ts";

interface MapCardsProps {
  readonly table: Table<DragonIsland>;
  readonly tables: Tables;
  readonly choosing: Choosing;
  /** What becomes of them if what is considered is done. */
  readonly changes: ReadonlyMap<number, MapChange>;
}

/** The viewer's treasure maps; of those just drawn the one that goes back is pressed. */
export function MapCards({ table, tables, choosing, changes }: MapCardsProps) {
  const { texts, viewer, view } = table;
  const offered = offeredMaps(table);
  const maps = [...offered, ...mapsOf(view, viewer)];
  if (maps.length === 0) return <p className={styles["none"]}>{texts.text("di.maps.none")}</p>;
  return (
    <ul className={styles["maps"]} aria-label={texts.text("di.maps")}>
      {maps.map((map, index) => (
        <li key={map}>
          <MapCard
            table={table}
            tables={tables}
            choosing={choosing}
            map={map}
            isOffered={index < offered.length}
            change={changes.get(map) ?? null}
          />
        </li>
      ))}
    </ul>
  );
}

/** The maps among which the viewer chooses now. */
export function offeredMaps({ view, viewer }: Table<DragonIsland>): number[] {
  const asked = askedOf(view);
  if (asked?.type !== "maps") return [];
  const offer = asked.offers.find(({ seat }) => seat === viewer);
  return offer ? knownMaps(offer.cards) : [];
}

interface MapCardProps extends Omit<MapCardsProps, "changes"> {
  readonly map: number;
  readonly isOffered: boolean;
  readonly change: MapChange | null;
}

function MapCard({ table, tables, choosing, map, isOffered, change }: MapCardProps) {
  const { texts, legal, view } = table;
  const whyNot = useWhyNot();
  const { centre, neighbours, fame, gold } = at(tables.treasures, map);
  const action = isOffered ? ({ type: "return-map", map } as const) : ({ type: "play-map", map } as const);
  const isLegal = legal.some((each) => each.type === action.type && each.map === map);
  const missing = missingFor(tables, view, map);
  const name = mapName(texts, tables, map);
  const words = texts.text(isOffered ? "di.map.offered" : "di.map", {
    map: name,
    centre: colourName(texts, centre),
    around: neighbours.map((colour) => colourName(texts, colour)).join(", "),
    fame,
    gold,
  });
  const state = isLegal && !isOffered ? "ready" : missing === 0 ? "somewhere" : "open";
  const reason = whyNot.props(() => (isLegal ? null : table.whyNot([action])), { title: name });
  const considering = isLegal
    ? {
        onPointerEnter: () => choosing.consider(action),
        onPointerLeave: () => choosing.consider(null),
        onFocus: () => choosing.consider(action),
        onBlur: () => choosing.consider(null),
        onClick: () => choosing.pick(action),
      }
    : {};
  const { hinted } = table;
  const isHinted = hinted?.type === action.type && hinted.map === map;
  return (
    <button
      {...merged(reason, considering)}
      type="button"
      className={styles["map"]}
      aria-disabled={!isLegal}
      data-map={map}
      data-legal={isLegal || undefined}
      data-state={state}
      data-change={change ?? undefined}
      data-hinted={isHinted || undefined}
    >
      <span className="visually-hidden">{`${words}. ${texts.text(`di.map.${state}`, { missing: missing ?? 0 })}`}</span>
      <Pattern centre={centre} neighbours={neighbours} />
      <span className={styles["worth"]} aria-hidden="true">
        <Icon name="laurel-crown" size={17} />
        <b>{fame}</b>
        {gold > 0 && (
          <>
            <Token colour="gold" size={18} />
            <b>{gold}</b>
          </>
        )}
      </span>
      {isOffered && (
        <span className={styles["back"]} aria-hidden="true">
          <Icon name="anticlockwise-rotation" size={14} />
        </span>
      )}
      {state === "somewhere" && !change && (
        <svg viewBox="-20 -20 40 42" className={styles["found"]} aria-hidden="true">
          <TreasureMark />
        </svg>
      )}
      {change && (
        <span className={styles["change"]} data-change={change} aria-hidden="true">
          {change === "completed" ? "✓" : change === "nearer" ? "+" : "×"}
        </span>
      )}
    </button>
  );
}

const RADIUS = 16;
const WIDTH = RADIUS * Math.sqrt(3);
/** The places around the middle; wanted neighbours fill them from the upper left on. */
const PLACES: readonly (readonly [x: number, y: number])[] = [
  [-WIDTH / 2, -1.5 * RADIUS],
  [WIDTH / 2, -1.5 * RADIUS],
  [WIDTH, 0],
  [-WIDTH, 0],
  [WIDTH / 2, 1.5 * RADIUS],
  [-WIDTH / 2, 1.5 * RADIUS],
];

interface PatternProps {
  readonly centre: Colour;
  readonly neighbours: readonly Colour[];
}

/** A map as seven small hexes: a cross in the middle, wanted neighbours filled, the other places dashed. */
function Pattern({ centre, neighbours }: PatternProps) {
  return (
    <svg className={styles["pattern"]} viewBox="-43 -42 86 84" aria-hidden="true">
      {PLACES.map(([x, y], index) => {
        const colour = neighbours[index];
        return colour ? (
          <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
            <SmallHex colour={colour} />
            <Glyph name={GLYPHS[colour]} x={0} y={0} size={15} fill={inkOn(colour)} />
          </g>
        ) : (
          <path
            key={`${x},${y}`}
            d={HEX}
            transform={`translate(${x} ${y}) scale(.144)`}
            fill="none"
            stroke="#a58c5c"
            strokeWidth="7"
            strokeDasharray="16 14"
          />
        );
      })}
      <SmallHex colour={centre} />
      <path
        d="M-6.500 -6.500L6.500 6.500M6.500 -6.500L-6.500 6.500"
        stroke={centre === "white" || centre === "gold" ? "#7c1f1a" : "#fff6dd"}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}

function SmallHex({ colour }: { readonly colour: Colour }) {
  return (
    <path
      d={HEX}
      transform="scale(.152)"
      fill={`url(#di-${colour})`}
      stroke={TERRAIN_STYLES[colour].deep}
      strokeWidth="7"
    />
  );
}

function inkOn(colour: Colour): string {
  return colour === "white" ? "#3c5468" : colour === "gold" ? "#5a3b05" : "#fff6dd";
}
