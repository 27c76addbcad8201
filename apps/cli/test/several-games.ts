import type { CatalogueEntry } from "@gatehouse/catalogue";
import { type AnyGame, yes } from "@gatehouse/engine";

const FOLDER = "_template";

/** Stands in for the catalogue: the same games, a twin of the template, and a variant of it whose states are all wrong. */
export function severalGames(real: readonly CatalogueEntry[]) {
  const variant = (ending: string, changesOf: (game: AnyGame) => Partial<AnyGame>): CatalogueEntry[] =>
    real
      .filter(({ folder }) => folder === FOLDER)
      .map((entry) => {
        const id = `${entry.id}-${ending}`;
        const load = async () => {
          const game = await entry.load();
          return { ...game, ...changesOf(game), id };
        };
        return { id, folder: FOLDER, load };
      });
  const twin = variant("twin", () => ({}));
  const broken = variant("broken", (game) => ({ open: (options) => brokenRules(game, options) }));
  const CATALOGUE = [...real, ...twin, ...broken];
  const findGame = async (id: string) => CATALOGUE.find((entry) => entry.id === id)?.load();
  return { CATALOGUE, findGame };
}

function brokenRules(game: AnyGame, options: unknown): ReturnType<AnyGame["open"]> {
  const opened = game.open(options);
  return opened.ok ? yes({ ...opened.value, violations: () => ["broken"] }) : opened;
}
