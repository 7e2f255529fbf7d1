import { foreignKey, pgTable, primaryKey, uuid, type AnyPgColumn } from "drizzle-orm/pg-core";

/** Declares only the key of the accounts table; its other columns belong to the feature. */
export const accountKeys = pgTable("accounts", { id: uuid().primaryKey() });

export const accountId = () =>
  uuid("account_id")
    .notNull()
    .references(() => accountKeys.id, { onDelete: "cascade" });

/** Deletes rows with their account, through a named constraint on a column of the table. */
export const goesWithAccount = (name: string, column: AnyPgColumn) =>
  foreignKey({ name, columns: [column], foreignColumns: [accountKeys.id] }).onDelete("cascade");

interface KeyWithinAccount {
  readonly accountId: AnyPgColumn;
  readonly id: AnyPgColumn;
}

/**
 * Makes ids unique per account. Devices may create ids, and a collision would reveal that another
 * account uses one.
 */
export const keyWithinAccount = ({ accountId: account, id }: KeyWithinAccount) =>
  primaryKey({ columns: [account, id] });

export const goesWithRow = (
  name: string,
  columns: [accountId: AnyPgColumn, id: AnyPgColumn],
  row: KeyWithinAccount,
) => foreignKey({ name, columns, foreignColumns: [row.accountId, row.id] }).onDelete("cascade");
