import { type Action, helpFor, SUBTERFUGE_SPACES } from "@gatehouse/dragonsgate-college";
import { at } from "@gatehouse/engine";
import { type College, houseOf, useCollege } from "../college.ts";
import { Disc } from "../pieces/disc.tsx";
import { EffectMarks, TrophyMark } from "../pieces/marks.tsx";
import { Spot } from "../pieces/spot.tsx";
import styles from "./tracks.module.css";

interface DiscsProps {
  /** The track that they are on. */
  readonly on: "dungeon" | "subterfuge";
  readonly seats: readonly number[];
  readonly size?: number;
}

/** Seats whose disc is somewhere, as discs. */
function Discs({ on, seats, size = 20 }: DiscsProps) {
  const { table } = useCollege();
  return (
    <span className={styles["discs"]}>
      {seats.map((seat) => {
        const house = table.houses[seat]?.[0];
        return house && <Disc key={seat} house={house} size={size} piece={`${on} ${seat}`} />;
      })}
    </span>
  );
}

function seatsWhere(
  { table }: College,
  isThere: (house: College["table"]["view"]["seats"][number]) => boolean,
): number[] {
  return table.view.seats.flatMap((house, seat) => (isThere(house) ? [seat] : []));
}

/** The ways to enter the dungeon that end on a space. */
function waysInto({ table, printed, own }: College, from: number, space: number): Action[] {
  const { steps } = helpFor(printed, table.view, own, "dungeon");
  const last = printed.dungeon.length;
  return printed.dungeonSteps.flatMap((by, face): Action[] =>
    by > 0 && Math.min(last, from + by + steps) === space ? [{ type: "enter-dungeon", face }] : [],
  );
}

/** The way from node to node, down and up in turn. */
function wayPoints(nodes: number): string {
  return Array.from(
    { length: nodes },
    (_, index) => `${((index + 0.5) * 100) / nodes},${index % 2 === 0 ? 75 : 25}`,
  ).join(" ");
}

/** The training dungeon: a way that goes up and down, with the treasure room at its end. */
export function Dungeon() {
  const college = useCollege();
  const { table, printed, own, choosing, ahead } = college;
  const { texts } = table;
  const mine = houseOf(college, own);
  const then = ahead && choosing.considered?.type === "enter-dungeon" ? at(ahead.seats, own).dungeon : mine.dungeon;
  return (
    <section className={styles["dungeon"]} data-zone="dungeon" aria-label={texts.text("source.dungeon")}>
      <h2>{texts.text("source.dungeon")}</h2>
      <div className={styles["way"]}>
        <span className={styles["start"]}>
          <Discs on="dungeon" seats={seatsWhere(college, ({ dungeon }) => dungeon === 0)} size={18} />
        </span>
        <div className={styles["nodes"]}>
          <svg className={styles["path"]} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <polyline points={wayPoints(printed.dungeon.length)} />
          </svg>
          {printed.dungeon.map((list, index) => {
            const space = index + 1;
            const seats = seatsWhere(college, ({ dungeon, treasure }) => dungeon === space && treasure === null);
            const effects = at(printed.lists, list);
            const names = seats.map((seat) => table.nameOf(seat)).join(", ");
            return (
              <span key={space} className={styles["node"]}>
                <Spot
                  className={styles["space"]}
                  actions={waysInto(college, mine.dungeon, space)}
                  label={texts.text("dc.dungeon.space", { space, names })}
                  data={{ "data-dungeon": space, "data-ghost": (space > mine.dungeon && space <= then) || undefined }}
                >
                  <EffectMarks effects={effects} size={17} />
                </Spot>
                {seats.length > 0 && <Discs on="dungeon" seats={seats} size={18} />}
              </span>
            );
          })}
        </div>
      </div>
      <TreasureRoom />
    </section>
  );
}

function TreasureRoom() {
  const college = useCollege();
  const { table, printed } = college;
  return (
    <div className={styles["treasure"]}>
      <h2>{table.texts.text("source.treasure-room")}</h2>
      <div className={styles["places"]}>
        {printed.treasures.map(({ metal, prestige }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places never change
          <span key={place}>
            <TrophyMark metal={metal} size={28} />
            <b>{prestige}</b>
            <Discs on="dungeon" seats={seatsWhere(college, ({ treasure }) => treasure === place)} size={22} />
          </span>
        ))}
      </div>
    </div>
  );
}

/** Three and more share the room of two. */
function SpaceDiscs({ seats }: { readonly seats: readonly number[] }) {
  return <Discs on="subterfuge" seats={seats} size={seats.length > 2 ? 15 : 20} />;
}

/** The Subterfuge track, with what its ranks are worth. */
export function Subterfuge() {
  const college = useCollege();
  const { table, printed, ahead, own } = college;
  const { texts } = table;
  const then = ahead === null ? null : at(ahead.seats, own).subterfuge;
  const now = houseOf(college, own).subterfuge;
  return (
    <section className={styles["subterfuge"]} aria-label={texts.text("source.subterfuge")}>
      <div className={styles["ranks"]}>
        <h2>{texts.text("source.subterfuge")}</h2>
        <ol>
          {printed.prizes.map((prestige, rank) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: ranks never change places
            <li key={rank}>
              <small>{texts.text("dc.rank", { rank: rank + 1 })}</small>
              <b>{prestige}</b>
            </li>
          ))}
        </ol>
      </div>
      <span className={styles["beside"]}>
        <Discs on="subterfuge" seats={seatsWhere(college, ({ subterfuge }) => subterfuge === 0)} size={17} />
      </span>
      <ol className={styles["cells"]}>
        {Array.from({ length: SUBTERFUGE_SPACES }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spaces never change places
          <li key={index} data-ghost={(then !== null && then !== now && then === index + 1) || undefined}>
            <SpaceDiscs seats={seatsWhere(college, ({ subterfuge }) => subterfuge === index + 1)} />
            <b>{index + 1}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
