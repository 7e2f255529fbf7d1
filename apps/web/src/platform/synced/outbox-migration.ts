import type { Table } from "dexie";
import { outboxTable, type DatabaseVersions } from "#web/platform/local-store/account-database.ts";
import { outboxIndexes, type NewEntry, type Write } from "#web/platform/synced/collection.ts";

/** Temporary table, needed because the primary key of a table cannot be changed. */
const betweenTable = "unsent";

/**
 * Returns database versions that convert an outbox of another shape. Unsent writes on a device are migrated in order,
 * all or none.
 */
export const outboxMigration = (
  entriesFrom: (outbox: Table) => Promise<readonly NewEntry<Write>[]>,
): DatabaseVersions => [
  {
    stores: { [betweenTable]: outboxIndexes, [outboxTable]: null },
    upgrade: async (transaction) => {
      const entries = await entriesFrom(transaction.table(outboxTable));
      await transaction.table(betweenTable).bulkAdd(entries);
    },
  },
  {
    stores: { [outboxTable]: outboxIndexes, [betweenTable]: null },
    upgrade: async (transaction) => {
      const entries = await transaction.table(betweenTable).toArray();
      await transaction.table(outboxTable).bulkAdd(entries);
    },
  },
];
