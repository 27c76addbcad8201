import type { Cell, Counter } from "@gatehouse/kings-gate";
import type { ReactElement, ReactNode } from "react";
import { CellMark } from "../boards/kings-gate/pieces/cell-mark.tsx";
import { CityWall } from "../boards/kings-gate/pieces/city-wall.tsx";
import { CounterToken } from "../boards/kings-gate/pieces/counter-token.tsx";
import { CityDefs } from "../boards/kings-gate/pieces/defs.tsx";
import { District } from "../boards/kings-gate/pieces/district.tsx";
import { HandTile } from "../boards/kings-gate/pieces/hand-tile.tsx";
import { Landscape } from "../boards/kings-gate/pieces/landscape.tsx";
import { LocationTile } from "../boards/kings-gate/pieces/location-tile.tsx";
import { Pile } from "../boards/kings-gate/pieces/pile.tsx";
import styles from "./gallery.module.css";
import { Exhibit, Shown } from "./gallery.tsx";

const TILES = Array.from({ length: 28 }, (_, tile) => tile);
const HAND = ["Merchant Houses", "Workshops", "Cottages", "Dragon"] as const;
const COUNTERS: readonly Counter[] = ["king", "bishop", "wizard", "guildmaster", "merchant", "sorceress"];
const NAMES = [
  "Palace",
  "Cathedral",
  "Wizard’s Tower",
  "Graveyard",
  "Guild Hall",
  "Garrison",
  "Harbour",
  "Tourney Grounds",
  "Royal Library",
  "King’s Gate",
];

