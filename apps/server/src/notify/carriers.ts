import type { Language } from "@gatehouse/engine";
import type { NoticeContent } from "@gatehouse/protocol";
import { createTransport } from "nodemailer";
import webPush from "web-push";
import { escaped } from "../http/page.ts";
import type { Settings } from "../settings.ts";
import type { WayRow } from "../store/schema.ts";
import type { Say } from "../texts.ts";
import { type Reply, type Target, targetOf } from "./target.ts";

/** What became of a try. `gone`: that way leads nowhere any more. */
export type Carried =
  | { readonly kind: "sent" }
  | { readonly kind: "failed" | "gone"; readonly problem: string }
  | { readonly kind: "later"; readonly problem: string; readonly seconds: number | null };

/** Brings messages to people, each on its way. */
export interface Carriers {
  readonly pushKey: string;
  readonly hasMail: boolean;
  readonly target: Target;
  carry(way: WayRow, content: NoticeContent): Promise<Carried>;
  close(): void;
}

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export function freshVapidKeys(): VapidKeys {
  return webPush.generateVAPIDKeys();
}

const PUSH_SECONDS = 24 * 3_600;
const MAIL_PATIENCE_MS = 10_000;

type CarrierSettings = Pick<Settings, "publicUrl" | "smtpUrl" | "mailFrom" | "allowsPrivateTargets">;

export function carriersOf(settings: CarrierSettings, keys: VapidKeys, say: Say): Carriers {
  const target = targetOf(settings.allowsPrivateTargets);
  const timeouts = {
    connectionTimeout: MAIL_PATIENCE_MS,
    greetingTimeout: MAIL_PATIENCE_MS,
    socketTimeout: MAIL_PATIENCE_MS,
  };
  const mail = settings.smtpUrl === null ? null : createTransport({ url: settings.smtpUrl, ...timeouts });

  async function push({ address }: WayRow, content: NoticeContent): Promise<Carried> {
    const vapidDetails = { ...keys, subject: subjectOf(settings) };
    const options = { vapidDetails, TTL: PUSH_SECONDS, topic: content.key, contentEncoding: "aes128gcm" } as const;
    const request = sealed(address, content, options);
    // A key that is none: nothing can be sealed for it.
    if (!request) return { kind: "gone", problem: "bad-subscription" };
    const { endpoint, headers, body } = request;
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
    const reply = await target.post(endpoint, Object.fromEntries(texts), body ?? "");
    return reply.status === 404 || reply.status === 410 ? { kind: "gone", problem: reply.problem } : carriedBy(reply);
  }

  async function webhook({ kind, address }: WayRow, content: NoticeContent): Promise<Carried> {
    const body = kind === "discord" ? discordBody(say, content) : kind === "slack" ? slackBody(say, content) : content;
    const headers = { "content-type": "application/json", "idempotency-key": content.key, "user-agent": "Gatehouse" };
    return carriedBy(await target.post(address, headers, JSON.stringify(body)));
  }

  async function letter({ address }: WayRow, content: NoticeContent): Promise<Carried> {
    if (!mail) return { kind: "failed", problem: "no-mail-here" };
    try {
      await mail.sendMail(mailOf(say, settings.mailFrom, address, content));
      return { kind: "sent" };
    } catch (error) {
      return mailProblem(error);
    }
  }

  return {
    pushKey: keys.publicKey,
    hasMail: mail !== null,
    target,
    carry(way, content) {
      if (way.kind === "push") return push(way, content);
      return way.kind === "mail" ? letter(way, content) : webhook(way, content);
    },
    close() {
      target.close();
      mail?.close();
    },
  };
}

function sealed(address: string, content: NoticeContent, options: webPush.RequestOptions) {
  try {
    return webPush.generateRequestDetails(JSON.parse(address), JSON.stringify(content), options);
  } catch {
    return null;
  }
}

/** Whom a push service may ask if something is wrong with our messages. */
function subjectOf({ publicUrl, mailFrom }: CarrierSettings): string {
  if (publicUrl?.startsWith("https:")) return publicUrl;
  return `mailto:${/<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}

const BUSY_STATUS = [408, 425, 429];

function carriedBy({ status, problem, retrySeconds }: Reply): Carried {
  if (status !== null && status >= 200 && status < 300) return { kind: "sent" };
  const isLater = status === null ? problem !== "private-target" : status >= 500 || BUSY_STATUS.includes(status);
  return isLater ? { kind: "later", problem, seconds: retrySeconds } : { kind: "failed", problem };
}

/** A mail server that says 5xx will not change its mind. */
function mailProblem(error: unknown): Carried {
  const { responseCode, code } = Object(error);
  if (typeof responseCode !== "number")
    return { kind: "later", problem: String(code ?? "no-connection"), seconds: null };
  const problem = `SMTP ${responseCode}`;
  return responseCode >= 500 ? { kind: "failed", problem } : { kind: "later", problem, seconds: null };
}

/** Our own words around a message. The language of a content is one of ours. */
function wordsOf(say: Say, { language, kind }: NoticeContent) {
  const word = (name: string) => say({ key: `notice.${name}` }, language as Language, null);
  return { since: word("since"), open: word(kind === "confirm" ? "confirm.open" : "open"), stop: word("stop") };
}

function mailOf(say: Say, from: string, to: string, content: NoticeContent) {
  const { title, lines, link, stop, key, match } = content;
  const words = wordsOf(say, content);
  const told = match === null || lines.length === 0 ? lines : [`${words.since}`, ...lines.map((line) => `• ${line}`)];
  const paragraphs = told.map((line) => `<p>${escaped(line)}</p>`).join("\n");
  return {
    ...{ from, to, subject: title },
    messageId: `<${key}@${new URL(link).hostname}>`,
    text: [title, "", ...told, "", `${words.open}:`, link, "", `${words.stop}:`, stop, ""].join("\n"),
    html: `<h1>${escaped(title)}</h1>\n${paragraphs}\n<p><a href="${escaped(link)}">${escaped(words.open)}</a></p>
<p><small><a href="${escaped(stop)}">${escaped(words.stop)}</a></small></p>\n`,
    headers: {
      "List-Unsubscribe": `<${stop}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "Auto-Submitted": "auto-generated",
    },
  };
}

const MOST_DISCORD_SIGNS = 1_900;

/** Names of players must not be read as markup, and mention nobody. */
function discordBody(say: Say, content: NoticeContent) {
  const { open, stop } = wordsOf(say, content);
  const plain = (text: string) => text.replace(/[\\*_~|`>#[\]()@]/g, "\\$&");
  const told = [`**${plain(content.title)}**`, ...content.lines.map((line) => `• ${plain(line)}`)].join("\n");
  const links = `[${open}](${content.link}) · [${stop}](<${content.stop}>)`;
  return { content: `${told.slice(0, MOST_DISCORD_SIGNS)}\n${links}`, allowed_mentions: { parse: [] } };
}

function slackBody(say: Say, content: NoticeContent) {
  const { open, stop } = wordsOf(say, content);
  const plain = (text: string) =>
    text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? "");
  const told = [`*${plain(content.title)}*`, ...content.lines.map((line) => `• ${plain(line)}`)];
  return { text: [...told, `<${content.link}|${open}> · <${content.stop}|${stop}>`].join("\n") };
}
