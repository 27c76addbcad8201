import {
  type Action,
  APPRENTICES,
  BLIND_APPRENTICE_COINS,
  BLIND_PROFESSOR_COINS,
  helpFor,
  PROFESSORS,
  SKILLS,
} from "@gatehouse/dragonsgate-college";
import { at, deckSize } from "@gatehouse/engine";
import { Icon } from "../../../design/icons.tsx";
import { type College, useCollege } from "../college.ts";
import { CoinMark, EffectMarks, SKILL_ICONS } from "../pieces/marks.tsx";
import { Spot } from "../pieces/spot.tsx";
import styles from "./people.module.css";

type Kind = "apprentice" | "professor";

/** What is different between apprentices and professors. */
const KINDS = {
  apprentice: {
    icon: "graduate-cap",
    deed: "recruit",
    coins: BLIND_APPRENTICE_COINS,
    draw: { type: "draw-apprentice" },
  },
  professor: { icon: "owl", deed: "hire", coins: BLIND_PROFESSOR_COINS, draw: { type: "draw-professor" } },
} as const;

function takeAction(kind: Kind, tile: number): Action {
  return kind === "apprentice"
    ? { type: "take-apprentice", apprentice: tile }
    : { type: "take-professor", professor: tile };
}

/** The name of a person, without what the tile shows. */
export function personName({ table }: College, kind: Kind, tile: number): string {
  const { id } = at<{ readonly id: string }>(kind === "apprentice" ? APPRENTICES : PROFESSORS, tile);
  return table.texts.text(`component.${kind}s.${id}`);
}

export function skillsOf({ printed }: College, kind: Kind, tile: number): readonly number[] {
  return kind === "apprentice" ? at(printed.apprentices, tile) : at(printed.professors, tile).skills;
}

/** A person in words: name, skills and what comes at once. */
export function personLabel(college: College, kind: Kind, tile: number): string {
  const { texts } = college.table;
  const [sorcery = 0, stealth = 0, brawn = 0] = skillsOf(college, kind, tile);
  return texts.text("dc.person", { name: personName(college, kind, tile), sorcery, stealth, brawn });
}

/** Who can be taken: two rows of open tiles with their stacks, and the deck. */
export function People() {
  return (
    <section className={styles["people"]}>
      <Row kind="apprentice" />
      <Row kind="professor" />
    </section>
  );
}

function Row({ kind }: { readonly kind: Kind }) {
  const college = useCollege();
  const { table, printed, own } = college;
  const { texts, view } = table;
  const { display, stack } = kind === "apprentice" ? view.apprentices : view.professors;
  const { icon, coins, draw, deed } = KINDS[kind];
  const price = helpFor(printed, view, own, deed).isDrawFree ? 0 : coins;
  const title = texts.text(`component.${kind}s`);
  return (
    <section className={styles["row"]} data-zone={kind} aria-label={title}>
      <h2>
        <Icon name={icon} size={16} /> {title}
      </h2>
      <div className={styles["tiles"]}>
        {Array.from({ length: printed.display[kind] }, (_, place) => {
          const tile = display[place];
          return tile === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places stay, and who has them changes
            <span key={`empty ${place}`} className={styles["gap"]} />
          ) : (
            <Person key={tile} kind={kind} tile={tile} />
          );
        })}
        <Spot
          className={styles["stack"]}
          actions={[draw]}
          label={texts.text(`dc.stack.${kind}`, { count: stack.length, coins: price })}
          data={{ "data-stack": kind, "data-piece": `stack ${kind}` }}
        >
          <Icon name={icon} size={19} />
          <b>{stack.length}</b>
          <CoinMark value={price} size={22} />
        </Spot>
        {kind === "professor" && <Deck />}
      </div>
    </section>
  );
}

function Person({ kind, tile }: { readonly kind: Kind; readonly tile: number }) {
  const college = useCollege();
  const { printed } = college;
  const skills = skillsOf(college, kind, tile);
  const bonus = kind === "professor" ? at(printed.lists, at(printed.professors, tile).list) : [];
  return (
    <Spot
      className={styles["person"]}
      actions={[takeAction(kind, tile)]}
      label={personLabel(college, kind, tile)}
      data={{
        "data-person": `${kind} ${tile}`,
        "data-piece": `${kind} ${tile}`,
        "data-from": `stack ${kind}`,
      }}
    >
      <span className={styles["head"]}>
        {bonus.length > 0 ? <EffectMarks effects={bonus} size={14} /> : <Icon name={KINDS[kind].icon} size={17} />}
      </span>
      {SKILLS.map((skill, index) => (
        <span
          key={skill}
          className={styles["skill"]}
          data-skill={skill}
          data-zero={at(skills, index) === 0 || undefined}
        >
          <Icon name={SKILL_ICONS[skill]} size={14} />
          <b>{at(skills, index)}</b>
        </span>
      ))}
    </Spot>
  );
}

/** The Wizardry deck: how many cards are left. */
function Deck() {
  const { table } = useCollege();
  const { texts, view } = table;
  return (
    <span className={styles["deck"]} data-piece="deck">
      <Icon name="spell-book" size={30} />
      <span>{texts.text("dc.deck")}</span>
      <b>{deckSize(view.wizardry)}</b>
    </span>
  );
}
