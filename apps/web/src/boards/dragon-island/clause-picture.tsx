import type { Building, Colour, Face, Icon } from "@gatehouse/dragon-island";
import { DEEDS, DRAGON_ICONS } from "@gatehouse/dragon-island";
import { at } from "@gatehouse/engine";
import { ISLAND_HOUSES } from "../../design/seats.tsx";
import { wizardStands } from "./arrangement.ts";
import styles from "./clause-picture.module.css";
import { CLAUSE_SCENES } from "./clause-scenes.ts";
import { Ground, Inhabitants } from "./island.tsx";
import type { IslandTile } from "./island-model.ts";
import { Coast } from "./pieces/coast.tsx";
import { WizardFigure } from "./pieces/figures.tsx";
import { boxOf, centreOf, hexFrom, keyOf } from "./pieces/hex.ts";
import { HexMark, type MarkKind } from "./pieces/hex-mark.tsx";

const MARKS: { readonly [sign: string]: MarkKind } = { "*": "legal", "!": "refused", ">": "last" };
const COLOURS: { readonly [letter: string]: Colour } = { B: "blue", G: "green", R: "red", W: "white", Y: "gold" };
const ICONS: { readonly [letters: string]: Icon } = {
  d: "dragon-build",
  dd: "double-dragon",
  b: "build",
  s: "storm",
  t: "telekinesis",
  m: "map",
};
const HOUSES = ISLAND_HOUSES.map((house) => [house]);
const ORDER: readonly Colour[] = ["blue", "green", "red", "white", "gold"];

/** A small island that shows what a clause says; clauses without one need none. */
export function ClausePicture({ clause }: { readonly clause: string }) {
  const scene = CLAUSE_SCENES[clause];
  if (!scene) return null;
  const places = readScene(scene);
  const tiles = places.flatMap(({ tile }) => (tile ? [tile] : []));
  const { x, y, width, height } = boxOf(
    places.map(({ key }) => hexFrom(key)),
    40,
  );
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} className={styles["picture"]} aria-hidden="true">
      <rect x={x} y={y} width={width} height={height} className={styles["sea"]} />
      <Coast hexes={tiles.map(({ placed }) => placed)} />
      {tiles.map((tile) => (
        <Ground key={tile.key} tile={tile} />
      ))}
      {tiles.map((tile) => (
        <Inhabitants key={tile.key} tile={tile} houses={HOUSES} />
      ))}
      {tiles.flatMap((tile) => {
        const centre = centreOf(tile.placed);
        return wizardStands(tile).map(({ seat, x: dx, y: dy, size }) => (
          <WizardFigure
            key={`${tile.key} ${seat}`}
            house={at(ISLAND_HOUSES, seat)}
            x={centre.x + dx}
            y={centre.y + dy}
            size={size}
          />
        ));
      })}
      {places.map(
        ({ key, mark, tile }) =>
          mark && <HexMark key={key} kind={mark} free={tile === null} {...centreOf(hexFrom(key))} />,
      )}
    </svg>
  );
}

interface Place {
  readonly key: string;
  readonly mark: MarkKind | null;
  readonly tile: IslandTile | null;
}

/** The places of a scene, with what lies there. */
function readScene(scene: string): Place[] {
  return scene.split(" ").map((sign, number) => {
    const mark = MARKS[sign.slice(-1)] ?? null;
    const [key = "", what = ""] = (mark ? sign.slice(0, -1) : sign).split(":");
    return { key, mark, tile: what === "." ? null : tileFrom(key, what, number) };
  });
}

function tileFrom(key: string, what: string, index: number): IslandTile {
  const [ground = "", ...things] = what.split("+");
  const hex = hexFrom(key);
  const face = faceFrom(ground);
  const named = ground.startsWith("?") ? (COLOURS[ground.slice(1)] ?? null) : face.colour;
  const isKeep = ground === "K";
  return {
    // Only the Keep is the first.
    number: isKeep ? 0 : index + 1,
    key: keyOf(hex),
    sign: what,
    placed: { ...hex, face: 0, colour: named, around: [] },
    face,
    tower: face.icon === "map" && face.colour ? towerHouse(face.colour) : null,
    building: buildingFrom(things),
    dragons: ORDER.map((colour) => things.filter((thing) => COLOURS[thing.toUpperCase()] === colour).length),
    wizards: things.flatMap((thing) => (/^w\d$/.test(thing) ? [Number(thing.slice(1))] : [])),
    isTreasureFound: things.includes("x"),
  };
}

function faceFrom(ground: string): Face {
  const icon: Icon =
    ground === "K" ? "gold" : ground.startsWith("?") ? "wild-build" : (ICONS[ground.slice(1)] ?? "build");
  return { colour: COLOURS[ground.slice(0, 1)] ?? null, icon, dragons: DRAGON_ICONS[icon], deed: DEEDS[icon] };
}

function towerHouse(colour: Colour) {
  return colour === "white" ? "ivory" : colour === "gold" ? null : colour;
}

function buildingFrom(things: readonly string[]): IslandTile["building"] {
  for (const thing of things) {
    const [kind = "", letter = ""] = thing.split("-");
    if (kind === "spire") return { tile: 0, building: "spire", seat: 0 };
    if (kind.startsWith("pen")) return { tile: 0, building: "pen", seat: Number(kind.slice(3)) };
    const colour = COLOURS[letter.toUpperCase()];
    if (kind === "lair" && colour) return { tile: 0, building: `${colour}-lair` satisfies Building, seat: 0 };
  }
  return null;
}