interface PieceProps {
  readonly size: number;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One piece with a cell of this many pixels. */
function Piece({ size, wide = false, children }: PieceProps): ReactElement {
  const columns = wide ? 2 : 1;
  return (
    <svg
      className={styles["piece"]}
      width={size * columns}
      height={size}
      viewBox={`0 0 ${100 * columns} 100`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function CityGallery(): ReactElement {
  return (
    <>
      <CityDefs />
      <Exhibit title="District tiles at 72 px">
        <Tiles size={72} />
      </Exhibit>
      <Exhibit title="At 44 px: full and plain">
        <Tiles size={44} />
        <Tiles size={44} plain />
      </Exhibit>
      <Exhibit title="Locations">
        <div className={styles["locations"]}>
          {NAMES.map((name, location) => (
            <Piece key={name} size={72} wide>
              <LocationTile location={location} name={name} />
            </Piece>
          ))}
          <Piece size={72} wide>
            <LocationTile location={8} name="Königliche Bibliothek" />
          </Piece>
          <Piece size={72} wide>
            <LocationTile location={0} name="Palace" swapped />
          </Piece>
          <Piece size={72} wide>
            <LocationTile location={6} name="Harbour" swapped />
          </Piece>
          <Piece size={72} wide>
            <LocationTile location={3} name="Graveyard" won={WON} />
          </Piece>
          <Piece size={72} wide>
            <LocationTile location={5} name="Garrison" won={WON} />
          </Piece>
          <Piece size={44} wide>
            <LocationTile location={6} name="Harbour" detail="plain" />
          </Piece>
          <Piece size={44} wide>
            <LocationTile location={5} name="Garrison" detail="plain" won={WON} />
          </Piece>
        </div>
      </Exhibit>
      <Exhibit title="Counters, piles">
        {COUNTERS.map((counter) => (
          <Piece key={counter} size={56}>
            <CounterToken counter={counter} x={50} y={50} r={44} />
          </Piece>
        ))}
        <Piece size={72}>
          <Pile tiles={[15, 23]} />
        </Piece>
        <Piece size={72}>
          <Pile tiles={[15, 9, 23]} />
        </Piece>
        <Piece size={72}>
          <District tile={18} counter="guildmaster" />
        </Piece>
        <Piece size={44}>
          <District tile={18} counter="guildmaster" detail="plain" />
        </Piece>
        <Piece size={72} wide>
          <Pile tiles={[15, 9, 23]} fanned x={50} />
        </Piece>
      </Exhibit>
      <Marks />
      <Exhibit title="Hand">
        <div className={styles["hand"]}>
          {[4, 2, 1, 6].map((tile, place) => (
            <HandTile
              key={tile}
              tile={tile}
              name={HAND[place] ?? ""}
              label={HAND[place] ?? ""}
              chosen={place === 0}
              refused={place === 2}
            />
          ))}
        </div>
      </Exhibit>
      <SampleCity />
    </>
  );
}

const WON = [
  { house: "blue", points: 5 },
  { house: "red", points: 4 },
  { house: "amber", points: 3 },
] as const;

function Tiles({ size, plain = false }: { readonly size: number; readonly plain?: boolean }): ReactElement {
  return (
    <div className={styles["grid"]}>
      {TILES.map((tile) => (
        <Piece key={tile} size={size}>
          <District tile={tile} detail={plain ? "plain" : "full"} />
        </Piece>
      ))}
    </div>
  );
}

const STATES = [
  ["quiet", 9],
  ["legal", null],
  ["legal", 8],
  ["hinted", null],
  ["chosen", 4],
  ["preview", 4],
  ["refused", 11],
  ["last", 23],
  ["focus", 17],
] as const;

function Marks(): ReactElement {
  return (
    <Exhibit title="States">
      {STATES.map(([kind, tile]) => (
        <Shown key={`${kind}${tile}`} name={tile === null ? `${kind}, free` : kind}>
          <Piece size={72}>
            {tile !== null && (
              <g opacity={kind === "preview" ? 0.85 : 1}>
                <District tile={tile} flat={kind === "preview"} />
              </g>
            )}
            <CellMark kind={kind} free={tile === null} />
          </Piece>
        </Shown>
      ))}
    </Exhibit>
  );
}

const RING: readonly Cell[] = [0, 1, 2, 3].flatMap((x) => [0, 1, 2].map((y) => ({ x, y })));
const CELLS: readonly Cell[] = [
  ...RING,
  ...RING.map(({ x, y }) => ({ x: x + 3, y: y + 2 })),
  ...RING.map(({ x, y }) => ({ x: x - 3, y: y + 1 })),
];
const LOCATED = [
  { x: 1, y: 1 },
  { x: -2, y: 2 },
  { x: 4, y: 3 },
];

function SampleCity(): ReactElement {
  const isLocated = (cell: Cell) => LOCATED.some(({ x, y }) => cell.y === y && (cell.x === x || cell.x === x + 1));
  const free = [
    { x: 6, y: 4 },
    { x: 5, y: 4 },
    { x: 6, y: 2 },
  ];
  const isFree = (cell: Cell) => free.some(({ x, y }) => cell.x === x && cell.y === y);
  const districts = CELLS.filter((cell) => !isLocated(cell) && !isFree(cell));
  return (
    <Exhibit title="The city">
      <svg
        className={styles["city"]}
        width="760"
        height="520"
        viewBox="-440 -90 1260 760"
        role="img"
        aria-label="A city"
      >
        <Landscape x={-440} y={-90} width={1260} height={760} cells={CELLS} />
        <CityWall cells={CELLS} />
        {districts.map(({ x, y }) => (
          <Pile
            key={`${x},${y}`}
            tiles={x === 2 && y === 2 ? [3, 18] : [(((x + 5) * 11 + y * 17) % 4) * 7 + (((x + 9) * 5 + y * 3) % 6)]}
            x={x * 100}
            y={y * 100}
          />
        ))}
        <LocationTile location={0} name="Palace" x={100} y={100} won={WON} />
        <LocationTile location={1} name="Cathedral" x={-200} y={200} won={WON} />
        <LocationTile location={2} name="Wizard’s Tower" x={400} y={300} current />
        {free.map(({ x, y }) => (
          <CellMark key={`${x},${y}`} kind="legal" free x={x * 100} y={y * 100} />
        ))}
      </svg>
    </Exhibit>
  );
}
