import { BUILDINGS, type Effect, helpFor, price } from "@gatehouse/dragonsgate-college";
import { at } from "@gatehouse/engine";
import { type PointerEvent as ReactPointerEvent, useState } from "react";
import { Icon, type IconName } from "../../../design/icons.tsx";
import { useCollege } from "../college.ts";
import { BuildingTile } from "../house/building-tile.tsx";
import { CardMark, CoinMark, PrestigeMark } from "../pieces/marks.tsx";
import { Spot } from "../pieces/spot.tsx";
import styles from "./market.module.css";

const SIZES = [1, 2, 3] as const;

/** What buildings can be looked for by. */
const GIFTS = [
  "sorcery",
  "stealth",
  "brawn",
  "apprentice",
  "professor",
  "income",
  "cards",
  "maintenance",
  "prestige",
] as const;
type Gift = (typeof GIFTS)[number];

const GIFT_ICONS: Readonly<Partial<Record<Gift, IconName>>> = {
  sorcery: "fairy-wand",
  stealth: "domino-mask",
  brawn: "biceps",
  apprentice: "bed",
  professor: "owl",
  income: "hourglass",
  maintenance: "broom",
};

function gives(effect: Effect, gift: Gift): boolean {
  switch (effect.kind) {
    case "gain":
      return effect.good === gift;
    case "place":
      return effect.for === gift;
    case "gain-per":
    case "whenever":
      return gift === "prestige";
    default:
      return effect.kind === gift;
  }
}

interface Filter {
  readonly size: number | null;
  readonly gift: Gift | null;
}

/** All buildings that are left. A filter keeps its matches lit; nothing moves. */
export function Market({ onDrag }: { readonly onDrag: (building: number, event: ReactPointerEvent) => void }) {
  const { table, printed } = useCollege();
  const { texts } = table;
  const [filter, setFilter] = useState<Filter>({ size: null, gift: null });
  const kinds = printed.buildings.flatMap(({ copies }, building) => (copies > 0 ? [building] : []));
  const isMatch = (building: number) => {
    const { size, list } = at(printed.buildings, building);
    const { gift } = filter;
    const effects = at(printed.lists, list);
    return (
      (filter.size === null || filter.size === size) && (gift === null || effects.some((effect) => gives(effect, gift)))
    );
  };
  return (
    <section className={styles["market"]} aria-label={texts.text("component.buildings")} data-zone="market">
      <div className={styles["filters"]}>
        <span>{texts.text("dc.market.size")}</span>
        {SIZES.map((size) => (
          <button
            key={size}
            type="button"
            aria-pressed={filter.size === size}
            aria-label={texts.text("dc.market.squares", { size })}
            onClick={() => setFilter({ ...filter, size: filter.size === size ? null : size })}
          >
            {"■".repeat(size)}
          </button>
        ))}
        <span>{texts.text("dc.market.gives")}</span>
        {GIFTS.map((gift) => (
          <button
            key={gift}
            type="button"
            aria-pressed={filter.gift === gift}
            aria-label={texts.text(`dc.gift.${gift}`)}
            title={texts.text(`dc.gift.${gift}`)}
            onClick={() => setFilter({ ...filter, gift: filter.gift === gift ? null : gift })}
          >
            <GiftIcon gift={gift} />
          </button>
        ))}
      </div>
      {SIZES.map((size) => (
        <section key={size} className={styles["size"]} data-size={size}>
          <h2>
            {texts.text("dc.market.squares", { size })}
            <SizePrice size={size} />
          </h2>
          <div className={styles["tiles"]}>
            {kinds
              .filter((building) => at(printed.buildings, building).size === size)
              .map((building) => (
                <Offer key={building} building={building} isMatch={isMatch(building)} onDrag={onDrag} />
              ))}
          </div>
        </section>
      ))}
    </section>
  );
}

function GiftIcon({ gift }: { readonly gift: Gift }) {
  const icon = GIFT_ICONS[gift];
  if (icon) return <Icon name={icon} size={21} />;
  return gift === "cards" ? <CardMark size={23} /> : <PrestigeMark size={21} />;
}

/** What each building of a size costs and brings. */
function SizePrice({ size }: { readonly size: number }) {
  const { table, printed, own } = useCollege();
  const { coinsLess } = helpFor(printed, table.view, own, "build");
  return (
    <span className={styles["price"]}>
      <CoinMark value={Math.max(0, size * 2 - coinsLess)} size={23} />
      <PrestigeMark size={17} />+{size}
      <Icon name="broom" size={17} />+{size}
    </span>
  );
}

interface OfferProps {
  readonly building: number;
  readonly isMatch: boolean;
  readonly onDrag: (building: number, event: ReactPointerEvent) => void;
}

/** The side of a square; long buildings are drawn smaller, so that all of a size lie in one row. */
const UNITS: readonly number[] = [0, 56, 48, 39];

function Offer({ building, isMatch, onDrag }: OfferProps) {
  const { table, printed, own } = useCollege();
  const { texts, view } = table;
  const { shape, size } = at(printed.buildings, building);
  const unit = UNITS[size] ?? 37;
  const left = at(view.buildings, building);
  const cells = at(at(printed.shapes, shape), 0);
  const width = Math.max(...cells.map(({ x }) => x)) + 1;
  const height = Math.max(...cells.map(({ y }) => y)) + 1;
  const { id } = at(BUILDINGS, building);
  const name = texts.text(`component.buildings.${id}`);
  const coins = price(printed, building, helpFor(printed, view, own, "build"));
  const top = view.pending.at(-1);
  const isHeld = top?.type === "building" && top.building === building;
  return (
    <span className={styles["offer"]} onPointerDown={(event) => onDrag(building, event)}>
      <Spot
        className={styles["tile"]}
        style={{ width: width * unit, height: height * unit }}
        actions={[{ type: "build", building }]}
        isChosen={isHeld}
        label={texts.text("dc.market.offer", { name, left, coins })}
        isDirect
        data={{
          "data-build": id,
          "data-piece": `offer ${building}`,
          "data-quiet": !isMatch || undefined,
          "data-gone": left === 0 || undefined,
        }}
      >
        <BuildingTile building={building} cells={cells} unit={unit} />
        {left !== 1 && <span className={styles["count"]}>{left === 0 ? texts.text("dc.gone") : `×${left}`}</span>}
      </Spot>
      <span className={styles["name"]} data-quiet={!isMatch || undefined}>
        {name}
      </span>
    </span>
  );
}
