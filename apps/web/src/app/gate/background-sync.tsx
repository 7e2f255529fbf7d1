import { useFloatPlansSync } from "#web/features/float-plans/queries.ts";
import { useSpotsSync } from "#web/features/spots/mine/use-my-spots.ts";
import { useKeepWatersHere } from "#web/features/spots/waters/use-keep-waters.ts";
import { useAlertsSync } from "#web/features/tides/alerts/queries.ts";

/** Exchanges a person's own spots and tide alerts beside every view. */
export function BackgroundSync() {
  useSpotsSync();
  useAlertsSync();
  useFloatPlansSync();
  useKeepWatersHere();
  return null;
}
