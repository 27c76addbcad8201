import { tableFor } from "./compile.ts";
import { readEdition } from "./data/edition.ts";
import type { Table } from "./table.ts";
import type { Options } from "./types.ts";

/** What is printed on all components of a match; of options that a match was opened with. */
export function printedFor(options: Options): Table {
  const edition = readEdition(options.overrides);
  if (!edition.ok) throw new RangeError("these options open no match");
  return tableFor(options, edition.value);
}
