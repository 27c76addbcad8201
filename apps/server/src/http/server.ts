import type { IncomingMessage, ServerResponse } from "node:http";
import { LANGUAGES } from "@gatehouse/engine";
import { STATUS } from "@gatehouse/protocol";
import { OpenAPIHandler } from "@orpc/openapi/fastify";
import { ORPCError, ValidationError } from "@orpc/server";
import { RPCHandler } from "@orpc/server/fastify";
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import manifest from "../../package.json" with { type: "json" };
import type { App } from "../app.ts";
import { type Bucket, bucketOf } from "../bucket.ts";
import { refuse } from "../faults.ts";
import { liveSockets, refuseUpgrade } from "../live/socket.ts";
import { isDatabaseFailure } from "../store/database.ts";
import { acceptedLanguage } from "../texts.ts";
import { unfitIn } from "../wellformed.ts";
import { answered, type Context, contextOf, isForeignOrigin } from "./context.ts";
import { apiPage, describeApi } from "./describe.ts";
import { pagePolicy } from "./page.ts";
import { router } from "./router.ts";
import { addUnsubscribePage } from "./unsubscribe.ts";

const MOST_BYTES = 1024 * 1024;
const STOP_MS = 5_000;
/** How often requests that come in too slowly are looked for. */
const SLOW_CHECK_MS = 2_000;
const CHANGING = new Set(["POST", "PUT", "PATCH", "DELETE"]);

const SECURITY_HEADERS = {
  "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
} as const;

/** Answers what is not for the API: the pages of the web client. */
export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that listens. */
export interface RunningServer {
  readonly port: number;
  /** Finishes what is under way, tells the clients, and stops. */
  stop(): Promise<void>;
}

/** Opens the app to the network. */
export async function serve(app: App, site: SiteHandler | null): Promise<RunningServer> {
  const { settings } = app;
  const loggerInstance: FastifyBaseLogger = app.log;
  const server = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MOST_BYTES,
    // As many addresses as there are proxies of ours, counted from the nearest: the one before them is the caller's.
    trustProxy: settings.proxies > 0 && ((_address, hop) => hop < settings.proxies),
    requestTimeout: 1000 * settings.requestSeconds,
    // Node swaps the two if the time for headers is the longer one.
    http: { connectionsCheckingInterval: SLOW_CHECK_MS, headersTimeout: 1000 * settings.requestSeconds },
    frameworkErrors: (_error, request, reply) => tellFault(app, request, reply, refuse("bad-address")),
    forceCloseConnections: "idle",
    // A name longer than ours belongs to nobody.
    routerOptions: { maxParamLength: 200 },
  });
  const health = { isStopping: false };
  server.addHook("onRequest", async (_request, reply) => {
    reply.headers({ ...SECURITY_HEADERS, ...(settings.publicUrl?.startsWith("https:") && HTTPS_ONLY) });
  });
  server.setErrorHandler((error, request, reply) => tellFault(app, request, reply, foundFault(app, error)));
  addApi(server, app);
  addOperation(server, app, health);
  addUnsubscribePage(server, app);
  server.setNotFoundHandler((request, reply) => {
    if (site === null || request.url.startsWith("/api") || request.url.startsWith("/rpc"))
      return tellFault(app, request, reply, refuse("no-such-request"));
    reply.hijack();
    site(request.raw, reply.raw);
    return reply;
  });
  const sockets = liveSockets(app);
  app.metrics.gauge("gatehouse_sockets", "Open WebSockets", () => sockets.size());
  server.server.on("upgrade", (request, stream, head) => {
    // Whoever hangs up in the middle must not take the process along.
    stream.on("error", () => stream.destroy());
    // Not by URL: an address like // is none, and would throw.
    if (request.url?.split("?")[0] === "/live") sockets.upgrade(request, stream, head);
    else refuseUpgrade(stream, "404 Not Found");
  });
  await server.listen({ port: settings.port, host: settings.host });
  const address = server.server.address();
  return {
    port: typeof address === "object" && address ? address.port : settings.port,
    async stop() {
      health.isStopping = true;
      sockets.close();
      app.hub.endAll();
      const cut = setTimeout(() => server.server.closeAllConnections(), STOP_MS);
      await server.close();
      clearTimeout(cut);
      await app.close();
    },
  };
}

