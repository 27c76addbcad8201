import { type Answer, LANGUAGES, type Language } from "@gatehouse/engine";
import { STATUS } from "@gatehouse/protocol";
import { ORPCError } from "@orpc/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Identity } from "../accounts/people.ts";
import type { App } from "../app.ts";
import { refuse, type ServerFault } from "../faults.ts";
import type { Table } from "../matches/table.ts";
import { acceptedLanguage } from "../texts.ts";

const COOKIE = "gatehouse";
const COOKIE_SECONDS = 400 * 24 * 3_600;

/** Who asks, and how they can be answered. */
export interface Context {
  readonly app: App;
  readonly identity: Identity | null;
  readonly language: Language;
  /** Where the caller reaches this server, for links. */
  readonly base: string;
  readonly reply: FastifyReply;
  /** The address that the request comes from. */
  readonly ip: string;
}

/** What proves who somebody is, in the headers of a request. */
export function credentialOf(headers: {
  readonly authorization?: string | undefined;
  readonly cookie?: string | undefined;
}): string | null {
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1];
  return token ?? new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]+)`).exec(headers.cookie ?? "")?.[1] ?? null;
}

/** Whether a browser sends this from a page of another site. Programs send no Origin. */
export function isForeignOrigin(app: App, origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return false;
  const own = [app.settings.publicUrl, `http://${host}`, `https://${host}`];
  return !own.includes(origin);
}

export async function contextOf(app: App, request: FastifyRequest, reply: FastifyReply): Promise<Context> {
  const credential = credentialOf(request.headers);
  const identity = credential === null ? null : await app.people.find(credential);
  const language = identity?.language ?? acceptedLanguage(request.headers["accept-language"]) ?? LANGUAGES[0];
  const base = app.settings.publicUrl ?? `${request.protocol}://${request.host}`;
  return { app, identity, language, base, reply, ip: request.ip };
}

/** The caller's identity, or the answer that one is needed. */
export function known(context: Context): Identity {
  return context.identity ?? answered(context, refuse("no-identity"));
}

/** Whoever tries codes has only so many tries, under whatever name. */
export function guessing(context: Context): void {
  const seconds = context.app.guessBucket.take(context.ip);
  if (seconds !== null) answered(context, refuse("too-many-guesses", { seconds }));
}

/** The value of an answer; a no becomes the error that the contract knows. */
export function answered<T>(
  { app, language }: Pick<Context, "app" | "language">,
  answer: Answer<T, ServerFault>,
  table?: Table,
): T {
  if (answer.ok) return answer.value;
  const { code, message, data } = app.tell(answer.error, language, table);
  throw new ORPCError(code, { status: STATUS[code], message, data, defined: true });
}

/** Sets the cookie by which a guest is known, or removes it. No script can read it, and no other site can use it. */
export function setCookie({ app, reply }: Context, credential: string | null): void {
  const isSecure = app.settings.publicUrl?.startsWith("https:") ?? false;
  const age = credential === null ? 0 : COOKIE_SECONDS;
  const secure = isSecure ? "; Secure" : "";
  reply.header("set-cookie", `${COOKIE}=${credential ?? ""}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`);
}
