import type { NodePgDatabase } from "drizzle-orm/node-postgres";

/** The database, or a transaction in it. */
export type Connection = Pick<
  NodePgDatabase,
  | "select"
  | "selectDistinct"
  | "selectDistinctOn"
  | "insert"
  | "update"
  | "delete"
  | "execute"
  | "transaction"
  | "$count"
>;