const HTTPS_ONLY = { "strict-transport-security": "max-age=31536000" } as const;

function addApi(server: FastifyInstance, app: App): void {
  // Lists of its own for each: a plugin of one adds to them.
  const interceptors = () => ({ interceptors: [catchMalformed], clientInterceptors: [catchFaults] });
  const rest = new OpenAPIHandler(router, interceptors());
  // GET reaches only what changes nothing: a link on another site brings the cookie along.
  const rpc = new RPCHandler(router, { ...interceptors(), strictGetMethodPluginEnabled: true });
  const buckets = bucketsOf(app);
  // Made when somebody asks for it first: it takes as long as the rest of a start.
  let document: ReturnType<typeof describeApi> | null = null;
  const describe = () => {
    document ??= describeApi(router, app.games, manifest.version);
    return document;
  };
  server.get("/api/openapi.json", async (_request, reply) => reply.send(await describe()));
  const showPage = async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header("content-security-policy", pagePolicy("'none'")).type("text/html; charset=utf-8");
    return reply.send(apiPage(await describe()));
  };
  server.get("/api", showPage);
  server.get("/api/", showPage);

  async function handle(
    request: FastifyRequest,
    reply: FastifyReply,
    handler: typeof rest | typeof rpc,
    prefix: "/api" | "/rpc",
  ) {
    const context = await contextOf(app, request, reply);
    const fault = gateFault(context, request, buckets);
    if (fault) return reply.code(fault.status).send(fault.toJSON());
    reply.header("cache-control", "no-store");
    const { matched } = await handler.handle(request, reply, { prefix, context });
    if (!matched) reply.callNotFound();
    return reply;
  }
  server.all("/api/*", (request, reply) => handle(request, reply, rest, "/api"));
  server.all("/rpc/*", (request, reply) => handle(request, reply, rpc, "/rpc"));
}

/** How often somebody may ask, and all people together who share an address: names cost nothing. */
interface RequestBuckets {
  readonly each: Bucket;
  readonly address: Bucket;
}

const PEOPLE_PER_ADDRESS = 5;

function bucketsOf({ settings, now }: App): RequestBuckets {
  const most = settings.requestsPerMinute;
  return {
    each: bucketOf({ most, inSeconds: 60 }, now),
    address: bucketOf({ most: PEOPLE_PER_ADDRESS * most, inSeconds: 60 }, now),
  };
}

/** What bars a request before anybody looks at it: a page of another site, a name no link can lead to, too many of them. */
function gateFault(context: Context, { headers, method, ip }: FastifyRequest, { each, address }: RequestBuckets) {
  const gate = () => {
    if (CHANGING.has(method) && isForeignOrigin(context.app, headers.origin, headers.host))
      return refuse("foreign-origin");
    if (!isLinkBase(context.base)) return refuse("bad-host");
    const seconds = context.identity ? (each.take(context.identity.id) ?? address.take(ip)) : each.take(ip);
    if (seconds === null) return null;
    context.reply.header("retry-after", seconds);
    return refuse("too-many-requests", { seconds });
  };
  const refused = gate();
  try {
    if (refused) answered(context, refused);
    return null;
  } catch (error) {
    if (error instanceof ORPCError) return error;
    throw error;
  }
}

