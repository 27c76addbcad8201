import { z } from "zod";
import { base, done } from "./base.ts";
import { languageSchema, nameSchema, personSchema } from "./data.ts";

/** Who somebody is. */
export const peopleContract = {
  guest: base
    .route({ method: "POST", path: "/people/guest", summary: "Become a guest: a name, a cookie, a return link" })
    .input(z.object({ name: nameSchema, language: languageSchema.optional() }))
    .output(z.object({ person: personSchema, returnLink: z.url() })),
  return: base
    .route({ method: "POST", path: "/people/return", summary: "Be the same guest again, by the code of a return link" })
    .input(z.object({ code: z.string().max(200) }))
    .output(personSchema),
  me: base.route({ method: "GET", path: "/people/me", summary: "Who the caller is" }).output(personSchema),
  change: base
    .route({ method: "PATCH", path: "/people/me", summary: "Another name or language" })
    .input(z.object({ name: nameSchema.optional(), language: languageSchema.optional() }))
    .output(personSchema),
  renewLink: base
    .route({ method: "POST", path: "/people/return-link", summary: "A new return link; the old one stops working" })
    .output(z.object({ returnLink: z.url() })),
  signOut: base.route({ method: "POST", path: "/people/sign-out", summary: "Forget the cookie here" }).output(done),
  makeBot: base
    .route({ method: "POST", path: "/people/bots", summary: "A bot of one's own with its token, shown only now" })
    .input(z.object({ name: nameSchema }))
    .output(z.object({ bot: personSchema, token: z.string() })),
  bots: base.route({ method: "GET", path: "/people/bots", summary: "One's own bots" }).output(z.array(personSchema)),
  dropBot: base
    .route({ method: "DELETE", path: "/people/bots/{bot}", summary: "Make a bot's token worthless" })
    .input(z.object({ bot: z.string().max(60) }))
    .output(done),
  mute: base
    .route({ method: "POST", path: "/people/mute", summary: "No longer, or again, read what somebody writes" })
    .input(z.object({ player: z.string().max(60), muted: z.boolean() }))
    .output(done),
  muted: base
    .route({ method: "GET", path: "/people/muted", summary: "Whom one does not read" })
    .output(z.array(z.string())),
  addDevice: base
    .route({
      method: "POST",
      path: "/people/devices",
      summary: "A link and code by which another device becomes the same guest, once and within minutes",
    })
    .output(z.object({ code: z.string(), link: z.url(), expires: z.iso.datetime() })),
  joinDevice: base
    .route({ method: "POST", path: "/people/devices/join", summary: "Become the guest whose device shows this code" })
    .input(z.object({ code: z.string().max(40) }))
    .output(personSchema),
  data: base
    .route({ method: "GET", path: "/people/me/data", summary: "Everything that is kept about the caller" })
    .output(z.looseObject({})),
  remove: base
    .route({
      method: "DELETE",
      path: "/people/me",
      summary: "Delete the caller's data: matches keep a seat without a name, everything else is gone",
    })
    .output(done),
};

/** A passkey as its owner sees it. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  created: z.iso.datetime(),
  used: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** JSON of the browser's WebAuthn, which the server passes on and checks. */
const webAuthn = z.looseObject({});

/** Keeping an identity over devices, without a password. */
export const passkeysContract = {
  list: base.route({ method: "GET", path: "/passkeys", summary: "One's own passkeys" }).output(z.array(passkeySchema)),
  options: base
    .route({ method: "POST", path: "/passkeys/options", summary: "What a browser needs to make a passkey" })
    .output(webAuthn),
  add: base
    .route({ method: "POST", path: "/passkeys", summary: "Add the passkey that a browser has made" })
    .input(z.object({ name: nameSchema, response: webAuthn }))
    .output(passkeySchema),
  drop: base
    .route({ method: "DELETE", path: "/passkeys/{passkey}", summary: "A passkey no longer signs in" })
    .input(z.object({ passkey: z.string().max(400) }))
    .output(done),
  signInOptions: base
    .route({ method: "POST", path: "/passkeys/sign-in/options", summary: "What a browser needs to use a passkey" })
    .output(webAuthn),
  signIn: base
    .route({ method: "POST", path: "/passkeys/sign-in", summary: "Be the guest whose passkey this is" })
    .input(z.object({ response: webAuthn }))
    .output(personSchema),
};
