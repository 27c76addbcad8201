import { randomBytes, randomUUID } from "node:crypto";
import { contract, type Delivery, type NoticeSettings, type Way } from "@gatehouse/protocol";
import { implement } from "@orpc/server";
import type { Identity } from "../accounts/people.ts";
import { hashOf } from "../codes.ts";
import { refuse } from "../faults.ts";
import { plainContent } from "../notify/content.ts";
import { isZone } from "../notify/hours.ts";
import { deliveryOf } from "../notify/postman.ts";
import type { DeliveryRow, WayRow } from "../store/schema.ts";
import { answered, type Context, guessing, known } from "./context.ts";

const api = implement(contract).$context<Context>().notices;
const done = { done: true } as const;
const MOST_WAYS = 10;
const MOST_DELIVERIES = 100;
const CONFIRM_MS = 2 * 24 * 3_600_000;

const iso = (time: number) => new Date(time).toISOString();

function wayOf({ id, kind, name, confirmed, created }: WayRow): Way {
  return { id, kind, name, isConfirmed: confirmed === 1, created: iso(created) };
}

function deliveryInfo({ wayname, content, due, created, ...row }: DeliveryRow): Delivery {
  const { id, kind, way, match, seq, state, tries, problem } = row;
  const { title } = JSON.parse(content);
  return {
    ...{ id, kind, way, wayName: wayname, match, seq, title, state, tries, problem },
    ...{ created: iso(created), at: iso(due) },
  };
}

async function settingsOf({ app }: Context, player: string): Promise<NoticeSettings> {
  const hours = await app.store.hours(player);
  const quiet = hours?.quietfrom && hours.quietto ? { from: hours.quietfrom, to: hours.quietto } : null;
  const { pushKey, hasMail } = app.carriers;
  return { ways: (await app.store.waysOf(player)).map(wayOf), quiet, zone: hours?.zone ?? "UTC", pushKey, hasMail };
}

async function addWay(
  context: Context,
  who: Identity,
  { kind, name, address, confirmed }: Pick<WayRow, "kind" | "name" | "address" | "confirmed">,
): Promise<WayRow> {
  const { store, now } = context.app;
  const ways = await store.waysOf(who.id);
  const same = ways.find((way) => way.kind === kind && way.address === address);
  if (same) return same;
  if (ways.length >= MOST_WAYS) return answered(context, refuse("too-many-ways", { most: MOST_WAYS }));
  const row: WayRow = {
    ...{ id: randomBytes(9).toString("base64url"), player: who.id, kind, name, address, base: context.base },
    ...{ stop: randomBytes(18).toString("base64url"), confirmed, created: now() },
  };
  await store.addWay(row);
  return row;
}

/** Foreign servers get only so many messages because somebody asks for them. */
function trying(context: Context, who: Identity): void {
  const { trialBucket } = context.app;
  const seconds = trialBucket.take(who.id) ?? trialBucket.take(context.ip);
  if (seconds !== null) answered(context, refuse("too-many-trials", { seconds }));
}

async function checkTarget(context: Context, url: string): Promise<void> {
  const isWeb = /^https?:$/.test(new URL(url).protocol);
  if (!isWeb || (await context.app.carriers.target.isPrivate(url))) answered(context, refuse("private-target"));
}

async function ownWay(context: Context, who: Identity, id: string): Promise<WayRow> {
  const way = await context.app.store.way(id);
  return way?.player === who.id ? way : answered(context, refuse("no-way"));
}

/** Puts a message that is about no match into the outbox. */
async function write(context: Context, who: Identity, way: WayRow, kind: "trial" | "confirm", link: string) {
  const { store, say, now } = context.app;
  const id = randomUUID();
  const nowhere = { match: null, seat: null, seq: null, deadline: null };
  const content = plainContent(say, kind, id, link, way, who.language);
  await store.addDelivery(deliveryOf({ id, player: who.id, kind, ...nowhere }, way, content, now()));
}

export const noticesApi = {
  settings: api.settings.handler(({ context }) => settingsOf(context, known(context).id)),
  change: api.change.handler(async ({ input: { quiet, zone }, context }) => {
    const { id } = known(context);
    const { store } = context.app;
    if (zone !== undefined && !isZone(zone)) return answered(context, refuse("unknown-zone", { found: zone }));
    const before = (await store.hours(id)) ?? { player: id, zone: "UTC", quietfrom: null, quietto: null };
    const hours = quiet === undefined ? {} : { quietfrom: quiet?.from ?? null, quietto: quiet?.to ?? null };
    await store.setHours({ ...before, ...hours, ...(zone !== undefined && { zone }) });
    return settingsOf(context, id);
  }),
  addPush: api.addPush.handler(async ({ input: { name, subscription }, context }) => {
    const who = known(context);
    await checkTarget(context, subscription.endpoint);
    return wayOf(
      await addWay(context, who, { kind: "push", name, address: JSON.stringify(subscription), confirmed: 1 }),
    );
  }),
  addMail: api.addMail.handler(async ({ input: { address }, context }) => {
    const who = known(context);
    const { store, carriers, now } = context.app;
    if (!carriers.hasMail) return answered(context, refuse("no-mail-here"));
    trying(context, who);
    const way = await addWay(context, who, { kind: "mail", name: address, address, confirmed: 0 });
    if (way.confirmed === 1) return wayOf(way);
    const code = randomBytes(18).toString("base64url");
    const expires = now() + CONFIRM_MS;
    await store.addCode({ hash: hashOf(code), kind: "mail", player: who.id, subject: way.id, expires });
    await write(context, who, way, "confirm", `${context.base}/confirm#${code}`);
    return wayOf(way);
  }),
  confirmMail: api.confirmMail.handler(async ({ input, context }) => {
    guessing(context);
    const { store, now } = context.app;
    const code = await store.takeCode(hashOf(input.code), "mail", now());
    const isConfirmed = code?.subject ? await store.confirmWay(code.subject) : false;
    return isConfirmed ? done : answered(context, refuse("code-expired"));
  }),
  addWebhook: api.addWebhook.handler(async ({ input: { kind, url }, context }) => {
    const who = known(context);
    await checkTarget(context, url);
    // The path is a secret of its owner's; the host is enough to recognise it.
    return wayOf(await addWay(context, who, { kind, name: new URL(url).host, address: url, confirmed: 1 }));
  }),
  dropWay: api.dropWay.handler(async ({ input, context }) => {
    const way = await ownWay(context, known(context), input.way);
    await context.app.store.dropWay(way.id, way.player);
    return done;
  }),
  tryWay: api.tryWay.handler(async ({ input, context }) => {
    const who = known(context);
    const way = await ownWay(context, who, input.way);
    if (way.confirmed === 0) return answered(context, refuse("way-not-confirmed"));
    trying(context, who);
    await write(context, who, way, "trial", context.base);
    return done;
  }),
  deliveries: api.deliveries.handler(async ({ context }) =>
    (await context.app.store.deliveriesOf(known(context).id, MOST_DELIVERIES)).map(deliveryInfo),
  ),
  unsubscribe: api.unsubscribe.handler(async ({ input, context }) =>
    (await context.app.store.stopWay(input.code)) ? done : answered(context, refuse("no-way")),
  ),
};
