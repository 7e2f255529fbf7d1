import type { Table } from "dexie";
import { outboxTable, type DatabaseVersions } from "#web/platform/local-store/account-database.ts";
import { outboxIndexes, type NewEntry, type Write } from "#web/platform/synced/entries.ts";

/** Where the entries are while the outbox is made anew: the key of a table cannot be changed. */
const betweenTable = "unsent";

/**
 * The versions that follow one whose outbox was kept in another shape. Devices out there may hold
 * unsent writes of it: they move in one upgrade, all or none, in the order in which they are given.
 */
export const movedOutbox = (
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
