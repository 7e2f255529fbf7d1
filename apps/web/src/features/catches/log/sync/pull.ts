import { cursorMark, type LogDatabase } from "#web/features/catches/log/store/log-database.ts";
import { tellNews } from "#web/features/catches/log/store/log-news.ts";
import type { SessionGuard } from "#web/platform/synced/collection.ts";
import type { LogChanges, LogServer } from "#web/features/catches/log/sync/log-server.ts";

/** The changes and the mark of having read them, together or not at all. */
async function take(database: LogDatabase, changes: LogChanges, isFirst: boolean): Promise<void> {
  const { dexie, catches, trips, marks, accountId } = database;
  await dexie.transaction("rw", [catches, trips, marks], async () => {
    await catches.bulkPut(changes.catches);
    await catches.bulkDelete(changes.deleted_catch_ids);
    await trips.bulkPut(changes.trips);
    await trips.bulkDelete(changes.deleted_trip_ids);
    await marks.put({ name: cursorMark, value: changes.cursor });
  });
  const catchIds = [
    ...changes.catches.map(({ catch_id }) => catch_id),
    ...changes.deleted_catch_ids,
  ];
  const tripIds = [...changes.trips.map(({ trip_id }) => trip_id), ...changes.deleted_trip_ids];
  if (isFirst || catchIds.length > 0 || tripIds.length > 0)
    tellNews(accountId, { catchIds, tripIds });
}

/** Reads what other devices and the server itself have written since this device last asked. */
export async function pullChanges(
  database: LogDatabase,
  server: LogServer,
  guard: SessionGuard,
): Promise<void> {
  for (;;) {
    const mark = await database.marks.get(cursorMark);
    const changes = await server.changesSince(mark?.value ?? null);
    guard();
    await take(database, changes, mark === undefined);
    if (!changes.has_more) return;
  }
}
