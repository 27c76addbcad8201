import { isIP } from "node:net";
import { type Answer, isForeign, yes } from "@gatehouse/engine";
import type { Passkey } from "@gatehouse/protocol";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from "@simplewebauthn/server";
import { COSEALG } from "@simplewebauthn/server/helpers";
import { hashOf } from "../codes.ts";
import { refuse, type ServerFault } from "../faults.ts";
import type { PasskeyRow } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import type { Identity } from "./people.ts";

/** Passkeys: made in a browser, checked here. `base` is where the caller reaches this server. */
export interface Passkeys {
  options(who: Identity, base: string): Promise<Answer<object, ServerFault>>;
  add(who: Identity, base: string, name: string, response: unknown): Promise<Answer<Passkey, ServerFault>>;
  list(player: string): Promise<Passkey[]>;
  drop(player: string, id: string): Promise<boolean>;
  signInOptions(base: string): Promise<Answer<object, ServerFault>>;
  /** Whose passkey it is. */
  prove(base: string, response: unknown): Promise<Answer<string, ServerFault>>;
}

const CHALLENGE_MS = 5 * 60_000;

export function passkeysOf(store: Store, now: () => number): Passkeys {
  /** Each challenge is answered once. */
  async function remember(challenge: string, player: string | null): Promise<void> {
    const expires = now() + CHALLENGE_MS;
    await store.addCode({ hash: hashOf(challenge), kind: "passkey", player, subject: null, expires });
  }

  async function isOpen(challenge: string, player: string | null): Promise<boolean> {
    const code = await store.takeCode(hashOf(challenge), "passkey", now());
    return code !== null && code.player === player;
  }

  return {
    async options(who, base) {
      const domain = domainOf(base);
      if (domain === null) return refuse("passkey-needs-domain");
      const options = await generateRegistrationOptions({
        rpName: "Gatehouse",
        rpID: domain,
        userName: who.name,
        userDisplayName: who.name,
        userID: new TextEncoder().encode(who.id),
        supportedAlgorithmIDs: [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256],
        excludeCredentials: (await store.passkeysOf(who.id)).map(({ id }) => ({ id })),
        // So that it is found without a name being asked for.
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      });
      await remember(options.challenge, who.id);
      return yes(options);
    },
    async add(who, base, name, response) {
      const domain = domainOf(base);
      if (domain === null) return refuse("passkey-needs-domain");
      if (!isRegistration(response)) return refuse("passkey-not-proven");
      const challenge = challengeIn(response.response.clientDataJSON);
      if (!(await isOpen(challenge, who.id))) return refuse("passkey-challenge-expired");
      const expected = { expectedChallenge: challenge, expectedOrigin: base, expectedRPID: domain };
      const checked = await verifyRegistrationResponse({ response, ...expected, requireUserVerification: false }).catch(
        () => null,
      );
      if (!checked?.verified) return refuse("passkey-not-proven");
      const row = rowOf(checked.registrationInfo.credential, who.id, name, now());
      return (await store.addPasskey(row)) ? yes(passkeyOf(row)) : refuse("passkey-not-proven");
    },
    list: async (player) => (await store.passkeysOf(player)).map(passkeyOf),
    drop: (player, id) => store.dropPasskey(id, player),
    async signInOptions(base) {
      const domain = domainOf(base);
      if (domain === null) return refuse("passkey-needs-domain");
      const options = await generateAuthenticationOptions({ rpID: domain, userVerification: "preferred" });
      await remember(options.challenge, null);
      return yes(options);
    },
    async prove(base, response) {
      const domain = domainOf(base);
      if (domain === null) return refuse("passkey-needs-domain");
      if (!isAuthentication(response)) return refuse("passkey-not-proven");
      const row = await store.passkey(response.id);
      if (!row) return refuse("no-passkey");
      const challenge = challengeIn(response.response.clientDataJSON);
      if (!(await isOpen(challenge, null))) return refuse("passkey-challenge-expired");
      const expected = { expectedChallenge: challenge, expectedOrigin: base, expectedRPID: domain };
      const credential = credentialOf(row);
      const checked = await verifyAuthenticationResponse({
        ...{ response, credential, ...expected },
        requireUserVerification: false,
      }).catch(() => null);
      if (!checked?.verified) return refuse("passkey-not-proven");
      await store.usePasskey(row.id, checked.authenticationInfo.newCounter, now());
      return yes(row.player);
    },
  };
}

/** A passkey belongs to a name; browsers make none for a bare number. */
function domainOf(base: string): string | null {
  const { hostname } = new URL(base);
  return isIP(hostname.replace(/^\[|\]$/g, "")) === 0 ? hostname : null;
}

/** The challenge that the browser says it has answered; whether we asked it is looked up. */
function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, "base64url").toString());
    return String(challenge);
  } catch {
    return "";
  }
}

/** Whether it looks like one; the library checks the rest. */
function isRegistration(response: unknown): response is RegistrationResponseJSON {
  return hasTexts(response, ["clientDataJSON", "attestationObject"]);
}

function isAuthentication(response: unknown): response is AuthenticationResponseJSON {
  return hasTexts(response, ["clientDataJSON", "authenticatorData", "signature"]);
}

function hasTexts(response: unknown, names: readonly string[]): boolean {
  if (!isForeign(response) || typeof response["id"] !== "string") return false;
  const inner = response["response"];
  return isForeign(inner) && names.every((name) => typeof inner[name] === "string");
}

function rowOf(
  { id, publicKey, counter, transports = [] }: WebAuthnCredential,
  player: string,
  name: string,
  created: number,
): PasskeyRow {
  const publickey = Buffer.from(publicKey).toString("base64url");
  return { id, player, name, publickey, counter, transports: JSON.stringify(transports), created, used: null };
}

function credentialOf({ id, publickey, counter, transports }: PasskeyRow): WebAuthnCredential {
  const publicKey = new Uint8Array(Buffer.from(publickey, "base64url"));
  return { id, publicKey, counter, transports: JSON.parse(transports) };
}

function passkeyOf({ id, name, created, used }: PasskeyRow): Passkey {
  const time = (at: number) => new Date(at).toISOString();
  return { id, name, created: time(created), used: used === null ? null : time(used) };
}
