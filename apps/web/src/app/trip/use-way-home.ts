import { seaZoneOf } from "@striper/angling/bite-score";
import type { Water } from "@striper/angling/home-waters";
import { craftOfVessel, wayHome } from "@striper/angling/trip-plan";
import { parseIso, type Instant } from "@striper/marine/time";
import { feet } from "@striper/marine/units";
import { refusals } from "#web/app/trip/good-hours.ts";
import { tripBite } from "#web/app/trip/trip-bite.ts";
import { tripWinds } from "#web/app/trip/trip-winds.ts";
import { waterOfId } from "#web/app/trip/water-of-id.ts";
import { useDeviceScore, weekHours } from "#web/features/bite-score/queries.ts";
import { alertsCheckedAt, alertsThere } from "#web/features/marine-forecast/alerts-view.ts";
import { spansOfZone } from "#web/features/marine-forecast/forecast-view.ts";
import { useForecastsOf } from "#web/features/marine-forecast/queries.ts";
import { useCurrentStation, useTideStation } from "#web/features/tides/queries.ts";
import type { TripPlan } from "#web/features/trip-plans/trip-plan.ts";
import { useWeather } from "#web/features/weather/queries.ts";

function useWinds(water: Water, now: Instant) {
  const weather = useWeather(water.place.position);
  const zones = useForecastsOf(water.zones);
  const [first = ""] = water.zones;
  const marine = spansOfZone(zones, first, now);
  const alerts = alertsThere(zones, now);
  const issued = zones[0]?.issued_at ?? null;
  return {
    weather,
    winds: tripWinds({ weather: weather.data, marine, alerts: alerts.announced }, now),
    alerts,
    seas: spansOfZone(zones, seaZoneOf(water.place), now),
    alertsCheckedAt: alertsCheckedAt(zones),
    zones: {
      isWhole: zones.every((answer) => answer !== undefined),
      spans: marine,
      issuedAt: issued === null ? null : parseIso(issued),
    },
  };
}

export function useWayHome(plan: TripPlan, now: Instant) {
  const { placeId: id, placeName: name, position } = plan;
  const water = waterOfId({ id, name, position });
  const { tide: tideAt, current: currentAt } = water.place.stations;
  const tide = useTideStation(tideAt?.id ?? null).predictor;
  const current = useCurrentStation(currentAt?.id ?? null).predictor;
  const predictors = { tide, current };
  const known = useWinds(water, now);
  const { weather, winds, alerts, seas } = known;
  const lookup = useDeviceScore(water.place, weekHours, now);
  const way = wayHome({
    ...plan,
    bar: water.place.bar,
    rampNeeds: plan.rampNeedsFeet === null ? null : feet(plan.rampNeedsFeet),
    water: predictors,
    winds,
  });
  const craft = craftOfVessel[plan.vessel];
  const ahead = { weather: weather.data, alerts, marine: seas, winds, craft, now };
  const bite = tripBite(plan, {
    place: water.place,
    lookup,
    isRefused: refusals(water.place, predictors, ahead),
    until: way.turnBackBy,
    now,
  });
  const { zones, alertsCheckedAt: checkedAt } = known;
  return { water, predictors, way, bite, weather, zones, alertsCheckedAt: checkedAt };
}
