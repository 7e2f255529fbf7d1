import { foreignKey, pgTable, uuid, type AnyPgColumn } from "drizzle-orm/pg-core";

/** Only the key of the accounts table; its other columns belong to the feature. */
export const accountKeys = pgTable("accounts", { id: uuid().primaryKey() });

/** Rows are deleted with their account. */
export const accountId = () =>
  uuid("account_id")
    .notNull()
    .references(() => accountKeys.id, { onDelete: "cascade" });

/** The same for a column of the table itself, where the constraint has a name of its own. */
export const goesWithAccount = (name: string, column: AnyPgColumn) =>
  foreignKey({ name, columns: [column], foreignColumns: [accountKeys.id] }).onDelete("cascade");
