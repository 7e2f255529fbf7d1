import { useChartSource } from "#web/features/charts/chart-source.ts";
import { useChartsOfTrip } from "#web/features/charts/offline/charts-of-trip.ts";
import { useForecastsOf } from "#web/features/marine-forecast/queries.ts";
import type { TripPlan } from "#web/features/trip-plans/trip-plan.ts";
import { useWeather } from "#web/features/weather/queries.ts";
import { useOnline } from "#web/platform/online-status.ts";
import { useRuleTable } from "#web/platform/rule-table/rule-table.ts";
import { waterOfId } from "#web/app/trip/water-of-id.ts";

interface TripSyncProps {
  readonly plan: Pick<TripPlan, "placeId" | "placeName" | "position">;
}

/**
 * Refreshes the next trip's data on every page, as it ages and when the network returns, for
 * offline use.
 */
export function TripSync({ plan: { placeId, placeName, position } }: TripSyncProps) {
  const water = waterOfId({ id: placeId, name: placeName, position });
  useWeather(water.place.position);
  useForecastsOf(water.zones);
  useRuleTable();
  useChartsOfTrip(useChartSource(), position, useOnline());
  return null;
}
