import {
  type Action,
  CAREER_TYPES,
  type CareerType,
  careerCoins,
  freeApprentices,
  freeSlots,
  groundsOf,
  helpFor,
  masteryOf,
  SKILLS,
} from "@gatehouse/dragonsgate-college";
import { at } from "@gatehouse/engine";
import { Fragment } from "react";
import { Button } from "../../../design/button.tsx";
import { Icon } from "../../../design/icons.tsx";
import { Demand, tileLabel, type Verdict, verdictsOf } from "../college/careers.tsx";
import { ROMAN } from "../college/clock-tower.tsx";
import { personName, skillsOf } from "../college/people.tsx";
import { houseOf, useCollege } from "../college.ts";
import { CAREER_ICONS, CoinMark, EffectMarks, SKILL_ICONS } from "../pieces/marks.tsx";
import { Spot } from "../pieces/spot.tsx";
import { careerAction } from "./career-choice.ts";
import styles from "./career-folio.module.css";

/** Who takes which career: apprentices above, careers with a token for each of them, and the balance of what is chosen. */
export function CareerFolio() {
  const college = useCollege();
  const { table, own } = college;
  const apprentices = freeApprentices(table.view, own);
  return (
    <section className={styles["folio"]} aria-label={table.texts.text("deed.career")}>
      <div className={styles["people"]} data-zone="career people">
        {apprentices.map((apprentice) => (
          <Candidate key={apprentice} apprentice={apprentice} />
        ))}
      </div>
      <Matrix />
      <Panel />
    </section>
  );
}

function Candidate({ apprentice }: { readonly apprentice: number }) {
  const college = useCollege();
  const { table, own, choosing } = college;
  const { texts, view } = table;
  const skills = skillsOf(college, "apprentice", apprentice);
  const house = houseOf(college, own);
  const name = personName(college, "apprentice", apprentice);
  const open = view.columns.flatMap((column, index) =>
    CAREER_TYPES.filter(
      (career, type) =>
        column.careers[type] !== null &&
        verdictsOf(college, index, career).some((each) => each.apprentice === apprentice && each.isFit),
    ),
  ).length;
  return (
    <Spot
      className={styles["candidate"]}
      actions={[]}
      isOpen
      isChosen={choosing.career.apprentice === apprentice}
      label={texts.text("dc.candidate", { name, count: open })}
      onPress={() => choosing.pickCareer({ apprentice: choosing.career.apprentice === apprentice ? null : apprentice })}
      data={{ "data-candidate": apprentice }}
    >
      <Token name={name} isFit={open > 0} />
      <span className={styles["who"]}>
        <b>{name}</b>
        {texts.text("dc.candidate.open", { count: open })}
      </span>
      <span className={styles["sums"]}>
        {SKILLS.map((skill, index) => (
          <span key={skill} data-skill={skill}>
            <Icon name={SKILL_ICONS[skill]} size={14} />
            <b>{at(skills, index) + at(house.skills, index)}</b>
            <small>
              {at(skills, index)}+{at(house.skills, index)}
            </small>
          </span>
        ))}
      </span>
    </Spot>
  );
}

function Token({
  name,
  isFit,
  coins = 0,
  isChosen = false,
}: {
  readonly name: string;
  readonly isFit: boolean;
  readonly coins?: number;
  readonly isChosen?: boolean;
}) {
  return (
    <span className={styles["token"]} data-fit={isFit || undefined} data-chosen={isChosen || undefined}>
      {name.slice(0, 1)}
      {isFit && coins > 0 && (
        <i>
          <CoinMark value={coins} size={17} />
        </i>
      )}
    </span>
  );
}

