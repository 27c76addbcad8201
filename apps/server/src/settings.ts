import { availableParallelism } from "node:os";
import { resolve } from "node:path";

/** What an operator may set, each by a variable of the environment. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  /** Where people reach the server; `null` means on this machine. */
  readonly publicUrl: string | null;
  /** How many proxies of our own stand in front: only what they say about addresses is believed. */
  readonly proxies: number;
  /** So long may somebody take to send a request. */
  readonly requestSeconds: number;
  readonly logLevel: string;
  readonly requestsPerMinute: number;
  readonly tablesPerGuest: number;
  readonly matchesInMemory: number;
  readonly botThreads: number;
  readonly metricsToken: string | null;
  readonly socketsPerPerson: number;
  readonly socketsPerAddress: number;
  /** Where mails are handed in; `null` means none are sent. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Whether messages may go to addresses that only this network can reach. */
  readonly allowsPrivateTargets: boolean;
  readonly noticeDelaySeconds: number;
}

type Environment = { readonly [name: string]: string | undefined };

/** A setting that cannot be used, with what would do. */
export class BadSetting extends Error {
  override readonly name = "BadSetting";
  constructor(variable: string, found: string, expected: string) {
    super(`${variable} should be ${expected}, but it is “${found}”.`);
  }
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "silent"];

/** Reads the settings. */
export function readSettings(environment: Environment): Settings {
  const text = (name: string) => environment[name]?.trim() || null;
  const number = (name: string, standard: number, min: number, max: number) => {
    const found = text(name);
    const value = found === null ? standard : Number(found);
    if (!Number.isInteger(value) || value < min || value > max)
      throw new BadSetting(name, found ?? "", `a whole number from ${min} to ${max}`);
    return value;
  };
  const publicUrl = text("PUBLIC_URL");
  if (publicUrl !== null && !/^https?:\/\/[^/]+\/?$/.test(publicUrl))
    throw new BadSetting("PUBLIC_URL", publicUrl, "an address like https://games.example.org");
  const databaseUrl = text("DATABASE_URL");
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new BadSetting("DATABASE_URL", databaseUrl.split(":")[0] ?? "", "an address that begins with postgres://");
  const smtpUrl = text("SMTP_URL");
  if (smtpUrl !== null && !/^smtps?:\/\/[^/]/.test(smtpUrl))
    throw new BadSetting(
      "SMTP_URL",
      smtpUrl.split(":")[0] ?? "",
      "an address like smtp://user:password@mail.example.org:587",
    );
  const logLevel = text("LOG_LEVEL") ?? "info";
  if (!LOG_LEVELS.includes(logLevel)) throw new BadSetting("LOG_LEVEL", logLevel, LOG_LEVELS.join(", "));
  return {
    port: number("PORT", 8080, 0, 65_535),
    host: text("HOST") ?? "::",
    dataFolder: resolve(text("DATA_DIR") ?? "data"),
    databaseUrl,
    publicUrl: publicUrl?.replace(/\/$/, "") ?? null,
    proxies: number("TRUST_PROXY", 0, 0, 10),
    requestSeconds: number("REQUEST_SECONDS", 30, 1, 3_600),
    logLevel,
    requestsPerMinute: number("REQUESTS_PER_MINUTE", 1_200, 1, 1_000_000_000),
    tablesPerGuest: number("TABLES_PER_GUEST", 10, 1, 1_000_000),
    matchesInMemory: number("MATCHES_IN_MEMORY", 2_000, 1, 1_000_000),
    botThreads: number("BOT_THREADS", Math.max(1, availableParallelism() - 1), 1, 256),
    metricsToken: text("METRICS_TOKEN"),
    socketsPerPerson: number("SOCKETS_PER_PERSON", 20, 1, 1_000_000),
    socketsPerAddress: number("SOCKETS_PER_ADDRESS", 200, 1, 1_000_000),
    smtpUrl,
    mailFrom: text("MAIL_FROM") ?? `Gatehouse <gatehouse@${new URL(publicUrl ?? "http://localhost").hostname}>`,
    allowsPrivateTargets: text("ALLOW_PRIVATE_TARGETS") === "1",
    noticeDelaySeconds: number("NOTICE_DELAY_SECONDS", 60, 0, 86_400),
  };
}
