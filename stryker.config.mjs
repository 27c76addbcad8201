// Mutation tests of one game's rules by its clause tests: npm run mutation   (another game: GATEHOUSE_MUTATED=folder)
const folder = process.env.GATEHOUSE_MUTATED ?? "kings-gate";

export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "vitest.mutation.config.ts", related: false },
  mutate: [`games/${folder}/src/**/*.ts`],
  coverageAnalysis: "perTest",
  // Without bail a mutant names every test that kills it: so it can be said of each clause whether its test kills one.
  disableBail: true,
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 10_000,
  // TypeScript 7 has no programming interface, and nothing in its configuration would have to be rewritten.
  tsconfigFile: "none.json",
  tempDirName: ".stryker-tmp",
  ignorePatterns: ["/bench", "/docs", "/apps", "/data"],
  reporters: ["progress", "clear-text", "json"],
  clearTextReporter: { reportTests: false },
  jsonReporter: { fileName: `reports/mutation/${folder}.json` },
};