function Matrix() {
  const { table, printed } = useCollege();
  const { texts, view } = table;
  return (
    <div className={styles["matrix"]} data-zone="career matrix">
      {[1, 2, 3].map((level) => (
        <div key={level} className={styles["level"]}>
          <h2>{texts.text("dc.level", { level: at(ROMAN, level - 1) })}</h2>
          <div className={styles["columns"]}>
            {view.columns.map(({ careers }, column) =>
              at(printed.columns, column).level === level ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                <div key={column} className={styles["column"]}>
                  <Demand column={column} />
                  {CAREER_TYPES.map((career, type) => (
                    <Choice key={career} column={column} career={career} tile={careers[type] ?? null} />
                  ))}
                  <span className={styles["reward"]}>
                    <EffectMarks effects={at(printed.lists, at(printed.columns, column).list)} size={15} />
                  </span>
                </div>
              ) : null,
            )}
          </div>
        </div>
      ))}
    </div>
  );
}

interface ChoiceProps {
  readonly column: number;
  readonly career: CareerType;
  readonly tile: number | null;
}

function Choice({ column, career, tile }: ChoiceProps) {
  const college = useCollege();
  const { table, printed, own, choosing } = college;
  if (tile === null) return <span className={styles["empty"]}>{table.texts.text("dc.taken")}</span>;
  const verdicts = verdictsOf(college, column, career);
  const { apprentice, place } = choosing.career;
  const slot = freeSlots(printed, houseOf(college, own))[0] ?? 0;
  const asked = verdicts.filter((verdict) => apprentice === null || verdict.apprentice === apprentice);
  const actions = asked.map(
    (verdict): Action => ({ type: "choose-career", apprentice: verdict.apprentice, column, career, slot }),
  );
  const isLegal = actions.some((action) => college.isLegal(action));
  return (
    <Spot
      className={styles["choice"]}
      actions={actions}
      isOpen={isLegal}
      isChosen={place?.column === column && place.career === career}
      label={tileLabel(college, column, career, tile)}
      onPress={() => choosing.pickCareer({ place: { column, career } })}
      data={{
        "data-career": career,
        "data-fit": asked.some(({ isFit }) => isFit) || undefined,
        "data-choice": `${column} ${career}`,
        "data-piece": `career ${tile}`,
      }}
    >
      <span className={styles["gain"]}>
        <Icon name={CAREER_ICONS[career]} size={17} />
        <EffectMarks effects={at(printed.lists, at(printed.careers, tile).list)} size={16} />
      </span>
      <Tokens verdicts={verdicts} />
    </Spot>
  );
}

function Tokens({ verdicts }: { readonly verdicts: readonly Verdict[] }) {
  const college = useCollege();
  return (
    <span className={styles["tokens"]}>
      {verdicts.map(({ apprentice, isFit, coins }) => (
        <Token
          key={apprentice}
          name={personName(college, "apprentice", apprentice)}
          isFit={isFit}
          coins={coins}
          isChosen={college.choosing.career.apprentice === apprentice}
        />
      ))}
    </span>
  );
}

/** The balance of what is chosen: need against what is there, what it costs, and what comes of it. */
function Panel() {
  const college = useCollege();
  const { table, choosing } = college;
  const { texts } = table;
  const action = careerAction(college);
  if (action === null) return <p className={styles["hint"]}>{texts.text("dc.career.choose")}</p>;
  const name = personName(college, "apprentice", action.apprentice);
  const career = texts.text(`career.${action.career}`);
  const reason = college.isLegal(action) ? null : table.whyNot([action]);
  return (
    <div className={styles["panel"]}>
      <Balance action={action} />
      <div className={styles["gains"]}>{reason ? texts.show(reason.message) : <Gains action={action} />}</div>
      <Button
        kind="primary"
        shortcut="⏎"
        reason={reason ? texts.text("verb.not-yet") : undefined}
        onClick={() => choosing.act(action)}
        data-verb="career"
      >
        {texts.text("dc.career.make", { name, career })}
      </Button>
    </div>
  );
}

