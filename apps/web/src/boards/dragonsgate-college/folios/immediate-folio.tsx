import { asked, CARDS } from "@gatehouse/dragonsgate-college";
import { at } from "@gatehouse/engine";
import { useCollege } from "../college.ts";
import cards from "../house/hand.module.css";
import { CardMark } from "../pieces/marks.tsx";
import { Spot } from "../pieces/spot.tsx";
import styles from "./immediate-folio.module.css";

/** IMMEDIATE cards lie open in the middle until they are played; with several one chooses the order. */
export function ImmediateFolio() {
  const { table } = useCollege();
  const { texts, view } = table;
  const top = asked(view);
  if (top?.type !== "immediate") return null;
  return (
    <section className={styles["folio"]} data-zone="immediate" aria-label={texts.text("value.immediate")}>
      {top.cards.map((card, index) => {
        const { id } = at(CARDS, card);
        const [name, text] = [texts.text(`component.cards.${id}`), texts.text(`component.cards.${id}.text`)];
        return (
          <Spot
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are alike
            key={`${card} ${index}`}
            className={`${cards["card"]} ${styles["card"]}`}
            actions={[{ type: "play-card", card }]}
            label={`${name}. ${text}`}
            data={{ "data-immediate": id }}
          >
            <span className={cards["title"]}>
              {name} <CardMark size={22} />
            </span>
            <span className={cards["text"]}>{text}</span>
            <span className={cards["note"]}>{texts.text("value.immediate")}</span>
          </Spot>
        );
      })}
    </section>
  );
}
