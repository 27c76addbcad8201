import type { ReactElement } from "react";
import { type House, houseColours, SeatEmblem } from "../design/seats.tsx";
import styles from "./seat-name.module.css";

interface SeatNameProps {
  readonly houses: readonly House[];
  readonly name: string;
  /** Without its emblem, where one stands beside the sentence already. */
  readonly plain?: boolean;
}

/** A player's name in a sentence, in the colours of the seat and with their emblems. */
export function SeatName({ houses, name, plain = false }: SeatNameProps): ReactElement {
  const [house = "red"] = houses;
  return (
    <b className={styles["name"]} style={houseColours(house)}>
      {!plain &&
        houses.map((each) => <SeatEmblem key={each} house={each} size={15} className={styles["emblem"] ?? ""} />)}
      {name}
    </b>
  );
}
