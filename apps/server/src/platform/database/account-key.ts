import { foreignKey, pgTable, uuid, type AnyPgColumn } from "drizzle-orm/pg-core";

/** Of the table of accounts only its key: what else it holds is the feature's. */
export const accountKeys = pgTable("accounts", { id: uuid().primaryKey() });

/** A row with this column goes when its account goes. */
export const accountId = () =>
  uuid("account_id")
    .notNull()
    .references(() => accountKeys.id, { onDelete: "cascade" });

/** The same for a column of the table itself, where the constraint has a name of its own. */
export const goesWithAccount = (name: string, column: AnyPgColumn) =>
  foreignKey({ name, columns: [column], foreignColumns: [accountKeys.id] }).onDelete("cascade");
