import { z } from "zod";
import { base, done } from "./base.ts";
import { nameSchema } from "./data.ts";

/** How somebody can be reached. */
export const wayKindSchema = z.enum(["push", "mail", "discord", "slack", "webhook"]);
export type WayKind = z.infer<typeof wayKindSchema>;

/** One way to reach somebody. A mail address counts once it is confirmed. */
export const waySchema = z.object({
  id: z.string(),
  kind: wayKindSchema,
  /** What its owner calls it, or where it leads: an address, a host. */
  name: z.string(),
  isConfirmed: z.boolean(),
  created: z.iso.datetime(),
});
export type Way = z.infer<typeof waySchema>;

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time like 22:30");

/** When nothing is sent; over midnight if `from` is later than `to`. */
export const quietHoursSchema = z.object({ from: clockTime, to: clockTime });
export type QuietHours = z.infer<typeof quietHoursSchema>;

/** What somebody has set about messages, and what this server can send. */
export const noticeSettingsSchema = z.object({
  ways: z.array(waySchema),
  quiet: quietHoursSchema.nullable(),
  /** A time zone as browsers name it: Europe/Berlin. */
  zone: z.string(),
  /** The key that a browser subscribes to push with. */
  pushKey: z.string(),
  /** Whether the operator has set up mail. */
  hasMail: z.boolean(),
});
export type NoticeSettings = z.infer<typeof noticeSettingsSchema>;

/** Your turn; your time is nearly over; a message to see that it arrives; a mail address to be confirmed. */
export const noticeKindSchema = z.enum(["turn", "reminder", "trial", "confirm"]);
export type NoticeKind = z.infer<typeof noticeKindSchema>;

/** `waiting` for its time or the next try; `sent`; `failed` for good; `settled`: not needed any more. */
export const deliverySchema = z.object({
  id: z.string(),
  kind: noticeKindSchema,
  way: z.string(),
  wayName: z.string(),
  match: z.string().nullable(),
  seq: z.int().nullable(),
  title: z.string(),
  state: z.enum(["waiting", "sent", "failed", "settled"]),
  tries: z.int(),
  created: z.iso.datetime(),
  /** When it was sent or given up; else when it is tried next. */
  at: z.iso.datetime(),
  /** What the last try met: the answer's status, or what happened to the connection. */
  problem: z.string().nullable(),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** What a push message carries for the service worker; a plain webhook gets the same with its key. */
export const noticeContentSchema = z.object({
  kind: noticeKindSchema,
  language: z.string(),
  title: z.string(),
  /** What has happened since the reader's last turn, oldest first. */
  lines: z.array(z.string()),
  /** Opens the table at the moment in question. */
  link: z.url(),
  match: z.string().nullable(),
  seq: z.int().nullable(),
  deadline: z.iso.datetime().nullable(),
  /** A page with one button that stops messages this way. */
  stop: z.url(),
  /** The same for every try to deliver the same message. */
  key: z.string(),
});
export type NoticeContent = z.infer<typeof noticeContentSchema>;

const subscription = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({ p256dh: z.string().regex(/^[\w-]{87}=?$/), auth: z.string().regex(/^[\w-]{22}={0,2}$/) }),
});

/** Messages to people who are not at the table. */
export const noticesContract = {
  settings: base
    .route({ method: "GET", path: "/notices", summary: "How the caller is reached, and when not" })
    .output(noticeSettingsSchema),
  change: base
    .route({ method: "PATCH", path: "/notices", summary: "Quiet hours and time zone" })
    .input(z.object({ quiet: quietHoursSchema.nullable().optional(), zone: z.string().max(60).optional() }))
    .output(noticeSettingsSchema),
  addPush: base
    .route({ method: "POST", path: "/notices/push", summary: "Messages to this browser" })
    .input(z.object({ name: nameSchema, subscription }))
    .output(waySchema),
  addMail: base
    .route({ method: "POST", path: "/notices/mail", summary: "Messages by mail; the address gets a link to confirm" })
    .input(z.object({ address: z.email().max(200) }))
    .output(waySchema),
  confirmMail: base
    .route({ method: "POST", path: "/notices/mail/confirm", summary: "Confirm a mail address by the code of its link" })
    .input(z.object({ code: z.string().max(100) }))
    .output(done),
  addWebhook: base
    .route({ method: "POST", path: "/notices/webhooks", summary: "Messages to Discord, Slack or a program" })
    .input(z.object({ kind: z.enum(["discord", "slack", "webhook"]), url: z.url().max(1000) }))
    .output(waySchema),
  dropWay: base
    .route({ method: "DELETE", path: "/notices/ways/{way}", summary: "No more messages that way" })
    .input(z.object({ way: z.string().max(60) }))
    .output(done),
  tryWay: base
    .route({ method: "POST", path: "/notices/ways/{way}/try", summary: "Send a message to see whether it arrives" })
    .input(z.object({ way: z.string().max(60) }))
    .output(done),
  deliveries: base
    .route({ method: "GET", path: "/notices/deliveries", summary: "What was sent to the caller, newest first" })
    .output(z.array(deliverySchema)),
  unsubscribe: base
    .route({
      method: "POST",
      path: "/notices/unsubscribe",
      summary: "No more messages that way, by the code of a message's link",
    })
    .input(z.object({ code: z.string().max(100) }))
    .output(done),
};
