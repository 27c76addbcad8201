import type { Answer } from "@gatehouse/engine";
import { contract, type Person } from "@gatehouse/protocol";
import { implement } from "@orpc/server";
import { dataOf, removePlayer } from "../accounts/belongings.ts";
import type { SignedIn } from "../accounts/people.ts";
import { refuse, type ServerFault } from "../faults.ts";
import { answered, type Context, credentialOf, guessing, known, setCookie } from "./context.ts";

const api = implement(contract).$context<Context>().people;
const done = { done: true } as const;
/** Each has a name, a token and requests of its own. */
const MOST_BOTS = 20;

/** A guest: bots have neither links nor bots of their own. */
function guest(context: Context) {
  const identity = known(context);
  return identity.kind === "guest" ? identity : answered(context, refuse("guests-only"));
}

function returnLink({ base }: Context, code: string): string {
  return `${base}/return#${code}`;
}

export const peopleApi = {
  guest: api.guest.handler(async ({ input, context }) => {
    const seconds = context.app.guestBucket.take(context.ip);
    if (seconds !== null) return answered(context, refuse("too-many-requests", { seconds }));
    const { person, credential, code } = await context.app.people.newGuest(
      input.name,
      input.language ?? context.language,
    );
    setCookie(context, credential);
    return { person, returnLink: returnLink(context, code) };
  }),
  return: api.return.handler(async ({ input, context }) => {
    return signedIn(context, await context.app.people.comeBack(input.code));
  }),
  me: api.me.handler(async ({ context }) => {
    const { id, name, kind, language } = known(context);
    return { id, name, kind, language };
  }),
  change: api.change.handler(async ({ input, context }) =>
    answered(context, await context.app.people.change(known(context).id, input)),
  ),
  renewLink: api.renewLink.handler(async ({ context }) => {
    const code = await context.app.people.newLink(guest(context).id);
    // The caller may have come by the old one.
    setCookie(context, code);
    return { returnLink: returnLink(context, code) };
  }),
  signOut: api.signOut.handler(async ({ context }) => {
    await context.app.people.signOut(credentialOf(context.reply.request.headers) ?? "");
    setCookie(context, null);
    return done;
  }),
  makeBot: api.makeBot.handler(async ({ input, context }) => {
    const owner = guest(context);
    const { people } = context.app;
    if ((await people.bots(owner.id)).length >= MOST_BOTS)
      return answered(context, refuse("too-many-bots", { most: MOST_BOTS }));
    return people.newBot(owner, input.name);
  }),
  bots: api.bots.handler(async ({ context }) => [...(await context.app.people.bots(guest(context).id))]),
  dropBot: api.dropBot.handler(async ({ input, context }) => {
    const isDropped = await context.app.people.dropBot(guest(context).id, input.bot);
    return isDropped ? done : answered(context, refuse("no-bot-token"));
  }),
  mute: api.mute.handler(async ({ input, context }) => {
    await context.app.store.mute(known(context).id, input.player, input.muted);
    return done;
  }),
  muted: api.muted.handler(async ({ context }) => [...(await context.app.store.mutedBy(known(context).id))]),
  addDevice: api.addDevice.handler(async ({ context }) => {
    const { code, expires } = await context.app.people.newDevice(guest(context).id);
    return { code, link: `${context.base}/device#${code}`, expires: new Date(expires).toISOString() };
  }),
  joinDevice: api.joinDevice.handler(async ({ input, context }) => {
    guessing(context);
    return signedIn(context, await context.app.people.joinDevice(input.code));
  }),
  data: api.data.handler(({ context }) => dataOf(context.app, guest(context))),
  remove: api.remove.handler(async ({ context }) => {
    answered(context, await removePlayer(context.app, guest(context).id));
    setCookie(context, null);
    return done;
  }),
};

/** From now on this device is known as that person. */
function signedIn(context: Context, answer: Answer<SignedIn, ServerFault>): Person {
  const { person, credential } = answered(context, answer);
  setCookie(context, credential);
  return person;
}

const passkeys = implement(contract).$context<Context>().passkeys;

export const passkeysApi = {
  list: passkeys.list.handler(({ context }) => context.app.passkeys.list(guest(context).id)),
  options: passkeys.options.handler(async ({ context }) => ({
    ...answered(context, await context.app.passkeys.options(guest(context), context.base)),
  })),
  add: passkeys.add.handler(async ({ input: { name, response }, context }) =>
    answered(context, await context.app.passkeys.add(guest(context), context.base, name, response)),
  ),
  drop: passkeys.drop.handler(async ({ input, context }) =>
    (await context.app.passkeys.drop(guest(context).id, input.passkey))
      ? done
      : answered(context, refuse("no-passkey")),
  ),
  signInOptions: passkeys.signInOptions.handler(async ({ context }) => ({
    ...answered(context, await context.app.passkeys.signInOptions(context.base)),
  })),
  signIn: passkeys.signIn.handler(async ({ input, context }) => {
    const player = answered(context, await context.app.passkeys.prove(context.base, input.response));
    return signedIn(context, await context.app.people.signIn(player));
  }),
};
