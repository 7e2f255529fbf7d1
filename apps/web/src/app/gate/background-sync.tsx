import { useRingWadingAlarm } from "#web/features/charts/wading/wading-alarm.ts";
import { useFloatPlansSync } from "#web/features/float-plans/queries.ts";
import { useSpotsSync } from "#web/features/spots/mine/use-my-spots.ts";
import { useKeepWatersHere } from "#web/features/spots/waters/use-keep-waters.ts";
import { useAlertsSync } from "#web/features/tides/alerts/queries.ts";

/** Exchanges what a person keeps, and rings the wading alarm, beside every view. */
export function BackgroundSync() {
  useSpotsSync();
  useAlertsSync();
  useFloatPlansSync();
  useKeepWatersHere();
  useRingWadingAlarm();
  return null;
}
