import { eventIterator } from "@orpc/contract";
import { z } from "zod";
import { base, done } from "./base.ts";
import {
  acknowledgedSchema,
  CHAT_LENGTH,
  catalogueSchema,
  chatLineSchema,
  entryInfoSchema,
  hashSchema,
  invitationSchema,
  keySchema,
  listedMatchSchema,
  matchIdSchema,
  paceSchema,
  recordSchema,
  seatRequestSchema,
  seatSchema,
  submissionSchema,
  tableInfoSchema,
  tableLinksSchema,
  updateSchema,
  viewerSchema,
  viewSchema,
  visibilitySchema,
} from "./data.ts";
import { noticesContract } from "./notices.ts";
import { passkeysContract, peopleContract } from "./people.ts";

const inMatch = { match: matchIdSchema };
const atSeat = { ...inMatch, seat: seatSchema };
const seatsAndPace = {
  seats: z.array(seatRequestSchema).min(1).max(16),
  visibility: visibilitySchema,
  pace: paceSchema,
};
const madeTable = z.object({ table: tableInfoSchema, links: tableLinksSchema, invitations: z.array(invitationSchema) });
/** Lets somebody without a seat look at a private match; it comes with the link to watch. */
const pass = { pass: z.string().max(100).optional() };
const listQuery = z.object({ game: z.string().optional(), limit: z.coerce.number().int().min(1).max(100).default(50) });

