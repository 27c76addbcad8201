import { z } from "zod";
import {
  acknowledgedSchema,
  chatLineSchema,
  matchIdSchema,
  seatSchema,
  submissionSchema,
  updateSchema,
} from "./data.ts";
import { faultSchema } from "./faults.ts";

/** What a client says over the WebSocket `/live`. */
export const clientMessageSchema = z.discriminatedUnion("type", [
  /** Follow a match through the eyes of a seat, or of nobody; `seq` is the newest entry that the client still has. */
  z.object({
    type: z.literal("watch"),
    match: matchIdSchema,
    seat: seatSchema.nullable(),
    seq: z.int().min(-1).optional(),
    /** From the link to watch a private match. */
    pass: z.string().max(100).optional(),
    /** Programs may ask for all legal actions with each update. */
    legal: z.boolean().optional(),
  }),
  z.object({ type: z.literal("unwatch"), match: matchIdSchema }),
  z.object({ type: z.literal("act"), match: matchIdSchema, submission: submissionSchema }),
  z.object({ type: z.literal("ping") }),
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;

/** What the server says over it. */
export const serverMessageSchema = z.discriminatedUnion("type", [
  updateSchema,
  z.object({ type: z.literal("acknowledged"), match: z.string(), ...acknowledgedSchema.shape }),
  z.object({ type: z.literal("chat"), match: z.string(), line: chatLineSchema }),
  z.object({
    type: z.literal("fault"),
    match: z.string().nullable(),
    /** The submission that was not accepted. */
    key: z.string().nullable(),
    code: z.string(),
    message: z.string(),
    data: faultSchema,
  }),
  /** The server stops: connect again in a moment, nothing is lost. */
  z.object({ type: z.literal("bye") }),
  /** Who of the table, and how many others, look on right now. Comes when one begins to watch, and after every change. */
  z.object({
    type: z.literal("presence"),
    match: z.string(),
    players: z.array(z.string()),
    spectators: z.int(),
  }),
  /** With the server's time, by which deadlines are meant. */
  z.object({ type: z.literal("pong"), now: z.iso.datetime() }),
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;
