import {
  type Action,
  BUILDINGS,
  effectAsked,
  FACES,
  game,
  helpFor,
  impsNeeded,
  incomeChoice,
  maintenanceCost,
  OFFERS,
  UNPAID_COIN_PRESTIGE,
  windowOf,
} from "@gatehouse/dragonsgate-college";
import { at } from "@gatehouse/engine";
import type { ReactNode } from "react";
import type { Verb } from "../../../table/slots.ts";
import { TurnPrompt, TurnVerbs } from "../../../table/tray.tsx";
import { type College, deedOf, useCollege } from "../college.ts";
import { distance } from "../gates.ts";
import { Die, Face } from "../pieces/die.tsx";
import { CoinMark, EffectMarks, ImpMark, PrestigeMark } from "../pieces/marks.tsx";
import { Spot } from "../pieces/spot.tsx";
import { platesOf } from "../plates.ts";
import { promptOf } from "../prompt.ts";
import { activeDie, activeDieName, followersOf } from "./court.tsx";
import styles from "./ribbon.module.css";

/** What to do now, with which die, and what can be chosen nowhere else. */
export function Ribbon({ verbs }: { readonly verbs: readonly Verb[] }) {
  const college = useCollege();
  const { table } = college;
  const { title, text } = promptOf(college);
  const die = activeDie(table);
  const plates = platesOf(college);
  return (
    <section className={styles["ribbon"]} aria-label={table.texts.text("tray.label")} data-zone="ribbon">
      <span className={styles["held"]} data-piece={die ? activeDieName(table, die) : undefined}>
        {die && <Die colour={die.colour} face={die.face} size={38} />}
      </span>
      <div className={styles["prompt"]}>
        <TurnPrompt title={title} prompt={text} />
      </div>
      {plates.length > 0 && table.proposed === null ? (
        <Plates actions={plates} />
      ) : (
        <>
          <Followers />
          <Ladder />
        </>
      )}
      <div className={styles["verbs"]}>
        <TurnVerbs verbs={verbs} />
      </div>
    </section>
  );
}

/** Who acts with the die after the present actor. */
function Followers() {
  const { table } = useCollege();
  const followers = followersOf(table);
  if (followers.length === 0) return null;
  return (
    <span className={styles["followers"]}>
      {table.texts.text("dc.then")} {followers.map((seat) => table.showSeat(seat))}
    </span>
  );
}

/** What imps can make of the die. */
function Ladder() {
  const { table, own } = useCollege();
  const window = table.seat === null ? null : windowOf(table.view, own);
  if (!window || window.left.length === 0) return null;
  const imps = at(table.view.seats, own).imps;
  const least = (face: number) => Math.min(...window.faces.map((from) => distance(from, face)));
  const faces = Array.from({ length: FACES }, (_, index) => index + 1).filter((face) => least(face) <= imps);
  return (
    <span className={styles["ladder"]} title={table.texts.text("dc.ladder")}>
      {faces.map((face) => (
        <span key={face}>
          {least(face) > 0 && (
            <>
              {least(face)}
              <ImpMark size={14} />
            </>
          )}
          <Face face={face} state={least(face) > 0 ? "imps" : "used"} size={least(face) > 0 ? 23 : 27} />
        </span>
      ))}
    </span>
  );
}

function Plates({ actions }: { readonly actions: readonly Action[] }) {
  const college = useCollege();
  const { table } = college;
  return (
    <div className={styles["plates"]}>
      {actions.map((action) => (
        <Spot
          key={game.notation.write(action)}
          className={styles["plate"]}
          actions={[action]}
          label={table.texts.say(table.rules.words.action(table.view, action))}
          data={{ "data-plate": action.type }}
        >
          <PlateFace action={action} />
        </Spot>
      ))}
    </div>
  );
}

/** What a plate shows: what comes, and what it costs. */
function PlateFace({ action }: { readonly action: Action }) {
  const college = useCollege();
  return (
    <>
      {pictureOf(college, action)}
      <ImpPrice action={action} />
    </>
  );
}

function pictureOf(college: College, action: Action): ReactNode {
  const { table, printed, own } = college;
  const { texts, view } = table;
  switch (action.type) {
    case "exchange-die":
      return texts.text("dc.plate.exchange");
    case "collect-coins":
      return (
        <>
          +{printed.feeCoins[action.face]} <CoinMark size={20} />
        </>
      );
    case "buy-prestige": {
      const { coins, prestige } = at(OFFERS, action.offer);
      const { coinsLess } = helpFor(printed, view, own, "tournament");
      return (
        <>
          <CoinMark value={Math.max(0, coins - coinsLess)} size={24} /> → +{prestige} <PrestigeMark size={20} />
        </>
      );
    }
    case "enter-dungeon": {
      const { steps } = helpFor(printed, view, own, "dungeon");
      return texts.text("dc.offer.steps", { count: (printed.dungeonSteps[action.face] ?? 0) + steps });
    }
    case "choose-option": {
      const effects = effectAsked(printed, view, "choose")?.options[action.option] ?? [];
      return <EffectMarks effects={effects} size={19} />;
    }
    case "choose-income": {
      const effects = incomeChoice(printed, action.source)?.options[action.option] ?? [];
      const building = BUILDINGS[action.source];
      return (
        <>
          <EffectMarks effects={effects} size={19} />
          <small>{building ? texts.text(`component.buildings.${building.id}`) : ""}</small>
        </>
      );
    }
    case "pay-price": {
      const price = effectAsked(printed, view, "pay");
      const count = (price?.amount ?? 0) * action.times;
      return price?.price === "imps" ? (
        <>
          {count} <ImpMark size={20} />
        </>
      ) : (
        <CoinMark value={count} size={26} />
      );
    }
    case "rob-seat":
      return table.showSeat(action.seat);
    case "pay-maintenance": {
      const lost = UNPAID_COIN_PRESTIGE * (maintenanceCost(printed, view, own) - action.coins);
      return (
        <>
          <CoinMark value={action.coins} size={26} />
          {lost > 0 && (
            <>
              −{lost} <PrestigeMark size={16} />
            </>
          )}
        </>
      );
    }
    case "play-card":
      return texts.text("dc.plate.play");
    case "discard-card":
      return texts.text("dc.plate.discard");
    default:
      return texts.say(table.rules.words.action(view, action));
  }
}

/** The imps that an action takes. */
function ImpPrice({ action }: { readonly action: Action }) {
  const { table, printed, own } = useCollege();
  const deed = deedOf(action);
  if (deed === null) return null;
  const imps = impsNeeded(printed, table.view, own, deed, "face" in action ? action.face : undefined);
  if (imps === 0) return null;
  return (
    <span className={styles["imps"]}>
      {imps}
      <ImpMark size={15} />
    </span>
  );
}