const matches = {
  create: base
    .route({ method: "POST", path: "/matches", summary: "Open a table" })
    .input(z.object({ game: z.string(), options: z.looseObject({}), saltHash: hashSchema.optional(), ...seatsAndPace }))
    .output(madeTable),
  upload: base
    .route({ method: "POST", path: "/matches/upload", summary: "Put a match that began elsewhere on the server" })
    .input(z.object({ record: recordSchema, ...seatsAndPace }))
    .output(madeTable),
  open: base
    .route({ method: "GET", path: "/matches/open", summary: "Public tables with a free seat" })
    .input(listQuery)
    .output(z.array(listedMatchSchema)),
  running: base
    .route({ method: "GET", path: "/matches/running", summary: "Public matches to watch" })
    .input(listQuery)
    .output(z.array(listedMatchSchema)),
  mine: base
    .route({
      method: "GET",
      path: "/matches/mine",
      summary: "The caller's matches, those that wait for the caller first",
    })
    .input(listQuery)
    .output(z.array(listedMatchSchema)),
  table: base
    .route({ method: "GET", path: "/matches/{match}", summary: "One table" })
    .input(z.object({ ...inMatch, ...pass }))
    .output(tableInfoSchema),
  join: base
    .route({ method: "POST", path: "/matches/{match}/join", summary: "Sit down, on a public table or by invitation" })
    .input(
      z.object({
        ...inMatch,
        seat: seatSchema.optional(),
        code: z.string().max(100).optional(),
        saltHash: hashSchema.optional(),
      }),
    )
    .output(z.object({ seat: seatSchema, table: tableInfoSchema })),
  leave: base
    .route({ method: "POST", path: "/matches/{match}/leave", summary: "Stand up before the match has begun" })
    .input(z.object(inMatch))
    .output(done),
  find: base
    .route({ method: "GET", path: "/matches/by-code/{code}", summary: "The table that a spoken code belongs to" })
    .input(z.object({ code: z.string().max(20) }))
    .output(tableInfoSchema),
  links: base
    .route({
      method: "GET",
      path: "/matches/{match}/links",
      summary: "The code and the links that those at the table give away: to sit down, and to watch",
    })
    .input(z.object(inMatch))
    .output(tableLinksSchema),
  arrange: base
    .route({
      method: "POST",
      path: "/matches/{match}/arrange",
      summary: "Give a seat that nobody has taken to a bot, or free it again (the host, before the start)",
    })
    .input(z.object({ ...atSeat, level: z.string().max(30).nullable() }))
    .output(tableInfoSchema),
  invite: base
    .route({ method: "POST", path: "/matches/{match}/invite", summary: "A new invitation to a free seat" })
    .input(z.object(atSeat))
    .output(invitationSchema),
  salt: base
    .route({ method: "POST", path: "/matches/{match}/salt", summary: "Reveal the salt whose hash was sent at joining" })
    .input(z.object({ ...inMatch, salt: hashSchema }))
    .output(done),
  act: base
    .route({
      method: "POST",
      path: "/matches/{match}/act",
      summary: "Play actions: all or nothing, up to the first draw",
    })
    .input(submissionSchema.extend(inMatch))
    .output(acknowledgedSchema),
  undo: base
    .route({ method: "POST", path: "/matches/{match}/undo", summary: "Take back own steps that nothing was drawn on" })
    .input(z.object({ ...atSeat, key: keySchema, to: z.int().optional() }))
    .output(acknowledgedSchema),
  takeback: base
    .route({
      method: "POST",
      path: "/matches/{match}/takeback",
      summary: "Ask all to take back every step from one on",
    })
    .input(z.object({ ...atSeat, to: z.int() }))
    .output(tableInfoSchema),
  changePace: base
    .route({ method: "POST", path: "/matches/{match}/pace", summary: "Ask all to play live, or by correspondence" })
    .input(z.object({ ...atSeat, pace: paceSchema }))
    .output(tableInfoSchema),
  answer: base
    .route({ method: "POST", path: "/matches/{match}/answer", summary: "Agree to what is asked of all, or not" })
    .input(z.object({ ...atSeat, agree: z.boolean() }))
    .output(tableInfoSchema),
  cover: base
    .route({ method: "POST", path: "/matches/{match}/cover", summary: "Let a bot play one's seat for a while" })
    .input(z.object({ ...atSeat, level: z.string().max(30) }))
    .output(tableInfoSchema),
  uncover: base
    .route({ method: "POST", path: "/matches/{match}/uncover", summary: "Take the seat back from the bot" })
    .input(z.object(atSeat))
    .output(tableInfoSchema),
  resign: base
    .route({ method: "POST", path: "/matches/{match}/resign", summary: "Give up; a bot plays on, ranked last" })
    .input(z.object(atSeat))
    .output(tableInfoSchema),
  rematch: base
    .route({ method: "POST", path: "/matches/{match}/rematch", summary: "The same table again" })
    .input(z.object({ ...inMatch, saltHash: hashSchema.optional() }))
    .output(tableInfoSchema),
  sight: base
    .route({ method: "GET", path: "/matches/{match}/sight", summary: "All that the caller's seat knows now" })
    .input(
      z.object({
        ...inMatch,
        ...pass,
        seat: viewerSchema,
        /** Wait for the database if this process does not know that entry yet. */
        atLeast: z.coerce.number().int().optional(),
        legal: z.coerce.boolean().optional(),
      }),
    )
    .output(updateSchema),
  view: base
    .route({ method: "GET", path: "/matches/{match}/view", summary: "What the caller's seat saw after an entry" })
    .input(z.object({ ...inMatch, ...pass, seat: viewerSchema, seq: z.coerce.number().int().min(0) }))
    .output(viewSchema),
  history: base
    .route({ method: "GET", path: "/matches/{match}/history", summary: "The log as the caller's seat saw it" })
    .input(z.object({ ...inMatch, ...pass, seat: viewerSchema, since: z.coerce.number().int().min(-1).default(-1) }))
    .output(z.array(entryInfoSchema)),
  record: base
    .route({
      method: "GET",
      path: "/matches/{match}/record",
      summary: "The record with its proof, once the match is over",
    })
    .input(z.object({ ...inMatch, ...pass }))
    .output(recordSchema),
  chat: base
    .route({ method: "GET", path: "/matches/{match}/chat", summary: "What was said at the table" })
    .input(z.object({ ...inMatch, ...pass, since: z.coerce.number().int().min(0).default(0) }))
    .output(z.array(chatLineSchema)),
  say: base
    .route({ method: "POST", path: "/matches/{match}/chat", summary: "Say something at the table" })
    .input(z.object({ ...inMatch, text: z.string().trim().min(1).max(CHAT_LENGTH) }))
    .output(chatLineSchema),
  follow: base
    .route({ method: "GET", path: "/matches/{match}/follow", summary: "Updates as server-sent events" })
    .input(
      z.object({
        ...inMatch,
        ...pass,
        seat: viewerSchema,
        since: z.coerce.number().int().min(-1).optional(),
        legal: z.coerce.boolean().optional(),
      }),
    )
    .output(eventIterator(updateSchema)),
};

/** Everything that can be asked of a server. */
export const contract = {
  catalogue: base
    .route({ method: "GET", path: "/catalogue", summary: "The games with their options and actions, and the bots" })
    .output(catalogueSchema),
  people: peopleContract,
  passkeys: passkeysContract,
  notices: noticesContract,
  matches,
};

/** The type of {@link contract}: all that a browser needs of it. */
export type Contract = typeof contract;
