import type { CatchContent, TripContent } from "#web/features/catches/log/record/content.ts";
import type { LocalCatch, LocalTrip } from "#web/features/catches/log/record/local-catch.ts";
import { logCopyOf, type LogCopyStore } from "#web/features/catches/log/store/log-copy.ts";
import { keepMine, keepTheirs } from "#web/features/catches/log/store/log-decisions.ts";
import { tellNews } from "#web/features/catches/log/store/log-news.ts";
import { keepPhoto, type PhotoToKeep } from "#web/features/catches/log/store/log-photos.ts";
import {
  editCatch,
  logCatch,
  removeCatch,
  removeTrip,
  restoreCatch,
  saveTrip,
  type Restoring,
} from "#web/features/catches/log/store/log-writes.ts";
import { requestSync } from "#web/features/catches/log/sync/sync-status.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";

/** Tells every screen and tab, and waits until this one shows it. */
async function told(store: LogCopyStore, ids: Partial<Record<"catch" | "trip", string[]>>) {
  tellNews(store.database.accountId, {
    catchIds: ids.catch ?? [],
    tripIds: ids.trip ?? [],
    photos: true,
    isOwnWrite: true,
  });
  await store.settled();
}

/** What an angler can do with the log. Each is durable on this device when its promise is done. */
export function logActions(accountId: string) {
  const store = logCopyOf(accountId);
  const { database } = store;
  return {
    /** The photo first: a catch never names one that the device could not keep. */
    async log(catchId: string, content: CatchContent, photo?: PhotoToKeep): Promise<void> {
      if (photo !== undefined) await keepPhoto(database, catchId, photo, Date.now());
      await logCatch(database, catchId, content, Date.now());
      await told(store, { catch: [catchId] });
    },
    async edit({ id, record }: LocalCatch, content: CatchContent, photo?: PhotoToKeep) {
      if (photo !== undefined) await keepPhoto(database, id, photo, Date.now());
      await editCatch(database, id, content, record.revision, Date.now());
      await told(store, { catch: [id] });
    },
    async remove(catchId: string) {
      const removal = await removeCatch(database, catchId, Date.now());
      await told(store, { catch: [catchId] });
      return removal;
    },
    async restore(catchId: string, restoring: Restoring): Promise<void> {
      await restoreCatch(database, catchId, restoring, Date.now());
      await told(store, { catch: [catchId] });
    },
    async addTrip(tripId: string, content: TripContent): Promise<void> {
      await saveTrip(database, tripId, content, "new", Date.now());
      await told(store, { trip: [tripId] });
    },
    async editTrip({ id, trip }: LocalTrip, content: TripContent): Promise<void> {
      await saveTrip(database, id, content, trip.revision, Date.now());
      await told(store, { trip: [id] });
    },
    async removeTrip(tripId: string): Promise<void> {
      await removeTrip(database, tripId, Date.now());
      await told(store, { trip: [tripId] });
    },
    async decide(subjectId: string, mine: boolean): Promise<void> {
      const newId = mine ? await keepMine(database, subjectId) : subjectId;
      if (!mine) await keepTheirs(database, subjectId);
      const ids = [subjectId, newId];
      await told(store, { catch: ids, trip: ids });
    },
    /** Reads the device's copy again and asks the server, after either failed. */
    async retry(): Promise<void> {
      await store.load();
      requestSync();
    },
  };
}

export type LogActions = ReturnType<typeof logActions>;

export const useLogActions = (): LogActions => logActions(useAccountId());
