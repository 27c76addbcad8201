import type { Event } from "@gatehouse/dragonsgate-college";
import { Component, createRef, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { motionAllowed } from "../../../design/motion.ts";
import { CardMark, CoinMark, ImpMark, PrestigeMark } from "../pieces/marks.tsx";
import type { FlyingGood } from "./happenings.ts";
import styles from "./motion.module.css";
import type { Traces } from "./pieces.ts";

interface MotionProps {
  readonly step: number;
  readonly isLive: boolean;
  /** What happened in the step that is shown. */
  readonly events: readonly Event[];
  readonly game: string;
  readonly children: ReactNode;
}

const PICTURES: readonly (readonly [FlyingGood, ReactNode])[] = [
  ["coins", <CoinMark key="coins" size={24} />],
  ["imps", <ImpMark key="imps" size={24} />],
  ["prestige", <PrestigeMark key="prestige" size={24} />],
  ["cards", <CardMark key="cards" size={34} />],
];

/**
 * Pieces fly from where they were to where they are: the difference of two positions, whatever made it. Only a class can look
 * at the page just before it changes.
 */
export class Motion extends Component<MotionProps> {
  readonly #room = createRef<HTMLDivElement>();
  readonly #sky = createRef<HTMLDivElement>();
  /** Nothing moves in the first picture, so this comes after it. */
  #flights: typeof import("./flights.ts") | null = null;
  #frame = 0;

  override componentDidMount(): void {
    void import("./flights.ts").then((flights) => {
      this.#flights = flights;
    });
  }

  override getSnapshotBeforeUpdate({ step }: MotionProps): Traces | null {
    const room = this.#room.current;
    const isNext = this.props.isLive && this.props.step === step + 1;
    return (room && isNext && motionAllowed() && this.#flights?.tracesIn(room)) || null;
  }

  /** Where everything is now is asked in the next frame, before it is painted: then it has to be laid out in any case. */
  override componentDidUpdate({ step }: MotionProps, _state: unknown, traces: Traces | null): void {
    if (step !== this.props.step) cancelAnimationFrame(this.#frame);
    if (traces) this.#frame = requestAnimationFrame(() => this.#show(traces));
  }

  override componentWillUnmount(): void {
    cancelAnimationFrame(this.#frame);
  }

  #show(traces: Traces): void {
    const [room, sky] = [this.#room.current, this.#sky.current];
    if (room && sky) this.#flights?.showChange(traces, this.props.events, room, sky);
  }

  override render() {
    return (
      <>
        <div ref={this.#room} className={styles["room"]}>
          {this.props.children}
        </div>
        {createPortal(
          <div ref={this.#sky} className={styles["sky"]} data-game={this.props.game} aria-hidden="true">
            {PICTURES.map(([good, picture]) => (
              <span key={good} className={styles["picture"]} data-picture={good}>
                {picture}
              </span>
            ))}
          </div>,
          document.body,
        )}
      </>
    );
  }
}
