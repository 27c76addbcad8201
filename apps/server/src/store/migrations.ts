/**
 * What was done to the schema, step by step, in SQL that both databases understand. A released step is never changed:
 * another one is added.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `create table players (
      id text primary key, kind text not null, name text not null, language text not null, owner text,
      secret text not null, link text, created bigint not null)`,
    "create index players_owner on players (owner)",
    `create table matches (
      id text primary key, game text not null, rules bigint not null, phase text not null, visibility text not null,
      version bigint not null, seq bigint not null, actors text not null, deadline bigint, botdue bigint not null,
      updated bigint not null, created bigint not null, doc text not null)`,
    "create index matches_deadline on matches (deadline) where deadline is not null",
    "create index matches_botdue on matches (updated) where botdue = 1",
    "create index matches_listed on matches (phase, visibility, updated)",
    `create table sittings (
      match text not null, seat bigint not null, player text not null, primary key (match, seat))`,
    "create index sittings_player on sittings (player)",
    `create table entries (
      match text not null, seq bigint not null, kind text not null, seat bigint, action text, draws text, target bigint,
      head text not null, author text, key text, at bigint not null, primary key (match, seq))`,
    "create unique index entries_key on entries (match, author, key) where key is not null",
    `create table snapshots (
      match text primary key, seq bigint not null, hash text not null, state text not null)`,
    `create table chat (
      match text not null, n bigint not null, player text not null, name text not null, text text not null,
      at bigint not null, primary key (match, n))`,
    "create table mutes (player text not null, muted text not null, primary key (player, muted))",
  ],
  [
    "alter table matches add column code text",
    "create unique index matches_code on matches (code) where code is not null",
    "create table sessions (secret text primary key, player text not null, created bigint not null)",
    "create index sessions_player on sessions (player)",
    `create table codes (
      hash text primary key, kind text not null, player text, subject text, expires bigint not null)`,
    `create table passkeys (
      id text primary key, player text not null, name text not null, publickey text not null, counter bigint not null,
      transports text not null, created bigint not null, used bigint)`,
    "create index passkeys_player on passkeys (player)",
    `create table ways (
      id text primary key, player text not null, kind text not null, name text not null, address text not null,
      base text not null, stop text not null, confirmed bigint not null, created bigint not null)`,
    "create index ways_player on ways (player)",
    "create unique index ways_stop on ways (stop)",
    "create table hours (player text primary key, zone text not null, quietfrom text, quietto text)",
    `create table notices (
      id text primary key, player text not null, match text not null, seat bigint not null, seq bigint not null,
      kind text not null, deadline bigint, due bigint not null, created bigint not null)`,
    "create index notices_due on notices (due)",
    "create index notices_player on notices (player)",
    `create table deliveries (
      id text primary key, player text not null, way text not null, wayname text not null, kind text not null,
      match text, seat bigint, seq bigint, deadline bigint, content text not null, state text not null,
      tries bigint not null, due bigint not null, created bigint not null, problem text)`,
    "create index deliveries_due on deliveries (due) where state = 'waiting'",
    "create index deliveries_player on deliveries (player, created)",
    "create index chat_player on chat (player)",
    "create table keys (name text primary key, value text not null)",
  ],
];

/** Notes which steps were done. */
export const MIGRATION_TABLE = "create table if not exists migrations (n bigint primary key)";

/** The database was written by a newer program than this one. */
class NewerDatabase extends Error {
  override readonly name = "NewerDatabase";
  constructor(found: number) {
    super(
      `The data was written by a newer release (schema ${found}, this one knows ${MIGRATIONS.length}). Use that release, or restore a backup.`,
    );
  }
}

/** The steps that are still to do, with their numbers. */
export function pendingMigrations(done: number): readonly (readonly [n: number, statements: readonly string[]])[] {
  if (done > MIGRATIONS.length) throw new NewerDatabase(done);
  return MIGRATIONS.map((statements, i) => [i + 1, statements] as const).slice(done);
}
