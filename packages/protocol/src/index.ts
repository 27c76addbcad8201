export * from "./contract.ts";
export * from "./data.ts";
export * from "./faults.ts";
export * from "./live.ts";
export * from "./notices.ts";
export * from "./people.ts";