/** Whether links can begin with it: without PUBLIC_URL it is what the caller claims to have asked for. */
function isLinkBase(base: string): boolean {
  return /^https?:\/\/[^\s/?#@\\<>"^`{|}]+$/.test(base) && URL.canParse(base);
}

/** Answers what no request of the contract has come of, in the same form. */
async function tellFault(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  fault: ReturnType<typeof refuse> | null,
): Promise<FastifyReply> {
  const language = acceptedLanguage(request.headers["accept-language"]) ?? LANGUAGES[0];
  // Fastify answers a bad address before it has asked anybody for headers.
  reply.headers(SECURITY_HEADERS);
  if (fault === null || fault.ok) {
    const told = app.tell({ ...INTERNAL, facts: {} }, language);
    return reply.code(500).send({ code: "INTERNAL_SERVER_ERROR", status: 500, message: told.message, defined: false });
  }
  const { code, message, data } = app.tell(fault.error, language);
  return reply.code(STATUS[code]).send({ defined: true, code, status: STATUS[code], message, data });
}

const INTERNAL = { reason: "busy", message: { key: "fault.server.internal" } } as const;

/** What is wrong with a body, as Fastify found it, or with the database; `null` if the fault is ours. */
function foundFault(app: App, error: unknown): ReturnType<typeof refuse> | null {
  if (isDatabaseFailure(error)) return refuse("not-stored");
  switch (Object(error).statusCode) {
    case 413:
      return refuse("body-too-large", { most: MOST_BYTES });
    case 415:
      return refuse("body-type-unknown");
    case 400:
      return refuse("body-malformed");
    default:
      app.log.error({ err: error }, "a request failed");
      return null;
  }
}

/** What cannot be decoded, and what a link must not do. */
async function catchMalformed<T>(options: { readonly context: Context; next(): Promise<T> }): Promise<T> {
  const { context } = options;
  try {
    return await options.next();
  } catch (error) {
    if (!(error instanceof ORPCError)) return answered(context, refuse("body-malformed"));
    if (error.code === "METHOD_NOT_SUPPORTED") return answered(context, refuse("only-by-post"));
    throw error;
  }
}

/** Input that does not fit, and our own mistakes, in words for the caller. */
async function catchFaults(options: {
  readonly context: Context;
  readonly input: unknown;
  next(): Promise<unknown>;
}): Promise<unknown> {
  const { context } = options;
  try {
    const unfit = unfitIn(options.input);
    if (unfit) return answered(context, refuse("bad-input", { path: unfit.path, why: unfit.expected }));
    return await options.next();
  } catch (error) {
    if (error instanceof ORPCError && error.cause instanceof ValidationError && error.code === "BAD_REQUEST") {
      const [issue] = error.cause.issues;
      const path = (issue?.path ?? []).map((part) => String(typeof part === "object" ? part.key : part)).join(".");
      return answered(context, refuse("bad-input", { path, why: issue?.message ?? "" }));
    }
    if (error instanceof ORPCError && error.defined) throw error;
    context.app.log.error({ err: error }, "a request failed");
    if (isDatabaseFailure(error) || !(await isAnswering(context.app))) return answered(context, refuse("not-stored"));
    const { message } = context.app.tell({ ...INTERNAL, facts: {} }, context.language);
    throw new ORPCError("INTERNAL_SERVER_ERROR", { message });
  }
}

const CHECK_MS = 2_000;

/** Whether the database answers, soon: one that keeps silent is none. */
function isAnswering({ store }: App): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, CHECK_MS, false).unref());
  const check = store.check().then(
    () => true,
    () => false,
  );
  return Promise.race([check, late]);
}

/** By these a proxy shows itself: what comes through one does not come from this machine. */
const FORWARDING = ["x-forwarded-for", "x-real-ip", "forwarded", "via"];

function addOperation(server: FastifyInstance, app: App, health: { readonly isStopping: boolean }): void {
  server.get("/health/live", () => ({ status: "alive" }));
  server.get("/health/ready", async (_request, reply) => {
    const why = health.isStopping ? "stopping" : (await isAnswering(app)) ? null : "database";
    return why === null ? { status: "ready" } : reply.code(503).send({ status: "not ready", why });
  });
  server.get("/metrics", async (request, reply) => {
    const { metricsToken } = app.settings;
    const isForwarded = FORWARDING.some((name) => name in request.headers);
    const isLocal = !isForwarded && ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(request.ip);
    const isAllowed = metricsToken === null ? isLocal : request.headers.authorization === `Bearer ${metricsToken}`;
    if (!isAllowed)
      return reply.code(403).type("text/plain").send("Set METRICS_TOKEN and send it as a bearer token.\n");
    const { registry } = app.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
