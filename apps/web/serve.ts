import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join } from "node:path";

/** One file of the site, in every encoding that the build has made. */
interface SiteFile {
  readonly type: string;
  readonly tag: string;
  readonly caching: string;
  readonly bodies: ReadonlyMap<Encoding, Buffer>;
}
type Encoding = (typeof ENCODINGS)[number][0];
type Site = ReadonlyMap<string, SiteFile>;

/** The best first. */
const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
  ["identity", ""],
] as const;

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
};

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // The scroll lock behind a radix dialog is a style element with a computed width: no hash or nonce can name it.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "media-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": POLICY,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/** Answers from a built site: its files, and its page for every route that the client knows. */
export function siteHandler(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const site = loadSite(folder);
  return (request, response) => answer(site, request, response);
}

/** Serves a built site and nothing else. */
export function siteServer(folder: string): Server {
  return createServer(siteHandler(folder));
}

/**
 * The whole site in memory. So no path from outside ever meets the file system, and a build in the meantime cannot mix
 * its files with these. Hidden files belong to our tools.
 */
function loadSite(folder: string): Site {
  const paths = globSync("**/*.*", { cwd: folder }).filter((path) => !/(^|\/)\.|\.(?:br|gz)$/.test(path));
  return new Map(paths.map((path) => [`/${path}`, loadFile(folder, path)]));
}

function loadFile(folder: string, path: string): SiteFile {
  const bodies = new Map<Encoding, Buffer>();
  for (const [encoding, ending] of ENCODINGS) {
    const found = join(folder, `${path}${ending}`);
    if (existsSync(found)) bodies.set(encoding, readFileSync(found));
  }
  const digest = createHash("sha256").update(readFileSync(join(folder, path)));
  return {
    type: TYPES[extname(path)] ?? "application/octet-stream",
    tag: digest.digest("base64url").slice(0, 22),
    // The name of a built asset carries a digest of its content; everything else may change under its name.
    caching: path.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache",
    bodies,
  };
}

function answer(site: Site, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  const path = pathOf(request);
  const file = path === null ? undefined : fileAt(site, path);
  if (request.method !== "GET" && request.method !== "HEAD") refuse(response, 405, "Only GET and HEAD.");
  else if (path === null) refuse(response, 400, "That address cannot be read.");
  else if (!file) refuse(response, 404, "There is no such file.");
  else send(file, request, response);
}

/** The names under which phones ask for an icon, whatever a page says: of some size, with or without a shine. */
const PHONE_ICON = /^\/apple-touch-icon(-\d+x\d+)?(-precomposed)?\.png$/;

function fileAt(site: Site, path: string): SiteFile | undefined {
  if (PHONE_ICON.test(path)) return site.get("/apple-touch-icon.png");
  const isRoute = extname(path) === "";
  return site.get(path) ?? (isRoute ? site.get("/index.html") : undefined);
}

function pathOf({ url = "/" }: IncomingMessage): string | null {
  try {
    return decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return null;
  }
}

function refuse(response: ServerResponse, status: number, reason: string): void {
  const allow = status === 405 ? { Allow: "GET, HEAD" } : {};
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", ...allow }).end(`${reason}\n`);
}

function send(file: SiteFile, { method, headers }: IncomingMessage, response: ServerResponse): void {
  const [encoding = "identity"] = [...file.bodies.keys()].filter((each) => accepts(headers["accept-encoding"], each));
  const body = file.bodies.get(encoding) ?? Buffer.alloc(0);
  const tag = `"${file.tag}-${encoding}"`;
  response.setHeader("Cache-Control", file.caching);
  response.setHeader("ETag", tag);
  response.setHeader("Vary", "Accept-Encoding");
  if (headers["if-none-match"]?.split(/\s*,\s*/).some((known) => known.replace(/^W\//, "") === tag)) {
    response.writeHead(304).end();
    return;
  }
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.writeHead(200, { "Content-Type": file.type, "Content-Length": body.length });
  response.end(method === "HEAD" ? undefined : body);
}

function accepts(header: string | string[] | undefined, encoding: Encoding): boolean {
  if (encoding === "identity") return true;
  const wishes = String(header ?? "").split(",");
  return wishes.some((wish) => {
    const [name, weight] = wish.split(";").map((part) => part.trim());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight ?? "");
  });
}