/** What is paid and what comes, in the order of the rules: column, slot, tile. */
function Gains({ action }: { readonly action: Extract<Action, { type: "choose-career" }> }) {
  const college = useCollege();
  const { table, printed, own } = college;
  const { texts, view } = table;
  const type = CAREER_TYPES.indexOf(action.career);
  const tile = at(view.columns, action.column).careers[type] ?? null;
  const coins = careerCoins(
    printed,
    view,
    own,
    action.apprentice,
    action.column,
    type,
    helpFor(printed, view, own, "career"),
  );
  const lists = {
    column: at(printed.columns, action.column).list,
    slot: at(groundsOf(printed, houseOf(college, own)).slots, action.slot),
    tile: tile === null ? 0 : at(printed.careers, tile).list,
  };
  return (
    <dl>
      <dt>{texts.text("dc.pay")}</dt>
      <dd>
        <CoinMark value={coins} size={24} />
      </dd>
      {(["column", "slot", "tile"] as const).map((from) => (
        <Fragment key={from}>
          <dt>{texts.text(`dc.gain.${from}`)}</dt>
          <dd>{lists[from] === 0 ? "–" : <EffectMarks effects={at(printed.lists, lists[from])} size={19} />}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Balance({ action }: { readonly action: Extract<Action, { type: "choose-career" }> }) {
  const college = useCollege();
  const { table, printed, own } = college;
  const { texts, view } = table;
  const house = houseOf(college, own);
  const type = CAREER_TYPES.indexOf(action.career);
  const { level, mastery } = at(view.columns, action.column);
  const { main, others } = at(printed.levels, level);
  const help = helpFor(printed, view, own, "career");
  const asks = masteryOf(printed, mastery, type);
  const order = [type, ...[0, 1, 2].filter((skill) => skill !== type)];
  return (
    <table className={styles["balance"]}>
      <tbody>
        {order.map((skill) => {
          const need = skill === type ? main : help.asksOthers ? others : 0;
          const mine = at(skillsOf(college, "apprentice", action.apprentice), skill);
          const extra = skill === type ? help.main : 0;
          const have = mine + at(house.skills, skill) + extra;
          const missing = Math.max(0, need - have);
          const id = at(SKILLS, skill);
          return (
            <tr key={id}>
              <th scope="row" data-skill={id}>
                <Icon name={SKILL_ICONS[id]} size={20} /> {texts.text(`skill.${id}`)}
              </th>
              <td>{need}</td>
              <td className={styles["verdict"]}>
                {missing === 0 ? (
                  <Icon name="check-mark" size={17} />
                ) : skill === type ? (
                  `−${missing}`
                ) : (
                  <CoinMark value={missing} size={23} />
                )}
              </td>
              <td>
                <Points own={mine} house={at(house.skills, skill) + extra} missing={missing} skill={id} />
              </td>
            </tr>
          );
        })}
        <tr>
          <th scope="row">
            <Icon name="star-medal" size={19} /> {texts.text("value.mastery")}
          </th>
          <td colSpan={3} className={styles["asked"]}>
            {asks.count === 0
              ? texts.text("dc.mastery.none")
              : texts.text("dc.mastery", {
                  count: asks.count,
                  career: texts.text(`career.${at(CAREER_TYPES, asks.type)}`),
                })}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Points of a skill: caps from the apprentice, houses from the house, coins for what is missing. */
function Points({
  own,
  house,
  missing,
  skill,
}: {
  readonly own: number;
  readonly house: number;
  readonly missing: number;
  readonly skill: string;
}) {
  const signs = [
    ...Array.from({ length: own }, () => "graduate-cap" as const),
    ...Array.from({ length: house }, () => "house" as const),
    ...Array.from({ length: missing }, () => null),
  ];
  return (
    <span className={styles["points"]} data-skill={skill}>
      {signs.map((sign, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points have no names
        <span key={index} data-missing={sign === null || undefined}>
          {sign && <Icon name={sign} size={15} />}
        </span>
      ))}
    </span>
  );
}
