import type { LoggedCatch, LoggedTrip } from "@striper/angling/catches";
import { useSyncExternalStore } from "react";
import type { LocalCatch, LocalTrip } from "#web/features/catches/log/record/local-catch.ts";
import { logCopyOf } from "#web/features/catches/log/store/log-copy.ts";
import type { LogCopy } from "#web/features/catches/log/store/read-log.ts";
import { useSyncStatus } from "#web/features/catches/log/sync/sync-status.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";

/** The whole log of the signed-in account, from this device, always as it stands. */
export function useLog(): LogCopy {
  const store = logCopyOf(useAccountId());
  return useSyncExternalStore(store.subscribe, store.current);
}

/** All catches, newest first: records with how far they are in step with the server. */
export const useCatches = (): readonly LocalCatch[] => useLog().catches;

export const useTrips = (): readonly LocalTrip[] => useLog().trips;

/**
 * Whether there is something to show. A device that has never heard of the log does not say that it
 * is empty.
 */
export function useReadiness(): "loading" | "ready" | "failed" {
  const { state, hasHeard, catches, trips } = useLog();
  const status = useSyncStatus();
  if (state !== "ready") return state;
  if (hasHeard || catches.length > 0 || trips.length > 0) return "ready";
  return status === null || status === "done" ? "loading" : "failed";
}

const logged = new WeakMap<readonly LocalCatch[], readonly LoggedCatch[]>();

function loggedOf(catches: readonly LocalCatch[]): readonly LoggedCatch[] {
  const known = logged.get(catches);
  if (known !== undefined) return known;
  const made = catches.map((one) => one.logged);
  logged.set(catches, made);
  return made;
}

/** The catches as the analytics of the log read them; the same array until the log changes. */
export const useLoggedCatches = (): readonly LoggedCatch[] => loggedOf(useLog().catches);

export const useLoggedTrips = (): readonly LoggedTrip[] => useLog().trips.map((one) => one.logged);

/** The present, and never before the newest catch: the page's clock moves in half minutes. */
export function useLogNow(): number {
  const newest = useLog().catches[0]?.logged.caughtAt ?? 0;
  const now = useNow();
  return newest - now < pageClockStep ? Math.max(now, newest) : now;
}

const pageClockStep = 60_000;
