import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** A passkey as a phone would keep it, for one site. */
export interface Authenticator {
  /** What the browser sends after `navigator.credentials.create`. */
  make(options: object): { [name: string]: unknown };
  /** What the browser sends after `navigator.credentials.get`. */
  use(options: object): { [name: string]: unknown };
}

const PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

export function authenticator(origin: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credential = randomBytes(16);
  const id = credential.toString("base64url");
  const domain = createHash("sha256").update(new URL(origin).hostname).digest();
  let counter = 0;

  function clientData(type: string, options: object): Buffer {
    const { challenge } = Object(options);
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function data(flags: number, more: Buffer): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([domain, Buffer.from([flags]), count, more]);
  }

  /** The public key as COSE has it. */
  function coseKey(): Buffer {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const fields = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]);
    return Buffer.from(isoCBOR.encode(fields));
  }

  const common = { id, rawId: id, type: "public-key", clientExtensionResults: {} };
  return {
    make(options) {
      const length = Buffer.from([0, credential.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credential, coseKey()]);
      const object = new Map<string, string | Map<string, string> | Uint8Array>();
      object.set("fmt", "none").set("attStmt", new Map());
      object.set("authData", new Uint8Array(data(PRESENT_AND_VERIFIED | HAS_CREDENTIAL, attested)));
      const clientDataJSON = clientData("webauthn.create", options).toString("base64url");
      const attestationObject = Buffer.from(isoCBOR.encode(object)).toString("base64url");
      return { ...common, response: { clientDataJSON, attestationObject } };
    },
    use(options) {
      const client = clientData("webauthn.get", options);
      const own = data(PRESENT_AND_VERIFIED, Buffer.alloc(0));
      const signed = Buffer.concat([own, createHash("sha256").update(client).digest()]);
      const response = {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: own.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
      };
      return { ...common, response };
    },
  };
}
