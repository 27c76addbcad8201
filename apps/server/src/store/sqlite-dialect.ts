import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Schema } from "./schema.ts";

/** Kysely over an open connection of node:sqlite. */
export function kyselyOver(database: DatabaseSync): Kysely<Schema> {
  const statements = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const statement = statements.get(sql) ?? database.prepare(sql);
      statements.set(sql, statement);
      // Our queries bind nothing but texts, numbers and null, and their rows are what the schema says.
      return { rows: statement.all(...(parameters as SQLInputValue[])) as R[] };
    },
    streamQuery() {
      throw new Error("rows are not streamed from SQLite");
    },
  };
  const dialect: Dialect = {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      releaseConnection: async () => {},
      beginTransaction: async () => void database.exec("begin"),
      commitTransaction: async () => void database.exec("commit"),
      rollbackTransaction: async () => void database.exec("rollback"),
      destroy: async () => database.close(),
    }),
  };
  return new Kysely({ dialect });
}
