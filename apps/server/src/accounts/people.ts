import { randomBytes, timingSafeEqual } from "node:crypto";
import { type Answer, yes } from "@gatehouse/engine";
import { languageSchema, type Person } from "@gatehouse/protocol";
import { freshCode, hashOf, readCode } from "../codes.ts";
import { refuse, type ServerFault } from "../faults.ts";
import { recentlyUsed } from "../recent.ts";
import type { PlayerRow } from "../store/schema.ts";
import type { Store } from "../store/store.ts";

/** Somebody who was recognised. */
export interface Identity extends Person {
  readonly owner: string | null;
}

/** What proves who somebody is: `id.secret`. Only a hash of the secret is kept. */
export interface People {
  find(credential: string): Promise<Identity | null>;
  newGuest(name: string, language: Person["language"]): Promise<{ person: Person; credential: string; code: string }>;
  /** Whoever has the code of the return link is that guest. */
  comeBack(code: string): Promise<Answer<SignedIn, ServerFault>>;
  /** A new code for the return link; whoever came by the old one, by a code or a passkey is signed out. */
  newLink(id: string): Promise<string>;
  change(
    id: string,
    change: { name?: string | undefined; language?: Person["language"] | undefined },
  ): Promise<Answer<Person, ServerFault>>;
  newBot(owner: Identity, name: string): Promise<{ bot: Person; token: string }>;
  bots(owner: string): Promise<readonly Person[]>;
  dropBot(owner: string, bot: string): Promise<boolean>;
  /** A code by which another device becomes the same guest, once and for a short while. */
  newDevice(id: string): Promise<{ readonly code: string; readonly expires: number }>;
  joinDevice(code: string): Promise<Answer<SignedIn, ServerFault>>;
  /** Signs this guest in on one more device. */
  signIn(id: string): Promise<Answer<SignedIn, ServerFault>>;
  /** This device is not recognised any more, if it joined or came by a passkey; others stay as they are. */
  signOut(credential: string): Promise<void>;
  /** Nobody is recognised by what was known a moment ago. */
  forgetKnown(): void;
}

/** Somebody, and what their device proves it with from now on. */
export interface SignedIn {
  readonly person: Person;
  readonly credential: string;
}

const KNOWN_FOR_MS = 5_000;
/** Long enough to pick up the other device. */
const DEVICE_CODE_MS = 10 * 60_000;
const TOKEN_START = "gatehouse_";

export function peopleOf(store: Store, now: () => number): People {
  // Saves a look into the database with every request; a token that was dropped works on for this long at most.
  const known = recentlyUsed<Identity>(20_000, KNOWN_FOR_MS);

  async function rowOf(credential: string): Promise<PlayerRow | null> {
    const [id = "", secret = ""] = credential.split(".");
    const row = await store.player(id);
    if (!row) return null;
    const hash = hashOf(secret);
    if (isSame(row.secret, hash) || isSame(row.link ?? "", hash)) return row;
    return (await store.sessionOf(hash)) === id ? row : null;
  }

  async function signIn(id: string): Promise<Answer<SignedIn, ServerFault>> {
    const row = await store.player(id);
    if (!row) return refuse("unknown-identity");
    const secret = freshSecret();
    await store.addSession(id, hashOf(secret), now());
    return yes({ person: personOf(row), credential: `${id}.${secret}` });
  }

  async function add(row: Omit<PlayerRow, "created">): Promise<void> {
    await store.addPlayer({ ...row, created: now() });
  }

  return {
    async find(text) {
      const credential = text.startsWith(TOKEN_START) ? text.slice(TOKEN_START.length) : text;
      const found = known.get(credential);
      if (found) return found;
      const row = await rowOf(credential);
      if (!row) return null;
      const identity = { ...personOf(row), owner: row.owner };
      known.set(credential, identity);
      return identity;
    },
    async newGuest(name, language) {
      const [id, secret, code] = [freshId(), freshSecret(), freshSecret()];
      const row = {
        id,
        kind: "guest",
        name,
        language,
        owner: null,
        secret: hashOf(secret),
        link: hashOf(code),
      } as const;
      await add(row);
      return { person: { id, kind: "guest", name, language }, credential: `${id}.${secret}`, code: `${id}.${code}` };
    },
    async comeBack(code) {
      const row = await rowOf(code);
      // The code itself is what this browser is known by from now on; other browsers stay signed in.
      return row ? yes({ person: personOf(row), credential: code }) : refuse("unknown-identity");
    },
    async newLink(id) {
      const code = freshSecret();
      await store.changePlayer(id, { link: hashOf(code) });
      await store.dropSessions(id);
      known.clear();
      return `${id}.${code}`;
    },
    async change(id, { name, language }) {
      const changes = { ...(name !== undefined && { name }), ...(language !== undefined && { language }) };
      // An update of nothing is no SQL.
      if (Object.keys(changes).length > 0) await store.changePlayer(id, changes);
      known.clear();
      const row = await store.player(id);
      // Somebody who deletes everything on one device may still change something on another.
      return row ? yes(personOf(row)) : refuse("unknown-identity");
    },
    async newBot(owner, name) {
      const [id, secret] = [freshId(), freshSecret()];
      const { language } = owner;
      await add({ id, kind: "bot", name, language, owner: owner.id, secret: hashOf(secret), link: null });
      return { bot: { id, kind: "bot", name, language }, token: `${TOKEN_START}${id}.${secret}` };
    },
    bots: async (owner) => (await store.botsOf(owner)).map(personOf),
    async dropBot(owner, bot) {
      const isDropped = await store.dropPlayer(bot, owner);
      known.clear();
      return isDropped;
    },
    async newDevice(id) {
      const code = freshCode();
      const expires = now() + DEVICE_CODE_MS;
      await store.addCode({ hash: hashOf(code), kind: "device", player: id, subject: null, expires });
      return { code, expires };
    },
    async joinDevice(code) {
      const taken = await store.takeCode(hashOf(readCode(code)), "device", now());
      return taken?.player ? signIn(taken.player) : refuse("code-expired");
    },
    signIn,
    async signOut(credential) {
      await store.dropSession(hashOf(credential.split(".")[1] ?? ""));
      known.clear();
    },
    forgetKnown: () => known.clear(),
  };
}

function personOf({ id, kind, name, language }: PlayerRow): Person {
  return { id, kind, name, language: languageSchema.catch("en").parse(language) };
}

function freshId(): string {
  return randomBytes(9).toString("base64url");
}

function freshSecret(): string {
  return randomBytes(24).toString("base64url");
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
