import type { Check } from "../check.ts";
import { ends, publicActors, questions, refusalCodes, scores } from "./flow.ts";
import { fields, listing, notation, refusing, viewLegality } from "./legality.ts";
import { messages } from "./messages.ts";
import { options } from "./options.ts";
import { determinization, eventSight, nonInterference, secrecy } from "./sight.ts";
import { clones, conservation, determinism, json, sampling, sharing, silence, viewSize, violations } from "./state.ts";

/** Every promise of the contract, each with the check that holds a game to it. */
export const CHECKS: readonly Check[] = [
  ends,
  publicActors,
  questions,
  listing,
  refusing,
  refusalCodes,
  fields,
  viewLegality,
  notation,
  clones,
  sharing,
  determinism,
  json,
  viewSize,
  violations,
  conservation,
  silence,
  sampling,
  scores,
  determinization,
  nonInterference,
  secrecy,
  eventSight,
  options,
  messages,
];
