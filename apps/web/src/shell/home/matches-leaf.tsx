import { Link } from "wouter";
import { Chip } from "../../design/chip.tsx";
import { Heading } from "../../design/heading.tsx";
import { Icon } from "../../design/icons.tsx";
import { Leaf } from "../../design/leaf.tsx";
import { useTexts } from "../../texts/context.tsx";
import type { KnownMatch } from "../matches/known-match.ts";
import { useMatches } from "../matches/known-matches.ts";
import { MatchRow } from "../matches/match-row.tsx";
import { inOrder, isOver, isYours } from "../matches/summary.ts";
import { ButtonLink } from "../parts/button-link.tsx";
import styles from "./matches-leaf.module.css";

const SHOWN = 4;

/** The matches that go on, the one that waits for you first. */
export function MatchesLeaf() {
  const { text } = useTexts();
  const matches = inOrder(useMatches());
  const [first, ...others] = matches.slice(0, SHOWN);
  const isUrgent = first !== undefined && !isOver(first);
  return (
    <Leaf as="aside" className={styles["leaf"]} aria-labelledby="your-matches" data-idle={!isUrgent || undefined}>
      <Heading level={2} initial="ruled" size={19} id="your-matches" className={styles["title"] ?? ""}>
        {text(first ? "home.matches" : "home.welcome")}
      </Heading>
      {!first && <Welcome />}
      {first && isUrgent && <NextMatch match={first} />}
      <ul className={styles["list"]}>
        {(isUrgent || !first ? others : [first, ...others]).map((match) => (
          <li key={match.id}>
            <Link href={`/table/${match.id}`} className={styles["open"]}>
              <MatchRow match={match} />
            </Link>
          </li>
        ))}
      </ul>
      {matches.length > SHOWN && (
        <Link href="/matches" className={styles["all"]}>
          {text("home.all-matches", { count: matches.length })}
        </Link>
      )}
      <LearnCard />
    </Leaf>
  );
}

const PROMISES = [
  { key: "home.promise.at-once", icon: "play-button" },
  { key: "home.promise.why-not", icon: "light-bulb" },
  { key: "home.promise.undo", icon: "anticlockwise-rotation" },
  { key: "home.promise.kept", icon: "tied-scroll" },
] as const;

/** What somebody who has never played here should know. */
function Welcome() {
  const { text } = useTexts();
  return (
    <ul className={styles["promises"]}>
      {PROMISES.map(({ key, icon }) => (
        <li key={key}>
          <Icon name={icon} size={24} />
          {text(key)}
        </li>
      ))}
    </ul>
  );
}

/** The match to go on with. */
function NextMatch({ match }: { readonly match: KnownMatch }) {
  const { text } = useTexts();
  return (
    <div className={styles["next"]} data-game={match.game}>
      <MatchRow match={match} isBrief />
      <div className={styles["verbs"]}>
        {isYours(match) ? <Chip tone="gold">{text("match.your-turn")}</Chip> : <span />}
        <ButtonLink href={`/table/${match.id}`} kind="primary">
          {text("match.continue")}
        </ButtonLink>
      </div>
    </div>
  );
}

function LearnCard() {
  const { text } = useTexts();
  return (
    <div className={styles["learn"]}>
      <Icon name="light-bulb" size={30} />
      <p>
        <b>{text("home.new-here")}</b>
        {text("home.guided")}
      </p>
      <ButtonLink href="/learn">{text("frame.learn")}</ButtonLink>
    </div>
  );
}
