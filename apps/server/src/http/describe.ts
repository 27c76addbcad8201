import type { ActionFields, AnyGame, FieldSpec } from "@gatehouse/engine";
import type { OpenAPI } from "@orpc/openapi";
import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import type { Games } from "../games.ts";
import { escaped, PAGE_STYLE } from "./page.ts";
import type { ApiRouter } from "./router.ts";

/** The OpenAPI document: the contract, and the actions of every game from its own field tables. */
export async function describeApi(router: ApiRouter, games: Games, version: string): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(router, {
    info: {
      title: "Gatehouse",
      version,
      description:
        "Play board games from any program. Get a bot token (POST /people/bots), send it as `Authorization: Bearer …`, join a match, and follow it by GET /matches/{match}/follow?seat=0&legal=true or the WebSocket /live.",
    },
    servers: [{ url: "/api" }],
    security: [{ token: [] }, { cookie: [] }],
  });
  const actions = [...games.values()].map((game) => [`${game.id}.Action`, actionSchema(game)] as const);
  return {
    ...document,
    components: {
      ...document.components,
      securitySchemes: {
        token: { type: "http", scheme: "bearer" },
        cookie: { type: "apiKey", in: "cookie", name: "gatehouse" },
      },
      schemas: { ...document.components?.schemas, ...Object.fromEntries(actions) },
    },
  };
}

function actionSchema({ fields }: AnyGame) {
  const types = Object.entries<ActionFields>(fields);
  return { oneOf: types.map(([type, own]) => fieldsSchema(type, own)) };
}

function fieldsSchema(type: string, fields: ActionFields) {
  const own = Object.entries(fields).map(([name, spec]) => [name, fieldSchema(spec)] as const);
  return {
    type: "object" as const,
    properties: { type: { const: type }, ...Object.fromEntries(own) },
    required: ["type", ...Object.keys(fields)],
    additionalProperties: false,
  };
}

function fieldSchema(spec: FieldSpec) {
  switch (spec.kind) {
    case "integer":
      return { type: "integer" as const, minimum: spec.min, maximum: spec.max };
    case "choice":
      return { type: "string" as const, enum: [...spec.of] };
    case "flag":
      return { type: "boolean" as const };
  }
}

/** The document as a page to read, without any script. */
export function apiPage({ info, paths = {}, components }: OpenAPI.Document): string {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => operationHtml(path, method, operation)),
  );
  const schemas = Object.entries(components?.schemas ?? {}).map(([name, schema]) =>
    details(`<code>${escaped(name)}</code>`, schema),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(info.title)} API</title><style>${PAGE_STYLE}</style>
<h1>${escaped(info.title)} API</h1><p>${escaped(info.description ?? "")}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a>. Every error says what to do in its <code>message</code>;
its <code>data.reason</code> is for programs.</p>
<h2>Requests</h2>${operations.join("\n")}<h2>Actions of the games</h2>${schemas.join("\n")}</html>`;
}

function operationHtml(path: string, method: string, operation: unknown): string {
  const summary = typeof operation === "object" && operation && "summary" in operation ? String(operation.summary) : "";
  return details(
    `<b>${escaped(method.toUpperCase())}</b> <code>/api${escaped(path)}</code> ${escaped(summary)}`,
    operation,
  );
}

function details(title: string, content: unknown): string {
  return `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(content, null, 2))}</pre></details>`;
}
