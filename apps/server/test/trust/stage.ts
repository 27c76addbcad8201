import { createHash, randomBytes } from "node:crypto";
import { at } from "@gatehouse/engine";
import { authenticator } from "../authenticator.ts";
import { askPlainly, CALLS, type Headers, type Input } from "./calls.ts";
import { fromElsewhere } from "./world.ts";

/** Who asks: from nobody to who opened the table, and what once proved who somebody was. */
export const CALLERS = [
  "stranger",
  "guest",
  "seat",
  "other seat",
  "spectator",
  "creator",
  "bot token",
  "expired",
  "revoked",
] as const;
export type Caller = (typeof CALLERS)[number];

export type Scene = "nothing" | "gathering" | "salting" | "playing" | "over";

/** Everybody who asks, and what belongs to them. */
export interface Cast {
  readonly headers: { readonly [C in Caller]: Headers };
  /** A bot of the creator's. */
  readonly bot: string;
  /** What belongs to `seat`. */
  readonly own: { readonly returnCode: string; readonly id: string };
  /** Asks as somebody and answers what comes, which must be a yes. */
  as(caller: Caller, name: string, input: Input): Promise<Answered>;
  /** A passkey of `seat`. */
  passkey(): Promise<string>;
}

/** Everybody, and a private table with three of them: the creator on seat 0, `seat` on 1, `other seat` on 2. */
export interface Stage extends Cast {
  readonly match: string;
  /** What is said aloud to let somebody sit down. */
  readonly code: string;
  readonly pass: string;
  /** The salt whose hash `seat` has sent. */
  readonly salt: string;
}

export type Answered = { readonly [name: string]: unknown };

const GAME = "lantern-wall";
/** Where people reach the server: passkeys and links need a name. */
export const PUBLIC_URL = "http://localhost";
const PACE = { kind: "live", minutes: 60 };

async function asked(address: string, name: string, input: Input, headers: Headers): Promise<Answered> {
  const reply = await askFor(address, name, input, headers);
  return Object(reply.body);
}

async function askFor(address: string, name: string, input: Input, headers: Headers) {
  const call = CALLS.find((each) => each.name === name);
  if (!call) throw new Error(`there is no request ${name}`);
  const reply = await askPlainly(address, call, input, { ...fromElsewhere(), ...headers });
  if (reply.status >= 300) throw new Error(`${name} was refused: ${JSON.stringify(reply.body)}`);
  return reply;
}

async function newGuest(address: string, name: string) {
  const { body, cookie } = await askFor(address, "people.guest", { name }, {});
  const { person, returnLink } = Object(body);
  const returnCode = String(returnLink).split("#")[1] ?? "";
  return { id: String(person.id), headers: { cookie: cookie?.split(";")[0] ?? "" }, returnCode };
}

/** A cookie that a device got, and that a newer return link has made worthless. */
async function expiredHeaders(address: string): Promise<Headers> {
  const { headers } = await newGuest(address, "Eve");
  const { code } = await asked(address, "people.addDevice", {}, headers);
  const { cookie } = await askFor(address, "people.joinDevice", { code }, {});
  await asked(address, "people.renewLink", {}, headers);
  return { cookie: cookie?.split(";")[0] ?? "" };
}

async function newBot(address: string, owner: Headers): Promise<{ readonly id: string; readonly headers: Headers }> {
  const { bot, token } = await asked(address, "people.makeBot", { name: "Bot" }, owner);
  return { id: String(Object(bot).id), headers: { authorization: `Bearer ${token}` } };
}

async function revokedHeaders(address: string, owner: Headers): Promise<Headers> {
  const { id, headers } = await newBot(address, owner);
  await asked(address, "people.dropBot", { bot: id }, owner);
  return headers;
}

/** Brings everybody together. */
export async function makeCast(address: string): Promise<Cast> {
  const guests = await Promise.all(["Guest", "Ben", "Cleo", "Sue", "Ada"].map((name) => newGuest(address, name)));
  const [guest, seat, other, spectator, creator] = [0, 1, 2, 3, 4].map((i) => at(guests, i));
  if (!guest || !seat || !other || !spectator || !creator) throw new Error("somebody is missing");
  const [bot, expired, revoked] = await Promise.all([
    newBot(address, creator.headers),
    expiredHeaders(address),
    revokedHeaders(address, creator.headers),
  ]);
  const headers = {
    stranger: {},
    guest: guest.headers,
    seat: seat.headers,
    "other seat": other.headers,
    spectator: spectator.headers,
    creator: creator.headers,
    "bot token": bot.headers,
    ...{ expired, revoked },
  };
  return {
    ...{ headers, bot: bot.id, own: { returnCode: seat.returnCode, id: seat.id } },
    as: (caller, name, input) => asked(address, name, input, headers[caller]),
    async passkey() {
      const options = await asked(address, "passkeys.options", {}, seat.headers);
      const response = authenticator(PUBLIC_URL).make(options);
      return String((await asked(address, "passkeys.add", { name: "Phone", response }, seat.headers))["id"]);
    },
  };
}

/** Sets the table up for one scene. */
export async function setStage(address: string, cast: Cast, scene: Scene): Promise<Stage> {
  const salt = randomBytes(32);
  if (scene === "nothing") return { ...cast, match: "", code: "", pass: "", salt: "" };
  const table = await laid(address, scene, cast.headers.creator);
  const { match, code } = table;
  const saltHash = scene === "salting" ? createHash("sha256").update(salt).digest("hex") : undefined;
  await cast.as("seat", "matches.join", { match, code, saltHash });
  await cast.as("other seat", "matches.join", { match, code });
  if (scene === "over") {
    await cast.as("seat", "matches.resign", { match, seat: 1 });
    await cast.as("other seat", "matches.resign", { match, seat: 2 });
  }
  return { ...cast, ...table, salt: salt.toString("hex") };
}

async function laid(address: string, scene: Scene, creator: Headers) {
  const free = scene === "gathering" ? 3 : 2;
  const seats = [{ kind: "me" }, ...Array.from({ length: free }, () => ({ kind: "open" }))];
  const request = { game: GAME, options: {}, seats, visibility: "private", pace: PACE };
  const { table, links } = await asked(address, "matches.create", request, creator);
  const { code, watch } = Object(links);
  return { match: String(Object(table).id), code: String(code), pass: String(watch).split("#")[1] ?? "" };
}
