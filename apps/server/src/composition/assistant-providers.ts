import {
  inUnit,
  keptReading,
  packagedProviders,
  type AssistantProviders,
  type KeptMarineForecast,
  type KeptWeather,
} from "@striper/angling/assistant";
import type { ToolContext } from "@striper/angling/assistant/tools/tool";
import { blankDay, type RegulationsTable } from "@striper/angling/regulations";
import { marineZonesAt } from "@striper/angling/spots";
import { forecastPointAt, forecastPoints } from "@striper/angling/weather";
import type { Position } from "@striper/marine/geo";
import { harborDate, type Instant } from "@striper/marine/time";
import { celsius, degrees, hectopascals, feet, knots } from "@striper/marine/units";
import type { Conditions } from "#server/composition/conditions.ts";
import type { ChartShelf } from "#server/features/charts/chart-shelf.ts";
import { zoneOf } from "#server/features/marine-forecast/zones.ts";
import type { KnownHour } from "#server/features/weather/weather.ts";
import type { createPersonalData } from "#server/composition/personal-data.ts";
import type { Source } from "#server/features/assistant/dependencies.ts";
import type { Clock } from "#server/platform/clock/clock.ts";

export interface ProvidersDependencies {
  readonly clock: Clock;
  readonly own: ReturnType<typeof createPersonalData>["own"];
  readonly conditions: () => Conditions;
  readonly ruleTable: () => RegulationsTable;
  readonly chartAt: ChartShelf["chartAt"];
}

const assistantHour = (hour: KnownHour): KeptWeather["hours"][number] => ({
  instant: hour.at,
  temperature: inUnit(hour.temperature, celsius),
  windSpeed: inUnit(hour.windSpeed, knots),
  windGusts: inUnit(hour.windGusts, knots),
  windDirection: inUnit(hour.windDirection, degrees),
  precipitationProbability: hour.precipitationProbability,
  cloudCover: hour.cloudCover,
  description: null,
});

function assistantWeather(
  { weatherAt }: Conditions,
  position: Position,
  now: Instant,
): KeptWeather {
  const point = forecastPointAt(position);
  const weather = weatherAt(point);
  const hours = weather.hours(now);
  const forecast = hours.filter(({ provenance }) => provenance.status !== "estimate");
  const isForecast = forecast.length > 0;
  const observed = weather.observed(now);
  return {
    area: forecastPoints[point].name,
    hours: (isForecast ? forecast : hours).map(assistantHour),
    updatedAt: weather.forecastIssuedAt() ?? now,
    source: (forecast[0] ?? hours[0])?.provenance.source ?? "National Weather Service",
    isForecast,
    waterTemperature: keptReading(observed.waterTemperature, celsius),
    waves: keptReading(observed.waveHeight, feet),
    pressure: keptReading(observed.pressure, hectopascals),
  };
}

/**
 * Returns the forecast of the place's own zone, with alerts of every zone that its water reaches.
 */
function assistantMarineForecast(
  { forecasts }: Conditions,
  position: Position,
  now: Instant,
): KeptMarineForecast | null {
  const zones = marineZonesAt(position);
  const [zone = ""] = zones;
  const issued = forecasts.forecastFor(zone);
  const alerts = forecasts.areAlertsKnown(now) ? forecasts.alertsFor([...zones], now) : null;
  if (issued === null && alerts === null) return null;
  return {
    zoneId: zone,
    zoneName: zoneOf(zone)?.name ?? zone,
    issuedAt: issued?.issuedAt ?? null,
    source: "National Weather Service",
    periods: issued?.forecast.periods ?? [],
    alerts,
  };
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let answer: Promise<Value> | undefined;
  return () => (answer ??= read());
}

function publicProviders(dependencies: ProvidersDependencies): AssistantProviders {
  const { clock, conditions, ruleTable, chartAt } = dependencies;
  return {
    ...packagedProviders,
    ruleTable: async () => ruleTable(),
    weather: async (position) => assistantWeather(conditions(), position, clock.now()),
    marineForecast: async (position) =>
      assistantMarineForecast(conditions(), position, clock.now()),
    chart: async (position) => chartAt(position),
  };
}

function ownProviders(
  accountId: string,
  { own }: ProvidersDependencies,
): Pick<AssistantProviders, "log" | "licenses" | "ownSpots"> {
  return {
    log: once(() => own.log(accountId)),
    licenses: once(async () => {
      const stored = await own.licenses(accountId);
      // The license number is left out on purpose.
      return stored.map(({ issuer, licenseType, expiryDate }) => ({
        name: issuer === null ? "Your license" : `Your ${issuer} license`,
        type: licenseType,
        expiresOn: expiryDate,
      }));
    }),
    ownSpots: once(() => own.spots(accountId)),
  };
}

export function toolContextOf(
  dependencies: ProvidersDependencies,
): (source: Source) => Promise<ToolContext> {
  const { clock, own } = dependencies;
  return async ({ accountId, position, day }) => {
    const now = clock.now();
    const providers = publicProviders(dependencies);
    if (accountId === null) return { providers, now, position, home: null, day };
    const date = harborDate(now);
    const keptToday = async () => ({ ...blankDay(date), kept: await own.keptOn(accountId, date) });
    const [home, today] = await Promise.all([own.homeWater(accountId), day ?? keptToday()]);
    const all = { ...providers, ...ownProviders(accountId, dependencies) };
    return { providers: all, now, position, home, day: today };
  };
}
