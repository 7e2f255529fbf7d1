import { seaZoneOf } from "@striper/angling/bite-score";
import type { Water } from "@striper/angling/home-waters";
import type { Instant } from "@striper/marine/time";
import { useEffect, useState } from "react";
import { freshnessBadge } from "#web/app/dashboard/freshness-badge.ts";
import { useBite } from "#web/features/bite-score/use-bite.ts";
import { alertsThere, alertsTogether } from "#web/features/marine-forecast/alerts-view.ts";
import { spansOfZone } from "#web/features/marine-forecast/forecast-view.ts";
import { useForecastsOf, useMarineForecast } from "#web/features/marine-forecast/queries.ts";
import { useReports } from "#web/features/reports/queries.ts";
import { measuredLines } from "#web/features/weather/measured-view.ts";
import { weatherView } from "#web/features/weather/weather-view.ts";
import { useWeather } from "#web/features/weather/queries.ts";
import { waterView } from "#web/features/weather/water-view.ts";
import { useOnline } from "#web/platform/online-status.ts";
import { useUnits } from "#web/platform/units.ts";

/** From the specification, section 4: a part still loading after this counts as missing, ms. */
const loadingEnds = 6000;

export function useConditions(water: Water, now: Instant) {
  const { place, zones } = water;
  const units = useUnits();
  const isOnline = useOnline();
  const isOver = useWaited(loadingEnds);
  const weather = useWeather(place.position);
  const forecast = useMarineForecast(zones[0]);
  const ofZones = useForecastsOf(zones);
  const reports = useReports();
  const bite = useBite({
    place,
    alerts: alertsThere(ofZones, now),
    marine: spansOfZone(ofZones, seaZoneOf(place), now),
    now,
    isPatienceOver: isOver,
  });
  return {
    bite,
    freshness: freshnessBadge({
      isOnline,
      loadedAt: weather.dataUpdatedAt,
      weather: weather.data,
      now,
    }),
    weather: {
      answer: weather.data,
      view: weatherView(weather.data, now, units),
      water: waterView(weather.data, now, units),
      measured: measuredLines(weather.data, units),
      isLoading: weather.isPending && !isOver,
    },
    forecast: { answer: forecast.data, isLoading: forecast.isPending && !isOver },
    alerts: { answer: alertsTogether(ofZones), isLoading: forecast.isPending && !isOver },
    reports: { answer: reports.data, isLoading: reports.isPending && !isOver },
    isMissing: bite.isMissing || (weather.isError && weather.data === undefined),
  };
}

export type Conditions = ReturnType<typeof useConditions>;

function useWaited(milliseconds: number): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return waited;
}
