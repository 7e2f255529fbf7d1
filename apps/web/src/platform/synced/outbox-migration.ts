import type { Table } from "dexie";
import { outboxTable, type DatabaseVersions } from "#web/platform/local-store/account-database.ts";
import { outboxIndexes, type NewEntry, type Write } from "#web/platform/synced/collection.ts";

/** Holds the entries while the outbox is recreated: the primary key of a table cannot be changed. */
const betweenTable = "unsent";

/**
 * The database versions after one whose outbox had another shape. Devices may hold unsent writes of
 * that version: they are migrated in one upgrade, all or none, in the order given.
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
