import { foreignKey, pgTable, primaryKey, uuid, type AnyPgColumn } from "drizzle-orm/pg-core";

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

interface KeyWithinAccount {
  readonly accountId: AnyPgColumn;
  readonly id: AnyPgColumn;
}

/**
 * Ids may be made by the devices, so each account has its own space of them: nobody can find out
 * whether an id is taken elsewhere.
 */
export const keyWithinAccount = ({ accountId: account, id }: KeyWithinAccount) =>
  primaryKey({ columns: [account, id] });

/** Rows are deleted with that of another table of the account, whose id they carry. */
export const goesWithRow = (
  name: string,
  columns: [accountId: AnyPgColumn, id: AnyPgColumn],
  row: KeyWithinAccount,
) => foreignKey({ name, columns, foreignColumns: [row.accountId, row.id] }).onDelete("cascade");
