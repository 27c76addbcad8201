import { oc } from "@orpc/contract";
import { z } from "zod";
import { ERRORS } from "./faults.ts";

/** What every request has in common: its errors. */
export const base = oc.errors(ERRORS);

/** The answer of what only happens. */
export const done = z.object({ done: z.literal(true) });
