import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";

export const pushKeys = pgTable(
  "push_keys",
  {
    id: integer().primaryKey().default(1),
    publicKey: text("public_key").notNull(),
    privateKey: text("private_key").notNull(),
  },
  (table) => [check("push_keys_one_row", sql`${table.id} = 1`)],
);
