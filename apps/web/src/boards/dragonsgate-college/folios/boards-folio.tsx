import { asked, GROUNDS } from "@gatehouse/dragonsgate-college";
import { at } from "@gatehouse/engine";
import { Icon } from "../../../design/icons.tsx";
import { useCollege } from "../college.ts";
import { squaresOf } from "../house/model.ts";
import { EffectMarks } from "../pieces/marks.tsx";
import { Spot } from "../pieces/spot.tsx";
import styles from "./boards-folio.module.css";

/** The boards that can still be drafted: grounds, slots and what each gives at the start. */
export function BoardsFolio() {
  const { table, printed } = useCollege();
  const { texts, view } = table;
  const top = asked(view);
  if (top?.type !== "draft") return null;
  return (
    <section className={styles["boards"]} data-zone="boards" aria-label={texts.text("component.grounds")}>
      {top.boards.map((board) => {
        const { rows, squares, width, slots, start } = at(printed.grounds, board);
        const name = texts.text(`component.grounds.${at(GROUNDS, board).id}`);
        return (
          <Spot
            key={board}
            className={styles["board"]}
            actions={[{ type: "choose-board", board }]}
            label={name}
            data={{ "data-board": board }}
          >
            <b className={styles["name"]}>{name}</b>
            <span className={styles["grounds"]} style={{ gridTemplateColumns: `repeat(${width}, 1fr)` }}>
              {squaresOf(rows).map(({ key, x, y, sign }) => (
                <span key={key} data-sign={"AP#".includes(sign) ? sign : undefined}>
                  {sign === "A" && <Icon name="bed" size={22} />}
                  {sign === "P" && <Icon name="owl" size={22} />}
                  <EffectMarks effects={at(printed.lists, at(squares, y * width + x))} size={17} />
                </span>
              ))}
            </span>
            <span className={styles["slots"]}>
              {slots.map((list, slot) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: slots never change places
                <span key={slot}>
                  <EffectMarks effects={at(printed.lists, list)} size={13} />
                </span>
              ))}
            </span>
            <span className={styles["start"]}>
              {texts.text("dc.board.start")} <EffectMarks effects={at(printed.lists, start)} size={18} />
            </span>
          </Spot>
        );
      })}
    </section>
  );
}
