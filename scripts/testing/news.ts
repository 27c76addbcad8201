/** A test that has run, or was left out. */
export interface Tested {
  /** From the root of the repository. */
  readonly file: string;
  /** With the names of all that it stands in, outermost first. */
  readonly path: readonly string[];
  readonly status: "passed" | "failed" | "skipped";
  readonly seconds: number;
  /** What went wrong. */
  readonly why: string;
}

/** What a runner of tests tells while it runs. */
export type News =
  | { readonly kind: "planned"; readonly tests: number }
  | { readonly kind: "tested"; readonly test: Tested }
  /** How long a file took, with what comes before and after its tests. */
  | { readonly kind: "timed"; readonly file: string; readonly seconds: number }
  /** Something that belongs to no test: a file that cannot be loaded, an error that nobody waited for. */
  | { readonly kind: "broken"; readonly file: string; readonly why: string };

/** Tells whoever has started this process, if they listen. */
export function tell(news: News): void {
  process.send?.(news);
}
