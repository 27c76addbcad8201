import { APPRENTICES, type Effect, groundsOf } from "@gatehouse/dragonsgate-college";
import { at, type Seat } from "@gatehouse/engine";
import type { CSSProperties } from "react";
import { Icon } from "../../../design/icons.tsx";
import { personLabel, personName, skillsOf } from "../college/people.tsx";
import { type College, houseOf, legalOf, useCollege } from "../college.ts";
import { EffectMarks, SkillRow } from "../pieces/marks.tsx";
import { Spot } from "../pieces/spot.tsx";
import { BuildingTile } from "./building-tile.tsx";
import { leavingActions } from "./door.tsx";
import styles from "./grounds.module.css";
import { type Bed, bedsOf, type Cell, cellsOf, type Guest, squaresOf } from "./model.ts";
import { buildingAsked, placementsOver } from "./placing.ts";

interface GroundsProps {
  readonly seat: Seat;
  /** The side of a square in pixels. */
  readonly unit: number;
}

/** The side of a square as it is drawn; what stands there grows with it. */
const UNIT = 60;

/** Lawn, printed and placed buildings, whoever lives there, and the ghost of what is being placed. */
export function Grounds({ seat, unit: wanted }: GroundsProps) {
  const college = useCollege();
  const { table, printed, choosing, own } = college;
  const held = houseOf(college, seat);
  // While boards are drafted, the one that is looked at lies here.
  const drafted = choosing.considered?.type === "choose-board" && seat === own ? choosing.considered.board : held.board;
  const house = { ...held, board: drafted };
  const { rows, width, height, squares } = groundsOf(printed, house);
  // Boards of an owner's edition may have more squares: they share the same room.
  const unit = Math.floor(Math.min((UNIT * 5) / width, (UNIT * 4) / height));
  const { beds } = bedsOf(printed, house);
  const asked = seat === own ? buildingAsked(college) : null;
  const { considered } = choosing;
  const ghost =
    asked !== null && considered?.type === "place-building"
      ? { building: asked, x: considered.x, y: considered.y, turn: considered.turn }
      : null;
  const size = { width: unit * width, height: unit * height, zoom: wanted / UNIT, "--u": `${unit}px` } as CSSProperties;
  return (
    <div className={styles["grounds"]} style={size} data-zone={`grounds ${seat}`}>
      <svg className={styles["lawn"]} width={unit * width} height={unit * height} aria-hidden="true">
        <rect width="100%" height="100%" fill="url(#dc-lawn)" />
        <path d={paths(width, height, unit)} className={styles["paths"]} />
      </svg>
      {squaresOf(rows).map(({ key, x, y, sign }) => (
        <Square key={key} cell={{ x, y }} sign={sign} bonus={at(printed.lists, at(squares, y * width + x))} />
      ))}
      {house.buildings.map((placed) => (
        <BuildingTile
          key={`${placed.x},${placed.y},${placed.building}`}
          building={placed.building}
          cells={cellsOf(printed, placed)}
          unit={unit}
          piece={`building ${seat} ${placed.x},${placed.y}`}
        />
      ))}
      {asked !== null &&
        squaresOf(rows).map(({ key, x, y }) => (
          <Target
            key={key}
            building={asked}
            cell={{ x, y }}
            name={table.texts.text("square", { x: x + 1, y: y + 1 })}
          />
        ))}
      {beds.map((bed) => (
        <BedSquare key={`${bed.kind} ${bed.x},${bed.y}`} bed={bed} isOwn={seat === own} />
      ))}
      {ghost && (
        <span className={styles["ghost"]}>
          <BuildingTile building={ghost.building} cells={cellsOf(printed, ghost)} unit={unit} isGhost />
        </span>
      )}
    </div>
  );
}

function paths(width: number, height: number, unit: number): string {
  const down = Array.from({ length: width - 1 }, (_, x) => `M${(x + 1) * unit} 0V${height * unit}`);
  const across = Array.from({ length: height - 1 }, (_, y) => `M0 ${(y + 1) * unit}H${width * unit}`);
  return [...down, ...across].join("");
}

function placeOf({ x, y }: Cell): CSSProperties {
  return { left: `calc(${x} * var(--u))`, top: `calc(${y} * var(--u))` };
}

interface SquareProps {
  readonly cell: Cell;
  readonly sign: string;
  readonly bonus: readonly Effect[];
}

/** What is printed on a square. */
function Square({ cell, sign, bonus }: SquareProps) {
  if (sign === "#") return <span className={styles["pond"]} style={placeOf(cell)} />;
  if (bonus.length === 0) return null;
  return (
    <span className={styles["square"]} style={placeOf(cell)}>
      <span className={styles["medal"]}>
        <EffectMarks effects={bonus} size={17} />
      </span>
    </span>
  );
}

/** A square that a building can be held over. */
function Target({ building, cell, name }: { readonly building: number; readonly cell: Cell; readonly name: string }) {
  const { printed, choosing } = useCollege();
  return (
    <Spot
      className={styles["target"]}
      style={placeOf(cell)}
      actions={placementsOver(printed, building, choosing.turn, cell)}
      label={name}
      data={{ "data-square": `${cell.x},${cell.y}` }}
    >
      {null}
    </Spot>
  );
}

/** A bed or a study, with whoever lives there. */
function BedSquare({ bed, isOwn }: { readonly bed: Bed; readonly isOwn: boolean }) {
  const college = useCollege();
  const { choosing, table } = college;
  const { kind, tile, isPrinted } = bed;
  const icon = kind === "apprentice" ? "graduate-cap" : "owl";
  if (tile === null)
    return (
      <span
        className={styles["bed"]}
        style={placeOf(bed)}
        data-printed={isPrinted || undefined}
        title={table.texts.text(`effect.place.${kind}`)}
      >
        <Icon name={kind === "apprentice" ? "bed" : "owl"} size={24} />
      </span>
    );
  const hasCareer =
    isOwn && legalOf(college, "choose-career").some(({ apprentice }) => kind === "apprentice" && apprentice === tile);
  const person = { kind, tile };
  const choose = hasCareer && { isOpen: true, onPress: () => choosing.pickCareer({ apprentice: tile }) };
  return (
    <Spot
      className={styles["person"]}
      style={placeOf(bed)}
      actions={isOwn ? leavingActions(person) : []}
      label={personLabel(college, kind, tile)}
      isChosen={kind === "apprentice" && choosing.career.apprentice === tile}
      data={{
        "data-person": `${kind} ${tile}`,
        "data-kind": kind,
        "data-piece": `${kind} ${tile}`,
        "data-from": `stack ${kind}`,
      }}
      {...choose}
    >
      <Icon name={icon} size={17} />
      <b>{shortName(college, person)}</b>
      <SkillRow skills={skillsOf(college, kind, tile)} />
    </Spot>
  );
}

/** One word of a name: a shorter one where there is one, else what a professor teaches. */
function shortName(college: College, { kind, tile }: Guest): string {
  const key = `dc.short.${kind === "apprentice" ? at(APPRENTICES, tile).id : ""}`;
  const { texts } = college.table;
  return texts.has(key) ? texts.text(key) : (personName(college, kind, tile).split(" ").at(-1) ?? "");
}
