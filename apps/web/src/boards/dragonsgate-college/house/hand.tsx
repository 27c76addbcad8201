import { asked, CARDS, handLimit } from "@gatehouse/dragonsgate-college";
import { at, isHidden, type Seat } from "@gatehouse/engine";
import { useCollege } from "../college.ts";
import { CardMark } from "../pieces/marks.tsx";
import { Spot } from "../pieces/spot.tsx";
import styles from "./hand.module.css";

/** Cards in hand in full sentences, those beside the board, and IMMEDIATE ones that wait; of others only their backs. */
export function Hand({ seat }: { readonly seat: Seat }) {
  const { table, printed } = useCollege();
  const { texts, view } = table;
  const house = at(view.seats, seat);
  const limit = handLimit(printed, house);
  const free = Math.max(0, limit - house.hand.length);
  return (
    <section className={styles["hand"]} data-zone={`hand ${seat}`} aria-label={texts.text("dc.hand")}>
      {house.hand.map(({ kind }, index) =>
        isHidden(kind) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are all alike
          <span key={index} className={styles["back"]} data-piece={`back ${seat} ${index}`} data-from="deck">
            <CardMark size={46} />
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are alike
          <CardSpot key={`${kind} ${index}`} card={kind} place={index} />
        ),
      )}
      {Array.from({ length: free }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
        <span key={`free ${index}`} className={styles["free"]}>
          {texts.text("dc.hand.free")}
        </span>
      ))}
      {house.kept.map((card) => (
        <span key={`kept ${card}`} className={styles["kept"]}>
          <b>{texts.text(`component.cards.${at(CARDS, card).id}`)}</b>
          <span>{texts.text(`component.cards.${at(CARDS, card).id}.text`)}</span>
        </span>
      ))}
    </section>
  );
}

/** A card that can be lifted, and then played or put back. */
function CardSpot({ card, place }: { readonly card: number; readonly place: number }) {
  const { table, choosing, isLegal } = useCollege();
  const { texts } = table;
  const { id } = at(CARDS, card);
  const top = asked(table.view);
  const isOpen = isLegal({ type: "play-card", card }) || isLegal({ type: "discard-card", card });
  const name = texts.text(`component.cards.${id}`);
  const text = texts.text(`component.cards.${id}.text`);
  const note = isOpen ? "dc.card.now" : top?.type === "window" ? "dc.card.nothing" : "dc.card.later";
  return (
    <Spot
      className={styles["card"]}
      actions={[{ type: "play-card", card }]}
      isOpen={isOpen}
      isChosen={choosing.card === card}
      label={`${name}. ${text}`}
      onPress={() => choosing.pickCard(card)}
      data={{ "data-card": id, "data-piece": `card ${id} ${place}`, "data-from": `card ${id} ${place + 1}, deck` }}
    >
      <span className={styles["title"]}>
        {name} <CardMark size={18} />
      </span>
      <span className={styles["text"]}>
        {text} <span className={styles["note"]}>{texts.text(note)}</span>
      </span>
    </Spot>
  );
}
