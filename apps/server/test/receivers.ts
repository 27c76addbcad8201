import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

/** A request as it arrived. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server of somebody else's that notes what it gets and answers as it is told. */
export interface Receiver {
  readonly address: string;
  readonly received: Received[];
  /** What it answers from now on; `null` is no answer at all. */
  answer(status: number | null, headers?: { readonly [name: string]: string }): void;
}

export async function webReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let reply: { status: number | null; headers: object } = { status: 201, headers: {} };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
      if (reply.status !== null) response.writeHead(reply.status, { ...reply.headers }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    received,
    answer(status, headers = {}) {
      reply = { status, headers };
    },
  };
}

/** A browser that has subscribed: what it tells the server, and how it reads what comes. */
export function pushBrowser(endpoint: string) {
  const own = createECDH("prime256v1");
  own.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: own.getPublicKey("base64url"), auth: auth.toString("base64url") };
  return {
    subscription: { endpoint, keys },
    /** RFC 8291, written down from the other side. */
    read({ body }: Received): Record<string, unknown> {
      const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))];
      const secret = own.computeSecret(sender);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), sender]);
      const input = Buffer.from(hkdfSync("sha256", secret, auth, info, 32));
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync("sha256", input, salt, `Content-Encoding: ${name}\0`, length));
      const sealed = body.subarray(21 + sender.length);
      const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}

/** The claims of a VAPID header, if its signature fits the key that the page was told. */
export function vapidClaims({ headers }: Received, pushKey: string): Record<string, unknown> | null {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  if (key !== pushKey) return null;
  const raw = Buffer.from(key, "base64url");
  const [x, y] = [raw.subarray(1, 33).toString("base64url"), raw.subarray(33).toString("base64url")];
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  return isSigned ? JSON.parse(Buffer.from(claims, "base64url").toString()) : null;
}

/** A mail as it was handed in: who gets it, its headers and its parts as text. */
export interface Mail {
  readonly to: readonly string[];
  readonly text: string;
}

/** A real SMTP server. `refuse` makes it answer every mail with that code. */
export async function mailReceiver(): Promise<{ url: string; mails: Mail[]; refuse(code: number | null): void }> {
  const mails: Mail[] = [];
  let refusal: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refusal !== null) return done(Object.assign(new Error("no"), { responseCode: refusal }));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, text: readable(Buffer.concat(chunks).toString("latin1")) });
        done();
      });
    },
  });
  const refuse = (code: number | null) => {
    refusal = code;
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, refuse };
}

/** Quoted-printable parts and folded headers as one reads them. */
function readable(raw: string): string {
  const unfolded = raw.replace(/=\r\n/g, "").replace(/\r\n[ \t]+/g, " ");
  const bytes = unfolded.replace(/=([0-9A-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}
