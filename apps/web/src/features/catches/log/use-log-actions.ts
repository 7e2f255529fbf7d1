import type { CatchContent } from "@striper/contract/catch-records";
import type { LocalCatch, LocalTrip } from "#web/features/catches/log/local-catch.ts";
import type { TripContent, Write } from "#web/features/catches/log/operations.ts";
import { logCopyOf } from "#web/features/catches/log/store/log-copy.ts";
import { announceLogNews } from "#web/features/catches/log/store/log-news.ts";
import { keepPhoto, type PhotoToKeep } from "#web/features/catches/log/store/log-photos.ts";
import {
  restoring,
  type Removal,
  type Restoring,
} from "#web/features/catches/log/store/log-writes.ts";
import { keepMine, syncedLogOf } from "#web/features/catches/log/log-collection.ts";
import { dropWrites } from "#web/platform/synced/outbox.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";

/** What an angler can do with the log. Each is durable on this device when its promise is done. */
export function logActions(accountId: string) {
  const copy = logCopyOf(accountId);
  const synced = syncedLogOf(accountId);
  const { database } = copy;

  /** Resolves when this tab shows it. True when something has to be sent. */
  async function write(change: Write): Promise<boolean> {
    const seq = await synced.write(change);
    await copy.settled();
    return seq !== null;
  }
  /** The photo first: a catch must not refer to one that could not be stored. */
  async function keep(catchId: string, photo: PhotoToKeep | undefined): Promise<void> {
    if (photo === undefined) return;
    await keepPhoto(database, catchId, photo, Date.now());
    announceLogNews(accountId, { catchIds: [], tripIds: [], photos: true });
  }

  return {
    async log(catchId: string, content: CatchContent, photo?: PhotoToKeep): Promise<void> {
      await keep(catchId, photo);
      await write({ kind: "log", subjectId: catchId, content });
    },
    async edit({ id, record }: LocalCatch, content: CatchContent, photo?: PhotoToKeep) {
      await keep(id, photo);
      await write({ kind: "edit", subjectId: id, content, basis: record.revision });
    },
    async remove(catchId: string): Promise<Removal> {
      const isSent = await write({ kind: "remove", subjectId: catchId });
      return isSent ? "sent" : "unsent";
    },
    async restore(catchId: string, catchThen: Restoring): Promise<void> {
      await write(restoring(catchId, catchThen));
    },
    async addTrip(tripId: string, content: TripContent): Promise<void> {
      await write({ kind: "save-trip", subjectId: tripId, content, basis: "new" });
    },
    async editTrip({ id, trip }: LocalTrip, content: TripContent): Promise<void> {
      await write({ kind: "save-trip", subjectId: id, content, basis: trip.revision });
    },
    async removeTrip(tripId: string): Promise<void> {
      await write({ kind: "remove-trip", subjectId: tripId });
    },
    async decide(subjectId: string, mine: boolean): Promise<void> {
      const newId = mine ? await keepMine(database, subjectId) : subjectId;
      if (!mine) await dropWrites(database, subjectId);
      const ids = [subjectId, newId];
      announceLogNews(accountId, { catchIds: ids, tripIds: ids });
      synced.changed([]);
      await copy.settled();
    },
    /** Reads the device's copy again and asks the server, after either failed. */
    async retry(): Promise<void> {
      await copy.load();
      synced.retry();
    },
  };
}

export type LogActions = ReturnType<typeof logActions>;

export const useLogActions = (): LogActions => logActions(useAccountId());
