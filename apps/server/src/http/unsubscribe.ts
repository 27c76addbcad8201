import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../app.ts";
import { bucketOf } from "../bucket.ts";
import { languageOf } from "../notify/postman.ts";
import { acceptedLanguage } from "../texts.ts";
import { escaped, PAGE_STYLE, pagePolicy } from "./page.ts";

type CodeRequest = FastifyRequest<{ Params: { code: string } }>;

/**
 * The link in every message: a page with one button, without a script and without signing in. Mail programs send the same
 * POST themselves (RFC 8058). Only a POST stops anything: programs that look at links before people do send GET.
 */
export function addUnsubscribePage(server: FastifyInstance, app: App): void {
  const bucket = bucketOf({ most: 60, inSeconds: 60 }, app.now);

  function show(reply: FastifyReply, language: string, key: string, withButton: boolean): FastifyReply {
    const word = (name: string) => escaped(app.say({ key: `unsubscribe.${name}` }, languageOf(language), null));
    const button = withButton ? `<form method="post"><button>${word("button")}</button></form>` : "";
    const page = `<!doctype html><html lang="${languageOf(language)}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${word("title")}</title>
<style>${PAGE_STYLE}</style><main><h1>${word("title")}</h1><p>${word(key)}</p>${button}</main></html>`;
    return reply.header("content-security-policy", pagePolicy("'self'")).type("text/html; charset=utf-8").send(page);
  }

  async function answer(request: CodeRequest, reply: FastifyReply, isStop: boolean): Promise<FastifyReply> {
    reply.header("cache-control", "no-store");
    if (bucket.take(request.ip) !== null) return reply.code(429).send();
    const { code } = request.params;
    const way = /^[\w-]+$/.test(code) ? await app.store.wayOfStop(code) : null;
    const owner = way && (await app.store.player(way.player));
    const language = owner?.language ?? acceptedLanguage(request.headers["accept-language"]) ?? "en";
    if (!way) return show(reply, language, "gone", false);
    if (!isStop) return show(reply, language, "question", true);
    await app.store.stopWay(code);
    return show(reply, language, "done", false);
  }

  const forms = ["application/x-www-form-urlencoded", "multipart/form-data"];
  server.register(async (pages) => {
    // Forms and mail programs send a body that says nothing. Only here: nothing else takes forms.
    pages.addContentTypeParser(forms, (_request, body, next) => {
      body.resume();
      next(null, undefined);
    });
    pages.get("/unsubscribe/:code", (request: CodeRequest, reply) => answer(request, reply, false));
    pages.post("/unsubscribe/:code", (request: CodeRequest, reply) => answer(request, reply, true));
  });
}
