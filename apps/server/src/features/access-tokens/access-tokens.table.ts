import { boolean, date, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { accountId } from "#server/platform/database/account-key.ts";
import { bytea, instant } from "#server/platform/database/columns.ts";

export const accessTokens = pgTable(
  "access_tokens",
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: accountId(),
    tokenHash: bytea("token_hash").notNull(),
    name: text().notNull(),
    readsLog: boolean("reads_log").notNull(),
    madeAt: instant("made_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    lastUsedOn: date("last_used_on", { mode: "string" }),
  },
  (table) => [
    unique("access_tokens_token").on(table.tokenHash),
    index("access_tokens_of_account").on(table.accountId),
  ],
);
