export type { Check, Subject } from "./check.ts";
export { catalogueProblem, loadCatalogues, messageProblem, placeholders } from "./icu.ts";
export { readerOf } from "./reader.ts";
export { CHECKS, contractSuite, type SuiteOptions } from "./suite.ts";
