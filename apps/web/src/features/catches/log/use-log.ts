import type { LoggedCatch, LoggedTrip } from "@striper/angling/catches";
import { useSelector } from "@tanstack/react-store";
import { summaryOf, type LogBookSummary } from "#web/features/catches/log/store/log-summary.ts";
import type { LocalCatch, LocalTrip } from "#web/features/catches/log/local-catch.ts";
import { logCopyOf } from "#web/features/catches/log/store/log-copy.ts";
import type { LogCopy } from "#web/features/catches/log/store/read-log.ts";
import { syncedLogOf } from "#web/features/catches/log/log-collection.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { useView } from "#web/platform/synced/view.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";

/** The whole log of the signed-in account, live from this device. */
export function useLog(): LogCopy {
  return useView(logCopyOf(useAccountId()));
}

/** All catches with their sync state, newest first. */
export const useCatches = (): readonly LocalCatch[] => useLog().catches;

export const useTrips = (): readonly LocalTrip[] => useLog().trips;

/**
 * Whether the log can be shown. A device that has never loaded it must not claim that it is empty.
 */
export function useReadiness(): "loading" | "ready" | "failed" {
  const { state, hasPulled, catches, trips } = useLog();
  const status = useSelector(syncedLogOf(useAccountId()).status);
  if (state !== "ready") return state;
  if (hasPulled || catches.length > 0 || trips.length > 0) return "ready";
  return status === null || status === "done" ? "loading" : "failed";
}

/** The entries as the analytics read them; the same array until the log changes. */
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

/** The first page of the log book: of the log, or as it was kept while the log is being read. */
export function useLogSummary(): LogBookSummary | null {
  const { state, summary, catches } = useLog();
  const now = useNow();
  return state === "ready" ? summaryOf(catches, now) : summary;
}

/** The present, but not before the newest catch: the page's clock moves in steps of half a minute. */
export function useLogNow(): number {
  const newest = useLog().catches[0]?.logged.caughtAt ?? 0;
  const now = useNow();
  return newest - now < pageClockStep ? Math.max(now, newest) : now;
}

const pageClockStep = 60_000;
