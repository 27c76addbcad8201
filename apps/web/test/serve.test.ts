import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteServer } from "../serve.ts";

const PAGE = "<!doctype html><title>Gatehouse</title>";
const SCRIPT = "export const answer = 42;";
let folder = "";
let stop = () => {};
let port = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "gatehouse-site-"));
  mkdirSync(join(folder, "site/assets"), { recursive: true });
  mkdirSync(join(folder, "site/.vite"));
  const write = (path: string, content: string | Buffer) => writeFileSync(join(folder, path), content);
  write("secret.txt", "not for visitors");
  write("site/.vite/manifest.json", "{}");
  write("site/index.html", PAGE);
  write("site/manifest.webmanifest", "{}");
  write("site/favicon.ico", "icon");
  write("site/apple-touch-icon.png", "icon of a phone");
  write("site/assets/main-abc123.js", SCRIPT);
  write("site/assets/main-abc123.js.br", brotliCompressSync(SCRIPT));
  write("site/assets/main-abc123.js.gz", gzipSync(SCRIPT));
  const server = siteServer(join(folder, "site"));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  stop = () => server.close();
  const address = server.address();
  port = typeof address === "object" ? (address?.port ?? 0) : 0;
});

afterAll(() => {
  stop();
  rmSync(folder, { recursive: true });
});

interface Reply {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks as a raw client does: fetch would tidy the path up before it is sent. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on("error", reject).end();
  });
}

test.each(["/", "/index.html", "/match/7", "/rules/kings-gate?lang=de"])("%s is the page", async (path) => {
  const { status, headers, body } = await ask(path);
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(body.toString()).toBe(PAGE);
});

test.each([
  ["/favicon.ico", "image/x-icon", "icon"],
  ["/apple-touch-icon.png", "image/png", "icon of a phone"],
  ["/apple-touch-icon-precomposed.png", "image/png", "icon of a phone"],
  ["/apple-touch-icon-120x120.png", "image/png", "icon of a phone"],
  ["/apple-touch-icon-152x152-precomposed.png", "image/png", "icon of a phone"],
] as const)("%s is there for browsers and phones, which ask for it by themselves", async (path, type, content) => {
  const { status, headers, body } = await ask(path);
  expect([status, headers["content-type"], body.toString()]).toEqual([200, type, content]);
});

test.each([
  "/assets/gone-def456.js",
  "/icons/apple-touch-icon.png",
  "/.vite/manifest.json",
  "/assets/main-abc123.js.br",
])("%s is not there", async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test.each([
  "/../secret.txt",
  "/assets/../../secret.txt",
  "/%2e%2e/secret.txt",
  "/..%2fsecret.txt",
  "/..%5csecret.txt",
  "//../secret.txt",
  "/assets/..%2f..%2fsecret.txt%00.js",
])("%s leads nowhere", async (path) => {
  const { status, body } = await ask(path);
  expect(status).toBe(404);
  expect(body.toString()).not.toContain("visitors");
});

test("an address that is no address is answered", async () => {
  expect((await ask("/%E0%A4%A")).status).toBe(400);
});

test("each visitor gets the best encoding that it accepts", async () => {
  const script = "/assets/main-abc123.js";
  const brotli = await ask(script, { "accept-encoding": "gzip, deflate, br" });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
  const gzip = await ask(script, { "accept-encoding": "gzip;q=0.8, br;q=0" });
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
  const plain = await ask(script);
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.body.toString()).toBe(SCRIPT);
  for (const { headers } of [brotli, gzip, plain]) expect(headers["vary"]).toBe("Accept-Encoding");
  expect(new Set([brotli, gzip, plain].map(({ headers }) => headers["etag"])).size).toBe(3);
});

test("hashed files are kept for ever, everything else is asked for again", async () => {
  const script = await ask("/assets/main-abc123.js");
  expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const page = await ask("/");
  expect(page.headers["cache-control"]).toBe("no-cache");
  const again = await ask("/match/7", { "if-none-match": `"other", W/${page.headers["etag"]}` });
  expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  expect((await ask("/", { "if-none-match": '"other"' })).status).toBe(200);
});

test("HEAD tells the same without the content, other methods are refused", async () => {
  const [get, head] = [await ask("/"), await ask("/", {}, "HEAD")];
  expect(head.body.length).toBe(0);
  expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
  const post = await ask("/", {}, "POST");
  expect(post.status).toBe(405);
  expect(post.headers["allow"]).toBe("GET, HEAD");
});

test.each(["/", "/assets/main-abc123.js", "/gone.js"])("%s comes with the security headers", async (path) => {
  const { headers } = await ask(path);
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self';/);
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  expect(headers["permissions-policy"]).toContain("camera=()");
});
