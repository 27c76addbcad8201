import type { Provenance } from "@gatehouse/engine";
import { Heading } from "../../design/heading.tsx";
import { Leaf } from "../../design/leaf.tsx";
import { useTexts } from "../../texts/context.tsx";
import { Page } from "../frame/page.tsx";
import { shownGame } from "../games.ts";
import { useGame, useGameWords } from "../parts/game-words.ts";
import { NotFoundPage } from "../parts/not-found-page.tsx";
import { ComponentTableLeaf } from "./component-table.tsx";
import styles from "./components-page.module.css";
import { ProvenanceMark } from "./provenance-mark.tsx";

const PROVENANCES: readonly Provenance[] = ["found", "rulebook", "inferred", "reconstructed"];

/** Everything that is in the box, with every printed value and where we have it from. */
export function ComponentsPage({ game }: { readonly game: string }) {
  const { text } = useTexts();
  const { name } = useGameWords(game);
  if (!shownGame(game)?.hasRules) return <NotFoundPage />;
  return (
    <Page title={text("components.of", { name })} game={game} lead={text("components.lead")} width="wide">
      <Leaf className={styles["legend"]}>
        <Heading level={2} initial="ruled" size={19}>
          {text("components.where-from")}
        </Heading>
        <dl>
          {PROVENANCES.map((provenance) => (
            <div key={provenance}>
              <dt>
                <ProvenanceMark provenance={provenance} />
              </dt>
              <dd>{text(`provenance.${provenance}.means`)}</dd>
            </div>
          ))}
        </dl>
      </Leaf>
      <Tables id={game} />
    </Page>
  );
}

function Tables({ id }: { readonly id: string }) {
  const found = useGame(id);
  return found?.game
    .components()
    .map((table) => <ComponentTableLeaf key={table.id} table={table} texts={found.texts} />);
}
