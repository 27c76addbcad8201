import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A server of somebody else's that keeps what it gets. */
export interface Receiver {
  readonly address: string;
  readonly bodies: Buffer[];
  close(): void;
}

export async function webReceiver(): Promise<Receiver> {
  const bodies: Buffer[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      bodies.push(Buffer.concat(chunks));
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has one.
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, bodies, close: () => server.close() };
}

/** What a browser gives away when it subscribes, and how it reads what comes (RFC 8291). */
export function pushSubscriber(endpoint: string) {
  const own = createECDH("prime256v1");
  own.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: { endpoint, keys: { p256dh: own.getPublicKey("base64url"), auth: auth.toString("base64url") } },
    read(body: Buffer): string {
      const sender = body.subarray(21, 21 + (body[20] ?? 0));
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), sender]);
      const input = Buffer.from(hkdfSync("sha256", own.computeSecret(sender), auth, info, 32));
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync("sha256", input, body.subarray(0, 16), `Content-Encoding: ${name}\0`, length));
      const sealed = body.subarray(21 + sender.length);
      const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}

/** A real SMTP server that keeps the mails it gets, readable. */
export async function mailReceiver(): Promise<{ readonly url: string; readonly mails: string[]; close(): void }> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        mails.push(readable(Buffer.concat(chunks).toString("latin1")));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => server.close() };
}

/** Quoted-printable parts and folded headers as one reads them. */
function readable(raw: string): string {
  const unfolded = raw.replace(/=\r\n/g, "").replace(/\r\n[ \t]+/g, " ");
  const bytes = unfolded.replace(/=([0-9A-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}
