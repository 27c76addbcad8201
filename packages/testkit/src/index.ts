export { CHECKS } from "./checks/index.ts";
export { catalogueProblem, loadCatalogues, messageProblem, placeholders } from "./icu.ts";
export { readerOf } from "./reader.ts";
export { contractSuite, seatsSuite } from "./suite.ts";
