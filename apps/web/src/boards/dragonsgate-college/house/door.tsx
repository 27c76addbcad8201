import { type Action, asked } from "@gatehouse/dragonsgate-college";
import { at, type Seat } from "@gatehouse/engine";
import { personLabel, personName, skillsOf } from "../college/people.tsx";
import { useCollege } from "../college.ts";
import { SkillRow } from "../pieces/marks.tsx";
import { Spot } from "../pieces/spot.tsx";
import styles from "./house.module.css";
import { bedsOf, type Guest } from "./model.ts";

/** What makes somebody leave a house. */
export function leavingActions({ kind, tile }: Guest): Action[] {
  return kind === "apprentice"
    ? [{ type: "discard-apprentice", apprentice: tile }]
    : [
        { type: "discard-professor", professor: tile },
        { type: "return-professor", professor: tile },
      ];
}

/** Those at the door: a newcomer for whom no place is free, and whoever lives beside the grounds. */
export function Door({ seat }: { readonly seat: Seat }) {
  const { table, printed } = useCollege();
  const { view } = table;
  const top = asked(view);
  const newcomer: readonly Guest[] =
    top?.type === "room" && top.seat === seat ? [{ kind: top.for, tile: top.tile }] : [];
  const { guests } = bedsOf(printed, at(view.seats, seat));
  return [...guests, ...newcomer].map((guest) => <GuestCard key={`${guest.kind} ${guest.tile}`} guest={guest} />);
}

function GuestCard({ guest }: { readonly guest: Guest }) {
  const college = useCollege();
  const { kind, tile } = guest;
  return (
    <Spot
      className={styles["guest"]}
      actions={leavingActions(guest)}
      label={personLabel(college, kind, tile)}
      data={{ "data-person": `${kind} ${tile}`, "data-piece": `${kind} ${tile}`, "data-from": `stack ${kind}` }}
    >
      <b>{personName(college, kind, tile)}</b>
      <SkillRow skills={skillsOf(college, kind, tile)} />
    </Spot>
  );
}
