// Loaded before the program (`--import`), this stands in for the catalogue: the same games, a twin of the template under
// another id, and a variant of it whose states are all wrong.
import { registerHooks } from "node:module";
import { type CatalogueEntry, CATALOGUE as REAL } from "@gatehouse/catalogue";
import { type AnyGame, yes } from "@gatehouse/engine";

const FOLDER = "_template";

function variant(ending: string, changesOf: (game: AnyGame) => Partial<AnyGame>): CatalogueEntry[] {
  return REAL.filter(({ folder }) => folder === FOLDER).map((entry) => {
    const id = `${entry.id}-${ending}`;
    const load = async () => {
      const game = await entry.load();
      return { ...game, ...changesOf(game), id };
    };
    return { id, folder: FOLDER, load };
  });
}

const twin = variant("twin", () => ({}));

const broken = variant("broken", (game) => ({
  open(options) {
    const opened = game.open(options);
    return opened.ok ? yes({ ...opened.value, violations: () => ["broken"] }) : opened;
  },
}));

/** The games of the double. */
export const CATALOGUE: readonly CatalogueEntry[] = [...REAL, ...twin, ...broken];

/** The game of that id in the double. */
export async function findGame(id: string): Promise<AnyGame | undefined> {
  return CATALOGUE.find((entry) => entry.id === id)?.load();
}

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "@gatehouse/catalogue" ? { url: import.meta.url, shortCircuit: true } : next(specifier, context),
});
