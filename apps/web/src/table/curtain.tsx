import type { GameTypes, Rules, Seat } from "@gatehouse/engine";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../design/button.tsx";
import { Heading } from "../design/heading.tsx";
import { Leaf } from "../design/leaf.tsx";
import { SeatPennant } from "../design/seats.tsx";
import type { MatchLink, Sight } from "../match/link.ts";
import { useTexts } from "../texts/context.tsx";
import { awaitedSeat } from "./awaited.ts";
import styles from "./curtain.module.css";
import { useAnnounce } from "./live-region.tsx";
import type { Table } from "./table.ts";

/** Passing on the screen: who is awaited, and how that person comes in. */
export function useCurtain(link: MatchLink, rules: Rules<GameTypes>, sight: Sight) {
  const [admitted, setAdmitted] = useState<Seat | null>(null);
  return {
    awaited: awaitedSeat(link.held, rules.actors(sight.view), sight.viewer, admitted),
    admit: (seat: Seat) => {
      // The curtain rises only when the view behind it is the new one.
      void link.look(seat).then(() => setAdmitted(seat));
    },
  };
}

interface CurtainProps {
  readonly seat: Seat;
  readonly table: Table<GameTypes>;
  onReady(seat: Seat): void;
}

/** Hides the whole table until the person who is asked says to be there. */
export function Curtain({ seat, table, onReady }: CurtainProps) {
  const texts = useTexts();
  const name = table.nameOf(seat);
  const button = useRef<HTMLDivElement>(null);
  const announce = useAnnounce();
  // What was said to the person before must not be there to be read again.
  const call = useEffectEvent(() => announce(texts.text("curtain.title", { name })));
  // The person who is asked now finds the one thing to press; each person anew.
  useEffect(() => {
    call();
    button.current?.querySelector("button")?.focus();
  }, []);
  return (
    <main className={styles["curtain"]} data-game={table.game.id}>
      <Leaf className={styles["leaf"]}>
        <div className={styles["pennants"]}>
          {table.houses[seat]?.map((house) => (
            <SeatPennant key={house} house={house} width={58} />
          ))}
        </div>
        <Heading level={1} size={28}>
          {texts.text("curtain.title", { name })}
        </Heading>
        <p>{texts.text("curtain.text", { name })}</p>
        <div ref={button}>
          <Button kind="primary" onClick={() => onReady(seat)}>
            {texts.text("curtain.ready", { name })}
          </Button>
        </div>
      </Leaf>
    </main>
  );
}
