// What Stryker is told through plugins of its own: which places it may change, and who wants to hear of each mutant at once.
// It loads this module by its URL, so that in the main process it gets the one whose `order` is set here.
import { relative } from "node:path";
import { type Change, encloses, type Location } from "./mutant.ts";
import type { MutantResult } from "./stryker.ts";

interface Order {
  readonly changes: readonly Change[];
  readonly tell: (result: MutantResult) => void;
}

let wanted: ReadonlyMap<string, readonly Location[]> = new Map();
let tell: Order["tell"] = () => {};

/** Says what the next run of Stryker is to change, and who is told of it. */
export function order(next: Order): void {
  const files = Map.groupBy(next.changes, ({ file }) => file);
  wanted = new Map([...files].map(([file, changes]) => [file, changes.map(({ location }) => location)]));
  tell = next.tell;
}

/** As much as is asked of a path of Babel, whose columns count from 0. */
interface Path {
  readonly node: { readonly loc: Location };
  readonly hub: { readonly file: { readonly opts: { readonly filename: string } } };
}

/** Stryker's option `mutate` takes a place with all that is inside it, which for a few hundred places is most of the rules. */
export const wantedPlaces = {
  shouldIgnore({ node, hub }: Path): string | undefined {
    const { start, end } = node.loc;
    const own = { start: { ...start, column: start.column + 1 }, end: { ...end, column: end.column + 1 } };
    const locations = wanted.get(relative(process.cwd(), hub.file.opts.filename)) ?? [];
    return locations.some((each) => encloses(own, each)) ? undefined : "nothing here is wanted";
  },
};

export const strykerPlugins = [
  { kind: "Ignore", name: "wanted-places", value: wantedPlaces },
  { kind: "Reporter", name: "at-once", value: { onMutantTested: (result: MutantResult) => tell(result) } },
];
