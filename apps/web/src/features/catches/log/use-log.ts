import type { LoggedCatch, LoggedTrip } from "@striper/angling/catches";
import { useSelector } from "@tanstack/react-store";
import { summaryOf, type LogBookSummary } from "#web/features/catches/log/log-summary.ts";
import type { LocalCatch, LocalTrip } from "#web/features/catches/log/local-catch.ts";
import { logCopyOf, announceLogNews } from "#web/features/catches/log/log-copy.ts";
import type { LogCopy } from "#web/features/catches/log/read-log.ts";
import { syncedLogOf, resolveWithOwnVersion } from "#web/features/catches/log/log-collection.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { useView } from "#web/platform/synced/live-view.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import type { CatchContent } from "@striper/contract/catch-records";
import {
  restoring,
  type TripContent,
  type Write,
  type Removal,
  type Restoring,
} from "#web/features/catches/log/log-writes.ts";
import { storePhoto, type NewPhoto } from "#web/features/catches/log/log-photos.ts";
import { dropWrites } from "#web/platform/synced/outbox.ts";

export function useLog(): LogCopy {
  return useView(logCopyOf(useAccountId()));
}

export const useCatches = (): readonly LocalCatch[] => useLog().catches;

export const useTrips = (): readonly LocalTrip[] => useLog().trips;

/**
 * Returns "loading" until the log has loaded once. A device that never loaded it must not claim it
 * is empty.
 */
export function useReadiness(): "loading" | "ready" | "failed" {
  const { state, hasPulled, catches, trips } = useLog();
  const status = useSelector(syncedLogOf(useAccountId()).status);
  if (state !== "ready") return state;
  if (hasPulled || catches.length > 0 || trips.length > 0) return "ready";
  return status === null || status === "done" ? "loading" : "failed";
}

/** Returns the entries as the analytics read them; the same array until the log changes. */
function loggedBy<Logged>() {
  const made = new WeakMap<readonly { readonly logged: Logged }[], readonly Logged[]>();
  return (entries: readonly { readonly logged: Logged }[]): readonly Logged[] => {
    const known = made.get(entries) ?? entries.map(({ logged }) => logged);
    made.set(entries, known);
    return known;
  };
}

const loggedCatches = loggedBy<LoggedCatch>();
const loggedTrips = loggedBy<LoggedTrip>();

export const useLoggedCatches = (): readonly LoggedCatch[] => loggedCatches(useLog().catches);

export const useLoggedTrips = (): readonly LoggedTrip[] => loggedTrips(useLog().trips);

export function useLogSummary(): LogBookSummary | null {
  const { state, summary, catches } = useLog();
  const now = useNow();
  return state === "ready" ? summaryOf(catches, now) : summary;
}

/**
 * Returns the current time, or the newest catch's time if that is slightly later: the page's clock
 * advances in half-minute steps.
 */
export function useLogNow(): number {
  const newest = useLog().catches[0]?.logged.caughtAt ?? 0;
  const now = useNow();
  return newest - now < pageClockStep ? Math.max(now, newest) : now;
}

const pageClockStep = 60_000;

/**
 * Returns the angler's actions on the log. Each is stored on this device when its promise resolves.
 */
export function logActions(accountId: string) {
  const copy = logCopyOf(accountId);
  const synced = syncedLogOf(accountId);
  const { database } = copy;

  /** Resolves when this tab shows the change. Returns true when something has to be sent. */
  async function write(change: Write): Promise<boolean> {
    const seq = await synced.write(change);
    await copy.settled();
    return seq !== null;
  }
  /** Stores the photo before its catch, so that no catch refers to a photo that failed to store. */
  async function keep(catchId: string, photo: NewPhoto | undefined): Promise<void> {
    if (photo === undefined) return;
    await storePhoto(database, catchId, photo, Date.now());
    announceLogNews(accountId, { catchIds: [], tripIds: [], photos: true });
  }

  return {
    async log(catchId: string, content: CatchContent, photo?: NewPhoto): Promise<void> {
      await keep(catchId, photo);
      await write({ kind: "log", subjectId: catchId, content });
    },
    async edit({ id, record }: LocalCatch, content: CatchContent, photo?: NewPhoto) {
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
      const newId = mine ? await resolveWithOwnVersion(database, subjectId) : subjectId;
      if (!mine) await dropWrites(database, subjectId);
      const ids = [subjectId, newId];
      announceLogNews(accountId, { catchIds: ids, tripIds: ids });
      synced.changed([]);
      await copy.settled();
    },
    /** Retries reading the local copy and syncing, after either failed. */
    async retry(): Promise<void> {
      await copy.load();
      synced.retry();
    },
  };
}

export type LogActions = ReturnType<typeof logActions>;

export const useLogActions = (): LogActions => logActions(useAccountId());
