import type { Die as DieFacts, DragonsgateCollege, Event } from "@gatehouse/dragonsgate-college";
import type { Table } from "../../../table/table.ts";
import { useCollege } from "../college.ts";
import { Die } from "../pieces/die.tsx";
import { Spot } from "../pieces/spot.tsx";
import styles from "./court.module.css";

/** More dice are never rolled: three for each of four seats, and the black one. */
const MOST_DICE = 13;

/** A die of this turn's roll: it keeps its place, ready or not. */
interface Place extends DieFacts {
  readonly isReady: boolean;
  /** How many equal ones that are ready lie before it. */
  readonly equals: number;
}

/** The dice of this turn in the order of their roll; those that were taken leave their place empty. */
function placesOf({ view, history, step }: Table<DragonsgateCollege>): readonly Place[] {
  const left = [...view.ready];
  const roll = lastRoll(history.slice(0, step + 1).flatMap(({ events }) => events));
  const rolled = roll.length >= left.length ? roll : left;
  return rolled.map((die) => {
    const index = left.findIndex(({ colour, face }) => colour === die.colour && face === die.face);
    const equals = equalTo(view.ready, die) - equalTo(left, die);
    if (index >= 0) left.splice(index, 1);
    return { ...die, isReady: index >= 0, equals };
  });
}

function equalTo(dice: readonly DieFacts[], { colour, face }: DieFacts): number {
  return dice.filter((die) => die.colour === colour && die.face === face).length;
}

/** What a die is called while it lies ready: of equal ones the last is taken first. */
function dieName(turn: number, { colour, face }: DieFacts, equals: number): string {
  return `die ${turn} ${colour}${face} ${equals}`;
}

function lastRoll(events: readonly { readonly type: string }[]): readonly DieFacts[] {
  return events.findLast(isRoll)?.dice ?? [];
}

function isRoll(event: { readonly type: string }): event is Extract<Event, { type: "dice-rolled" }> {
  return event.type === "dice-rolled";
}

/** The courtyard: dice that are ready, and those that were used. */
export function Court({ size = 44 }: { readonly size?: number }) {
  const { table } = useCollege();
  const { texts, view } = table;
  const places = placesOf(table);
  return (
    <div className={styles["court"]}>
      <section
        className={styles["ready"]}
        data-zone="dice"
        aria-label={texts.text("dc.ready", { count: view.ready.length })}
      >
        <h2 className={styles["label"]}>{texts.text("dc.ready", { count: view.ready.length })}</h2>
        <div className={styles["dice"]}>
          {Array.from({ length: MOST_DICE }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places stay, and what lies there changes
            <span key={index} className={styles["slot"]} style={{ width: size, height: size }}>
              <ReadyDie place={places[index]} size={size} order={index} />
            </span>
          ))}
        </div>
      </section>
      <UsedPool />
    </div>
  );
}

interface ReadyDieProps {
  readonly place: Place | undefined;
  readonly size: number;
  /** Dice of a roll come to rest one after the other. */
  readonly order: number;
}

function ReadyDie({ place, size, order }: ReadyDieProps) {
  const { table } = useCollege();
  const { texts, view } = table;
  if (!place?.isReady) return null;
  const { colour, face, equals } = place;
  const owner = ["red", "blue", "yellow", "green"].indexOf(colour);
  const name = texts.text("die", { colour: texts.text(`colour.${colour}`), face });
  const label =
    owner >= 0 && owner < view.seats.length ? texts.text("dc.die.of", { die: name, seat: { seat: owner } }) : name;
  return (
    <Spot
      key={view.turn}
      className={styles["die"]}
      actions={[{ type: "take-die", colour, face }]}
      label={label}
      isDirect
      style={{ animationDelay: `${order * 35}ms` }}
      data={{ "data-die": `${colour}${face}`, "data-piece": dieName(view.turn, place, equals) }}
    >
      <Die colour={colour} face={face} size={size} />
    </Spot>
  );
}

/** Used dice show no face any more; a white one can be exchanged for an own die. */
function UsedPool() {
  const { table, isLegal } = useCollege();
  const { texts, view } = table;
  const canExchange = isLegal({ type: "exchange-die" });
  return (
    <section
      className={styles["used"]}
      aria-label={texts.text("dc.used", { count: view.used.length })}
      data-zone="used"
    >
      <h2 className={styles["label"]}>{texts.text("dc.used", { count: view.used.length })}</h2>
      <div className={styles["pool"]}>
        {view.used.map((colour, index) => {
          const key = `${colour} ${index}`;
          return colour === "white" && canExchange ? (
            <Spot
              key={key}
              className={styles["exchange"]}
              data={{ "data-piece": `used ${index}`, "data-from": `active ${colour}` }}
              actions={[{ type: "exchange-die" }]}
              label={texts.say(table.rules.words.action(view, { type: "exchange-die" }))}
            >
              <Die colour={colour} face={null} size={26} />
            </Spot>
          ) : (
            <span key={key} data-piece={`used ${index}`} data-from={`active ${colour}`}>
              <Die colour={colour} face={null} size={26} />
            </span>
          );
        })}
      </div>
    </section>
  );
}

/** The die that is being acted with. */
export function activeDie({ view }: Table<DragonsgateCollege>): DieFacts | null {
  const [bottom] = view.pending;
  return bottom?.type === "activation" ? bottom.die : null;
}

/** What it is called: it lay among the ready ones, and will lie among the used ones. */
export function activeDieName({ view }: Table<DragonsgateCollege>, die: DieFacts): string {
  return `${dieName(view.turn, die, equalTo(view.ready, die))}, active ${die.colour}`;
}

/** Who acts with the die after the present actor. */
export function followersOf({ view }: Table<DragonsgateCollege>): readonly number[] {
  const [bottom] = view.pending;
  return bottom?.type === "activation" && bottom.die ? bottom.bonus : [];
}
