import { useRingWadingAlarm } from "#web/features/charts/wading/wading-alarm.ts";
import { useFloatPlansSync } from "#web/features/float-plans/queries.ts";
import { useSpotsSync } from "#web/features/spots/mine/use-my-spots.ts";
import { useKeepWatersHere } from "#web/features/spots/waters/use-keep-waters.ts";
import { useTripAlarm } from "#web/features/trip-plans/use-trip-alarm.ts";
import { useAlertsSync } from "#web/features/tides/alerts/queries.ts";

/** Beside every view: exchanges what a person keeps, and rings when it is time to turn back or to wade ashore. */
export function BackgroundSync() {
  useSpotsSync();
  useAlertsSync();
  useFloatPlansSync();
  useTripAlarm();
  useKeepWatersHere();
  useRingWadingAlarm();
  return null;
}
