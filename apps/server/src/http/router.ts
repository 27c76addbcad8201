import { contract } from "@gatehouse/protocol";
import { implement } from "@orpc/server";
import { BOT_LEVELS } from "../bots/choose.ts";
import type { Context } from "./context.ts";
import { matchesApi } from "./matches-api.ts";
import { noticesApi } from "./notices-api.ts";
import { passkeysApi, peopleApi } from "./people-api.ts";

const api = implement(contract).$context<Context>();

/** The contract, implemented. */
export const router = api.router({
  catalogue: api.catalogue.handler(({ context }) => ({
    games: [...context.app.games.values()].map(({ id, rulesVersion, seats, options, fields }) => ({
      ...{ id, rulesVersion, seats },
      options: options.map((option) => ({ ...option })),
      fields: structuredClone(fields),
    })),
    botLevels: [...BOT_LEVELS],
  })),
  people: peopleApi,
  passkeys: passkeysApi,
  notices: noticesApi,
  matches: matchesApi,
});

export type ApiRouter = typeof router;
