import { SKILLS } from "@gatehouse/dragonsgate-college";
import { at, type Seat } from "@gatehouse/engine";
import { Icon } from "../../../design/icons.tsx";
import { useCollege } from "../college.ts";
import { SKILL_ICONS } from "../pieces/marks.tsx";
import styles from "./house.module.css";
import { aheadOf } from "./house.tsx";

const SHOWN = 8;

/** House skills as three thermometers; more than fits is shown by the marker itself. */
export function Skills({ seat, height }: { readonly seat: Seat; readonly height: number }) {
  const college = useCollege();
  const { table } = college;
  const { skills } = at(table.view.seats, seat);
  const then = aheadOf(college, seat)?.skills ?? skills;
  const step = (height - 28) / (SHOWN + 1);
  const bottom = (value: number) => Math.min(SHOWN, value) * step + step / 2 - 12;
  return (
    <ul className={styles["skills"]} style={{ height }} aria-label={table.texts.text("value.skills")}>
      {SKILLS.map((skill, index) => {
        const [value, next] = [at(skills, index), at(then, index)];
        return (
          <li key={skill} data-skill={skill} title={table.texts.text(`skill.${skill}`)}>
            <Icon name={SKILL_ICONS[skill]} size={22} />
            <span className="visually-hidden">
              {table.texts.text("dc.skill", { skill: table.texts.text(`skill.${skill}`), value })}
            </span>
            <span className={styles["tube"]} aria-hidden="true">
              <span className={styles["level"]} style={{ height: bottom(value) + 12 }} />
              {Array.from({ length: SHOWN + 1 }, (_, number) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a scale
                <i key={number} style={{ bottom: number * step + step / 2 - 8 }}>
                  {number}
                </i>
              ))}
              <b style={{ bottom: bottom(value) }} data-piece={`${skill} ${seat}`}>
                {value}
              </b>
              {next !== value && (
                <b className={styles["then"]} style={{ bottom: bottom(next) }}>
                  {next}
                </b>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
