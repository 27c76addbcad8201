// Keeps the whole site, so that every page opens without a network. Each build is a version with a cache of its own. A new
// one is fetched in the background and takes over with the next load if no other tab is open, or when a page says so.
declare const self: ServiceWorkerGlobalScope;
/** Every file of this build, and a digest of them all; the build fills both in. */
declare const SITE_FILES: readonly string[];
declare const SITE_VERSION: string;

const PREFIX = "gatehouse-site-";
const CACHE = `${PREFIX}${SITE_VERSION}`;
const PAGE = "/";
const HASHED = /^\/assets\//;
const TAKE_OVER = "take-over";

self.addEventListener("install", (event) => {
  event.waitUntil(keepSite());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlderSites().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && !hasExtension(url)) event.respondWith(page(request));
  else if (SITE_FILES.includes(url.pathname)) event.respondWith(keptOrFetched(url.pathname, request));
});

self.addEventListener("push", (event) => {
  const message = messageOf(event.data);
  if (message) event.waitUntil(show(message));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(String(event.notification.data)));
});

/** What a push message brings; see `NoticeContent` of the protocol. */
interface PushMessage {
  readonly title: string;
  readonly lines: readonly string[];
  readonly link: string;
  readonly language: string;
  readonly key: string;
  readonly match: string | null;
}

function messageOf(data: PushMessageData | null): PushMessage | null {
  try {
    const message: PushMessage | undefined = data?.json();
    return message && typeof message.title === "string" && Array.isArray(message.lines) ? message : null;
  } catch {
    return null;
  }
}

/** A newer message about the same match takes the place of the one before. */
async function show({ title, lines, link, language, key, match }: PushMessage): Promise<void> {
  await self.registration.showNotification(title, {
    body: lines.join("\n"),
    lang: language,
    tag: match ?? key,
    icon: "/icons/icon-192.png",
    data: link,
  });
}

/** Opens the table at the moment in question; a tab that shows it already is brought to the front. */
async function openTable(link: string): Promise<void> {
  const target = new URL(link, self.location.origin);
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find(({ url }) => new URL(url).pathname === target.pathname);
  if (tab) await tab.focus();
  else await self.clients.openWindow(`${target.pathname}${target.search}`);
}

function hasExtension(url: URL): boolean {
  return /\.[^/]*$/.test(url.pathname);
}

/** What an older version has kept under the same hashed name is copied, not fetched again. */
async function keepSite(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    SITE_FILES.map(async (path) => {
      const kept = HASHED.test(path) ? await caches.match(path) : undefined;
      if (kept) return cache.put(path, kept);
      const response = await fetch(path, { cache: HASHED.test(path) ? "default" : "no-cache" });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return cache.put(path, response);
    }),
  );
}

async function forgetOlderSites(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

async function page(request: Request): Promise<Response> {
  const { waiting } = self.registration;
  const tabs = await self.clients.matchAll({ type: "window" });
  if (!waiting || tabs.length > 1) return keptOrFetched(PAGE, request);
  waiting.postMessage(TAKE_OVER);
  // By itself a reload stays with the old version, since its tab never closes: it is sent round once more.
  return new Response(null, { headers: { Refresh: "0" } });
}

async function keptOrFetched(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}
