import { IMP_COINS } from "@gatehouse/dragonsgate-college";
import { Glyph } from "../../../design/icons.tsx";
import { useCollege } from "../college.ts";
import { CoinMark } from "../pieces/marks.tsx";
import { Spot } from "../pieces/spot.tsx";
import styles from "./facade.module.css";

/** The imps that are left; before a die is taken one of them can be bought. */
export function ImpTower() {
  const { table } = useCollege();
  const { texts, view } = table;
  return (
    <Spot
      className={styles["tower"]}
      actions={[{ type: "buy-imp" }]}
      label={texts.text("dc.tower.label", { imps: view.tower, coins: IMP_COINS })}
      shortcut="I"
      data={{ "data-tower": true }}
    >
      <svg className={styles["wall"]} width="104" height="146" viewBox="0 14 104 146" aria-hidden="true">
        <path
          d="M14 160V40L8 36V24h10v7h8v-7h12v7h8v-7h12v7h8v-7h12v7h8v-7h10v12l-6 4V160Z"
          fill="#3c2f58"
          stroke="#1c1430"
          strokeWidth="1.500"
        />
        <path d="M20 160V46h64v114" fill="url(#dc-brick)" />
        <ellipse cx="52" cy="86" rx="30" ry="32" fill="#e86aa0" opacity=".3" filter="url(#dc-blur)" />
        <path d="M28 114V78c0-13 11-22 24-22s24 9 24 22v36Z" fill="#27163a" stroke="#d9a441" strokeWidth="2" />
        <Glyph name="imp-laugh" x={52} y={88} size={42} fill="#f58ab6" />
      </svg>
      <span className={styles["towerName"]}>{texts.text("dc.tower")}</span>
      <span className={styles["left"]}>
        {view.tower} <small>{texts.text("dc.tower.left")}</small> <CoinMark value={IMP_COINS} size={20} />
      </span>
    </Spot>
  );
}
