import { type Effect, helpFor, OFFERS, places } from "@gatehouse/dragonsgate-college";
import { at } from "@gatehouse/engine";
import type { ReactNode } from "react";
import type { Texts } from "../../../texts/texts.ts";
import { careersOpen, type Gate, type GateSight } from "../gates.ts";
import { CoinMark, EffectMarks, PrestigeMark } from "../pieces/marks.tsx";

interface Offer {
  /** In large: what it gives. */
  readonly gain: ReactNode;
  /** In small: at what price, or what speaks against it. */
  readonly line: ReactNode;
}

/** What a gate gives this seat now. */
export function gateOffer(sight: GateSight & { readonly texts: Texts }, gate: Gate): Offer {
  const { texts, printed, view, seat } = sight;
  const house = at(view.seats, seat);
  const { deed, actions } = gate;
  switch (deed) {
    case "influence":
      return {
        gain: texts.text("dc.offer.die", { number: 4 - house.dice }),
        line:
          house.dice === 1 ? texts.text("dc.offer.all-dice") : texts.text("dc.offer.dice-left", { count: house.dice }),
      };
    case "fees": {
      const coins = actions.flatMap((action) =>
        action.type === "collect-coins" ? [printed.feeCoins[action.face] ?? 0] : [],
      );
      const most = coins.length > 0 ? Math.max(...coins) : Math.max(...printed.feeCoins);
      return {
        gain: (
          <>
            {coins.length > 0 ? `+${most}` : `2–${most}`} <CoinMark size={21} />
          </>
        ),
        line: coins.length > 0 ? texts.text("dc.offer.purse", { from: house.coins, to: house.coins + most }) : "",
      };
    }
    case "tournament": {
      const [small, large] = OFFERS;
      return {
        gain: (
          <>
            +{small.prestige} <PrestigeMark size={21} />
          </>
        ),
        line: texts.text("dc.offer.tournament", { ...small, more: large.prestige, cost: large.coins }),
      };
    }
    case "recruit":
    case "hire":
      return peopleOffer(sight, deed);
    case "build": {
      const kinds = actions.length;
      return {
        gain: texts.text("dc.offer.kinds", { count: kinds }),
        line: kinds > 0 ? texts.text("dc.offer.build") : texts.text("dc.offer.per-square"),
      };
    }
    case "dungeon":
      return dungeonOffer(sight, gate);
    case "order": {
      const free = view.order.filter((space) => space === null).length;
      const isPlaced = view.order.includes(seat);
      return {
        gain: texts.text(isPlaced ? "dc.offer.placed" : "dc.offer.spaces", { count: free }),
        line: texts.text(isPlaced ? "dc.offer.once" : "dc.offer.begin"),
      };
    }
    case "career": {
      const { tiles, least } = careersOpen(sight, actions);
      return {
        gain: texts.text("dc.offer.careers", { count: tiles }),
        line:
          tiles === 0 ? (
            texts.text("dc.offer.apprentices", { count: house.apprentices.length })
          ) : (
            <>
              {texts.text("dc.offer.from")} <CoinMark value={least} size={18} />
            </>
          ),
      };
    }
  }
}

function peopleOffer(
  { texts, printed, view, seat }: GateSight & { readonly texts: Texts },
  deed: "recruit" | "hire",
): Offer {
  const house = at(view.seats, seat);
  const kind = deed === "recruit" ? "apprentice" : "professor";
  const held = deed === "recruit" ? house.apprentices : house.professors;
  const { display } = deed === "recruit" ? view.apprentices : view.professors;
  const free = places(printed, house, kind) - held.length;
  return {
    gain: texts.text("dc.offer.pick", { count: display.length }),
    line: free > 0 ? texts.text(`dc.offer.free.${kind}`, { count: free }) : texts.text("dc.offer.replaces"),
  };
}

function dungeonOffer({ texts, printed, view, seat }: GateSight & { readonly texts: Texts }, { actions }: Gate): Offer {
  const house = at(view.seats, seat);
  if (house.treasure !== null) return { gain: texts.text("dc.offer.arrived"), line: texts.text("dc.offer.treasure") };
  const help = helpFor(printed, view, seat, "dungeon").steps;
  const steps = actions.flatMap((action) =>
    action.type === "enter-dungeon" ? [(printed.dungeonSteps[action.face] ?? 0) + help] : [],
  );
  const most = Math.max(...(steps.length > 0 ? steps : printed.dungeonSteps));
  const entered = printed.dungeon
    .slice(house.dungeon, house.dungeon + most)
    .flatMap((list): readonly Effect[] => at(printed.lists, list));
  return {
    gain:
      steps.length > 0
        ? texts.text("dc.offer.steps", { count: most })
        : texts.text("dc.offer.steps-up", { count: most }),
    line: <EffectMarks effects={entered} size={14} />,
  };
}
