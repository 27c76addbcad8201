import { asked, BUILDINGS, groundsOf, maintenanceCost, UNPAID_COIN_PRESTIGE } from "@gatehouse/dragonsgate-college";
import { at } from "@gatehouse/engine";
import { type College, houseOf, useCollege } from "../college.ts";
import { CoinMark, EffectMarks, PrestigeMark } from "../pieces/marks.tsx";
import styles from "./build-panel.module.css";
import { cellsOf } from "./model.ts";

/** What a building brings where it is held: price, squares, what it covers and what it does itself. */
export function BuildPanel() {
  const college = useCollege();
  const { table, printed, own, ahead } = college;
  const { texts, view } = table;
  const building = meant(college);
  if (building === null) return <p className={styles["hint"]}>{texts.text("dc.build.choose")}</p>;
  const { list, size } = at(printed.buildings, building);
  const due = ahead ? maintenanceCost(printed, ahead, own) : 0;
  const purse = ahead ? at(ahead.seats, own).coins : at(view.seats, own).coins;
  const covered = coveredBy(college, building);
  return (
    <div className={styles["panel"]}>
      <h3>{texts.text(`component.buildings.${at(BUILDINGS, building).id}`)}</h3>
      <dl>
        <div>
          <dt>{texts.text("dc.build.squares")}</dt>
          <dd>
            +{size} <PrestigeMark size={17} />
          </dd>
        </div>
        <div>
          <dt>{texts.text("dc.build.tile")}</dt>
          <dd>
            <EffectMarks effects={at(printed.lists, list)} />
          </dd>
        </div>
        {covered.length > 0 && (
          <div>
            <dt>{texts.text("dc.build.covers")}</dt>
            <dd>
              <EffectMarks effects={covered} />
            </dd>
          </div>
        )}
      </dl>
      {ahead && due > purse && (
        <p className={styles["warning"]}>
          <CoinMark value={due} size={20} />{" "}
          {texts.text("dc.build.unpaid", { due, purse, prestige: UNPAID_COIN_PRESTIGE })}
        </p>
      )}
    </div>
  );
}

/** The building that is being placed, or that is looked at in the market. */
function meant({ table, choosing }: College): number | null {
  const top = asked(table.view);
  if (top?.type === "building") return top.building;
  return choosing.considered?.type === "build" ? choosing.considered.building : null;
}

/** The bonuses under a building where it is held. */
function coveredBy(college: College, building: number) {
  const { choosing, printed, own } = college;
  const { considered } = choosing;
  if (considered?.type !== "place-building") return [];
  const { squares, width } = groundsOf(printed, houseOf(college, own));
  return cellsOf(printed, { ...considered, building }).flatMap(({ x, y }) =>
    at(printed.lists, at(squares, y * width + x)),
  );
}
