import type { Counter, Tile } from "@gatehouse/kings-gate";
import type { ComponentProps, ReactElement } from "react";
import { cx } from "../../../design/cx.ts";
import { CellMark } from "./cell-mark.tsx";
import { District } from "./district.tsx";
import styles from "./hand-tile.module.css";

interface HandTileProps extends Omit<ComponentProps<"button">, "children" | "disabled"> {
  readonly tile: Tile;
  /** What it is called, below it or, where there is no room, for those who listen. */
  readonly name: string;
  /** What a listener hears: the name with number and colour. */
  readonly label: string;
  readonly chosen?: boolean;
  /** It cannot be chosen now; it stays reachable so that the reason can be asked for. */
  readonly refused?: boolean;
  /** A counter that would go with it. */
  readonly counter?: Counter | null;
  readonly showName?: boolean;
}

/** A tile of one's own hand. The chosen one rises. Its size is `--hand-tile`. */
export function HandTile(props: HandTileProps): ReactElement {
  const {
    tile,
    name,
    label,
    chosen = false,
    refused = false,
    counter = null,
    showName = true,
    className,
    ...rest
  } = props;
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-disabled={refused || undefined}
      {...rest}
      className={cx(styles["tile"], className)}
      data-chosen={chosen || undefined}
    >
      <svg viewBox="0 0 100 104" className={styles["picture"]} aria-hidden="true">
        <District tile={tile} counter={counter} />
        {refused && <CellMark kind="quiet" />}
        {chosen && <CellMark kind="chosen" />}
      </svg>
      <span className="visually-hidden">{label}</span>
      {showName && (
        <span className={styles["name"]} aria-hidden="true">
          {name}
        </span>
      )}
    </button>
  );
}
