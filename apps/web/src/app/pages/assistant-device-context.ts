import {
  inUnit,
  keptReading,
  packagedProviders,
  type AssistantProviders,
  type KeptMarineForecast,
  type KeptWeather,
  type OwnLog,
} from "@striper/angling/assistant";
import type { ToolContext } from "@striper/angling/assistant/tools/tool";
import type { DayState } from "@striper/angling/regulations";
import { chartCellFile, chartIndex } from "@striper/contract/chart-cells";
import type { OutputOf } from "@striper/contract/endpoint";
import { harborZoneId, marineForecast } from "@striper/contract/marine-forecast";
import { weather } from "@striper/contract/weather";
import { marineZonesAt } from "@striper/angling/spots";
import { forecastPointAt, forecastPoints } from "@striper/angling/weather";
import type { Chart } from "@striper/marine/charts";
import type { Position } from "@striper/marine/geo";
import { parseIso, type Instant } from "@striper/marine/time";
import { celsius, degrees, feet, hectopascals, knots } from "@striper/marine/units";
import type { LogCopy } from "#web/features/catches/log/read-log.ts";
import { cachedForecastName } from "#web/features/marine-forecast/queries.ts";
import { readWallet } from "#web/features/licenses/stored/stored-wallet.ts";
import type { MySpots } from "#web/features/spots/my-spots.ts";
import { waterOfDevice } from "#web/features/spots/waters/waters-view.ts";
import { deviceWatersStore } from "#web/platform/device-waters.ts";
import { readCachedAnswer } from "#web/platform/api/cached-answer.ts";
import { cachedWeatherName } from "#web/platform/api/cached-weather.ts";
import { chartAround } from "#web/features/charts/place/use-chart-around.ts";
import { call } from "#web/platform/api/api-client.ts";
import { confirmedOn, currentRuleTable, latestTable } from "#web/platform/rule-table/rule-table.ts";

type WeatherAnswer = OutputOf<typeof weather.response>;

function weatherOf(answer: WeatherAnswer, area: string, now: Instant): KeptWeather {
  const forecast = answer.weather.filter(({ status }) => status !== "estimate");
  const isForecast = forecast.length > 0;
  const hours = isForecast ? forecast : answer.weather;
  const { observed, updated } = answer;
  return {
    area,
    hours: hours.map((hour) => ({
      instant: Date.parse(hour.datetime),
      temperature: inUnit(hour.temperature, celsius),
      windSpeed: inUnit(hour.wind_speed_kt, knots),
      windGusts: inUnit(hour.wind_gusts_kt, knots),
      windDirection: inUnit(hour.wind_direction, degrees),
      precipitationProbability: hour.precipitation_probability,
      cloudCover: hour.cloud_cover,
      description: hour.description,
    })),
    updatedAt: (updated === null ? null : parseIso(updated)) ?? now,
    source: hours[0]?.source ?? "National Weather Service",
    isForecast,
    waterTemperature: keptReading(observed.water_temperature_c, celsius),
    waves: keptReading(observed.wave_height_feet, feet),
    pressure: keptReading(observed.pressure_hpa, hectopascals),
  };
}

function forecastOf(answer: OutputOf<typeof marineForecast.response>): KeptMarineForecast {
  return {
    zoneId: answer.zone_id,
    zoneName: answer.zone_name,
    issuedAt: answer.updated === null ? null : parseIso(answer.updated),
    source: answer.source,
    periods: answer.periods.map(({ name, detailed_forecast: text }) => ({ name, text })),
    alerts:
      answer.alerts_checked_at === null
        ? null
        : answer.alerts.map(({ event, headline, ends }) => ({
            event,
            headline,
            ends: ends === null ? null : parseIso(ends),
          })),
  };
}

function logOf({ catches, trips }: Pick<LogCopy, "catches" | "trips">): OwnLog {
  return {
    catches: catches.map(({ logged, record }) => ({
      ...logged,
      placeName: record.location_name,
      spotId: record.spot_id,
      isReleased: record.is_released,
    })),
    trips: trips.map(({ logged }) => logged),
  };
}

async function chartOfDevice(position: Position): Promise<Chart | null> {
  try {
    const kept = readCachedAnswer("charts", chartIndex.response, Date.now())?.answer;
    const index = kept ?? (await call(chartIndex, {}));
    const fileOf = (name: string) => index.cells.find((cell) => cell.name === name)?.file ?? "";
    const cell = (name: string) => call(chartCellFile, { params: { file: fileOf(name) } });
    return await chartAround({ index, cell }, position);
  } catch {
    return null;
  }
}

interface OnThisDevice {
  readonly accountId: string;
  readonly log: LogCopy;
  readonly spots: MySpots;
  readonly day: DayState;
  readonly position: Position | null;
}

export function deviceContext({ day, position, ...kept }: OnThisDevice): ToolContext {
  return {
    providers: deviceProviders(kept),
    now: Date.now(),
    position,
    home: waterOfDevice(deviceWatersStore.get()),
    day,
  };
}

function deviceProviders({
  accountId,
  log,
  spots,
}: Pick<OnThisDevice, "accountId" | "log" | "spots">): AssistantProviders {
  return {
    ...packagedProviders,
    ruleTable: () => Promise.resolve(currentRuleTable()),
    rulesConfirmedOn: () => Promise.resolve(confirmedOn(latestTable())),
    weather(position) {
      const point = forecastPointAt(position);
      const answer = readCachedAnswer(
        cachedWeatherName(point),
        weather.response,
        Date.now(),
      )?.answer;
      const { name } = forecastPoints[point];
      return Promise.resolve(answer === undefined ? null : weatherOf(answer, name, Date.now()));
    },
    marineForecast(position) {
      const [zone = harborZoneId] = marineZonesAt(position);
      const name = cachedForecastName(zone);
      const answer = readCachedAnswer(name, marineForecast.response, Date.now())?.answer;
      return Promise.resolve(answer === undefined ? null : forecastOf(answer));
    },
    chart: chartOfDevice,
    log: () => Promise.resolve(log.state === "ready" ? logOf(log) : null),
    async licenses() {
      const wallet = await readWallet(accountId).catch(() => null);
      if (wallet === null || !wallet.isKnown) return null;
      return wallet.licenses.map(({ issuer, license_type, expiry_date }) => ({
        name: issuer === null ? "Your license" : `Your ${issuer} license`,
        type: license_type,
        expiresOn: expiry_date,
      }));
    },
    ownSpots: () =>
      Promise.resolve(
        spots.ownSpots.map(({ spot_id: id, name, position }) => ({ id, name, position })),
      ),
  };
}
