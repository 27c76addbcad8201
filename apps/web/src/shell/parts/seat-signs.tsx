import { type House, SeatEmblem } from "../../design/seats.tsx";
import styles from "./seat-signs.module.css";

/** The signs of a seat, which may have several colours; room is kept for them until they are known. */
export function SeatSigns({ houses, size }: { readonly houses: readonly House[] | undefined; readonly size: number }) {
  return (
    <span className={styles["signs"]} style={{ minWidth: size, minHeight: size }}>
      {houses?.map((house) => (
        <SeatEmblem key={house} house={house} size={size} />
      ))}
    </span>
  );
}
