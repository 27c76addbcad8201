import { type Database, NotStored } from "./database.ts";
import { type Store, storeOver } from "./store.ts";

/** Opens the store: PostgreSQL if an address is given, else the embedded database in the folder. */
export async function openStore(where: { readonly folder: string; readonly url: string | null }): Promise<Store> {
  const { folder, url } = where;
  // Only the database that is used is loaded.
  if (url === null) return storeOver(sayingSo(await (await import("./sqlite.ts")).openSqlite(folder)));
  return storeOver(sayingSo(await (await import("./postgres.ts")).openPostgres(url)));
}

/** A write that fails says what has failed, so that callers can be told more than that something went wrong. */
function sayingSo(database: Database): Database {
  return {
    ...database,
    write: (write) =>
      database.write(write).catch((cause: unknown) => {
        throw new NotStored("a write failed", { cause });
      }),
  };
}
