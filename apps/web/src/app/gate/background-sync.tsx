import { Suspense } from "react";
import { useRingWadingAlarm } from "#web/features/charts/wading/wading-alarm.ts";
import { useFloatPlansSync } from "#web/features/float-plans/queries.ts";
import { useSpotsSync } from "#web/features/spots/use-my-spots.ts";
import { useStoreHomeWaters } from "#web/features/spots/waters/use-home-waters.ts";
import { currentTrip, mayBeAwaited } from "#web/features/trip-plans/trip-plan.ts";
import { useTripPlans } from "#web/features/trip-plans/trip-plans-store.ts";
import { useTripAlarm } from "#web/features/trip-plans/use-trip-alarm.ts";
import { useAlertsSync } from "#web/features/tides/alerts/queries.ts";
import { lazyHelper } from "#web/platform/load-part.ts";
import { useNow } from "#web/ui/figures/use-now.ts";

/** Loads the spot catalogue, so only for people with a planned trip. */
const TripSync = lazyHelper(async () => (await import("#web/app/trip/trip-sync.tsx")).TripSync);

const FloatPlanAlarm = lazyHelper(
  async () => (await import("#web/features/float-plans/float-plan-alarm.ts")).FloatPlanAlarm,
);

/**
 * Syncs data on every page, keeps a trip's offline data fresh, and sounds the alarms to turn back,
 * check in and wade ashore.
 */
export function BackgroundSync() {
  useSpotsSync();
  useAlertsSync();
  useFloatPlansSync();
  useTripAlarm();
  useStoreHomeWaters();
  useRingWadingAlarm();
  const now = useNow();
  const trips = useTripPlans() ?? [];
  const trip = currentTrip(trips, now);
  const isTripOut = trip !== null && trip.outAt !== null;
  return (
    <Suspense fallback={null}>
      {trip === null ? null : <TripSync plan={trip} />}
      {mayBeAwaited(trips, now) ? <FloatPlanAlarm isTripOut={isTripOut} /> : null}
    </Suspense>
  );
}
