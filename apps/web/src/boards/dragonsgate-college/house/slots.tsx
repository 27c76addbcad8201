import { type Action, CAREER_TYPES, CAREERS, freeSlots, groundsOf } from "@gatehouse/dragonsgate-college";
import { at, type Seat } from "@gatehouse/engine";
import { Icon } from "../../../design/icons.tsx";
import { type College, houseOf, useCollege } from "../college.ts";
import { CAREER_ICONS, EffectMarks } from "../pieces/marks.tsx";
import { Spot } from "../pieces/spot.tsx";
import styles from "./house.module.css";

/** Seven slots: careers that were taken, and what the free ones give. */
export function Slots({ seat }: { readonly seat: Seat }) {
  const college = useCollege();
  const { table, printed } = college;
  const { slots } = groundsOf(printed, houseOf(college, seat));
  return (
    <section className={styles["slots"]} data-zone={`slots ${seat}`} aria-label={table.texts.text("value.slots")}>
      {slots.map((_, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slots never change places
        <Slot key={slot} seat={seat} slot={slot} />
      ))}
    </section>
  );
}

function Slot({ seat, slot }: { readonly seat: Seat; readonly slot: number }) {
  const college = useCollege();
  const { table, printed, choosing, own } = college;
  const { texts } = table;
  const house = houseOf(college, seat);
  const held = house.careers.find((each) => each.slot === slot);
  if (held) {
    const { type, list } = at(printed.careers, held.career);
    const career = at(CAREER_TYPES, type);
    const name = texts.text(`component.careers.${at(CAREERS, held.career).id}`);
    return (
      <Spot
        className={styles["career"]}
        actions={seat === own ? [{ type: "repeat-career", career: held.career }] : []}
        label={`${name}, ${texts.text(`career.${career}`)}`}
        data={{ "data-career": career, "data-slot": slot, "data-piece": `career ${held.career}` }}
      >
        <Icon name={CAREER_ICONS[career]} size={24} />
        <EffectMarks effects={at(printed.lists, list)} size={14} />
      </Spot>
    );
  }
  const effects = at(printed.lists, at(groundsOf(printed, house).slots, slot));
  const isWanted = choosing.career.place !== null && seat === own;
  const isNext = (choosing.career.slot ?? freeSlots(printed, house)[0]) === slot;
  return (
    <Spot
      className={styles["slot"]}
      actions={slotActions(college, slot)}
      isOpen={isWanted}
      isChosen={isWanted && isNext}
      label={texts.text("dc.slot", { slot: slot + 1 })}
      onPress={() => choosing.pickCareer({ slot })}
      data={{ "data-slot": slot }}
    >
      <EffectMarks effects={effects} size={18} />
    </Spot>
  );
}

/** What a slot is part of, to ask why it cannot be chosen. */
function slotActions({ choosing }: College, slot: number): Action[] {
  const { apprentice, place } = choosing.career;
  return apprentice === null || place === null ? [] : [{ type: "choose-career", apprentice, ...place, slot }];
}
