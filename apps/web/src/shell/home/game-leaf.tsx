import { useId, useState } from "react";
import { Link } from "wouter";
import { Button } from "../../design/button.tsx";
import { Heading } from "../../design/heading.tsx";
import { Icon, type IconName } from "../../design/icons.tsx";
import { Leaf } from "../../design/leaf.tsx";
import { useTexts } from "../../texts/context.tsx";
import type { ShownGame } from "../games.ts";
import { ButtonLink } from "../parts/button-link.tsx";
import { useGameWords } from "../parts/game-words.ts";
import { useIsPhone } from "../parts/use-media.ts";
import { ArchedScene } from "./arched-scene.tsx";
import styles from "./game-leaf.module.css";
import { useQuickStart } from "./quick-start.ts";

/** A game on the home page: its picture, what one does in it, and how to begin. */
export function GameLeaf({ game }: { readonly game: ShownGame }) {
  const { id, cover, isPlayable } = game;
  const { text } = useTexts();
  const { name, tagline } = useGameWords(id);
  const isPhone = useIsPhone();
  const title = useId();
  const range = ([least, most]: readonly [number, number]) => (least === most ? `${least}` : `${least}–${most}`);
  const facts = { players: range(cover.players), minutes: range(cover.minutes) };
  return (
    <Leaf as="article" className={styles["leaf"]} data-game={id} aria-labelledby={title}>
      <ArchedScene>
        <cover.Scene />
      </ArchedScene>
      <div className={styles["body"]}>
        <Heading
          level={2}
          initial={isPhone ? "none" : "framed"}
          size={isPhone ? 20 : 22}
          id={title}
          className={styles["title"] ?? ""}
        >
          {name}
        </Heading>
        <p className={styles["tagline"]}>{tagline}</p>
        <ul className={styles["facts"]}>
          <Fact icon="meeple" short={facts.players} full={text("home.players", facts)} />
          <Fact icon="hourglass" short={`${facts.minutes}′`} full={text("home.minutes", facts)} />
        </ul>
        {isPlayable ? <Verbs id={id} /> : <p className={styles["soon"]}>{text("home.being-built")}</p>}
      </div>
    </Leaf>
  );
}

interface FactProps {
  readonly icon: IconName;
  /** For a phone, where the icon has to do. */
  readonly short: string;
  readonly full: string;
}

function Fact({ icon, short, full }: FactProps) {
  const isPhone = useIsPhone();
  return (
    <li>
      <Icon name={icon} size={17} />
      <span className={isPhone ? "visually-hidden" : undefined}>{full}</span>
      {isPhone && <span aria-hidden="true">{short}</span>}
    </li>
  );
}

function Verbs({ id }: { readonly id: string }) {
  const { text } = useTexts();
  const { name } = useGameWords(id);
  const start = useQuickStart(id);
  const [isStarting, setStarting] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const play = async () => {
    if (isStarting) return;
    setStarting(true);
    const isStarted = await start();
    setStarting(false);
    setFailed(!isStarted);
  };
  return (
    <div className={styles["verbs"]}>
      <Button
        kind="primary"
        className={styles["play"]}
        onClick={play}
        aria-label={isStarting ? undefined : text("home.play-game", { name })}
      >
        {text(isStarting ? "home.starting" : "home.play")}
      </Button>
      <Link
        href={`/play/${id}`}
        className={styles["options"]}
        aria-label={text("home.options-game", { name })}
        title={text("home.options-game", { name })}
      >
        <Icon name="cog" size={22} />
      </Link>
      <div className={styles["together"]}>
        <ButtonLink
          href={`/friends/${id}`}
          icon="three-friends"
          className={styles["friends"]}
          label={text("home.friends-game", { name })}
        >
          {text("home.friends")}
        </ButtonLink>
        <ButtonLink
          href={`/pass/${id}`}
          icon="player-next"
          className={styles["pass"]}
          label={text("home.pass-game", { name })}
        >
          {text("home.pass")}
        </ButtonLink>
      </div>
      {hasFailed && (
        <p role="alert" className={styles["failed"]}>
          {text("new.failed")}
        </p>
      )}
    </div>
  );
}
