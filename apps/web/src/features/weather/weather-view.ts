import {
  nearestEntry,
  precipitationImpact,
  temperatureImpact,
  temperatureRange,
  twelveHourList,
  windImpact,
  windSpeedOf,
} from "@striper/angling/weather";
import type { Instant } from "@striper/marine/time";
import { fahrenheitToCelsius, knots } from "@striper/marine/units";
import {
  shortTemperature,
  temperatureText,
  windSpeedText,
  windText,
} from "#web/features/weather/figures.ts";
import { forecastHours, type KnownHour } from "#web/features/weather/forecast-hours.ts";
import type { WeatherAnswer } from "#web/features/weather/queries.ts";
import { weatherWording as wording } from "#web/features/weather/wording.ts";
import type { UnitSystem } from "#web/platform/units.ts";
import { clockHour } from "#web/ui/charts/hour-strip-view.ts";
import type { Source } from "#web/ui/figures/source-chip-view.ts";

export interface HourLine {
  readonly instant: Instant;
  readonly name: string;
  readonly sky: string;
  readonly temperature: string;
  readonly wind: string;
  readonly rain: string;
}

export interface ImpactLine {
  readonly name: string;
  readonly text: string;
  readonly step: 0 | 1 | 2 | null;
}

export interface WeatherView {
  readonly temperature: string;
  readonly sky: string;
  readonly wind: string;
  readonly gusts: string | null;
  readonly rain: string | null;
  readonly range: string | null;
  readonly isEstimate: boolean;
  readonly source: Source;
  readonly hours: readonly HourLine[];
  readonly impacts: readonly ImpactLine[];
}

const none = "–";

const percent = (value: number | null): string => (value === null ? none : `${Math.round(value)}%`);

function windOf({ windSpeed, windDirection }: KnownHour, units: UnitSystem): string {
  if (windSpeed === null) return wording.noWind;
  const text = windText(windSpeed, windDirection, units);
  return units === "us" ? `${text} (${Math.round(windSpeed)} kt)` : text;
}

function hourLine(entry: KnownHour, index: number, units: UnitSystem): HourLine {
  const { instant, sky, temperature, windSpeed, windDirection, precipitationProbability } = entry;
  return {
    instant,
    name: index === 0 ? "Now" : clockHour(instant),
    sky: sky ?? none,
    temperature: temperature === null ? none : shortTemperature(temperature, units),
    wind: windSpeed === null ? none : windText(windSpeed, windDirection, units),
    rain: percent(precipitationProbability),
  };
}

const temperatureSteps = { cold: 2, moderate: 1, warm: 0 } as const;
const windSteps = { strong: 2, moderate: 1, light: 0 } as const;
const rainSteps = { high: 2, possible: 1, low: 0 } as const;

/**
 * From the specification, section 9: the day's range, the present wind and the present chance of
 * rain.
 */
function impactsOf(entries: readonly KnownHour[], present: KnownHour, now: Instant): ImpactLine[] {
  const { temperature, wind, precipitation } = wording.impacts;
  const range = temperatureRange(entries, now);
  const { windSpeed, windGusts } = present;
  // Gusts count as in the safety verdict, so that no card calls light what another warns about.
  const strongest = windSpeed === null ? null : knots(Math.max(windSpeed, windGusts ?? 0));
  const speed = windSpeedOf({ ...present, windSpeed: strongest });
  const rain = present.precipitationProbability;
  const unknown = { text: wording.notKnown, step: null } as const;
  const warmth = range === null ? null : temperatureImpact(range);
  const blow = speed === null ? null : windImpact(speed);
  const wet = rain === null ? null : precipitationImpact(rain);
  return [
    {
      name: temperature,
      ...(warmth === null ? unknown : { text: warmth.text, step: temperatureSteps[warmth.band] }),
    },
    { name: wind, ...(blow === null ? unknown : { text: blow.text, step: windSteps[blow.band] }) },
    {
      name: precipitation,
      ...(wet === null ? unknown : { text: wet.text, step: rainSteps[wet.band] }),
    },
  ];
}

export function weatherView(
  answer: WeatherAnswer | undefined,
  now: Instant,
  units: UnitSystem,
): WeatherView {
  const entries = forecastHours(answer, now);
  const nearest = nearestEntry(entries, now)?.instant;
  const present = entries.find(({ instant }) => instant === nearest) ?? entries[0];
  if (present === undefined) throw new RangeError("there is always an hour now");
  const listed = new Set(twelveHourList(entries, now).map(({ instant }) => instant));
  const range = temperatureRange(entries, now);
  const asText = (value: Parameters<typeof fahrenheitToCelsius>[0]) =>
    shortTemperature(fahrenheitToCelsius(value), units);
  return {
    temperature: present.temperature === null ? none : temperatureText(present.temperature, units),
    sky: present.sky ?? wording.noSky,
    wind: windOf(present, units),
    gusts: present.windGusts === null ? null : windSpeedText(present.windGusts, units),
    rain:
      present.precipitationProbability === null ? null : percent(present.precipitationProbability),
    range:
      range === null
        ? null
        : `${wording.high} ${asText(range.high)} ${wording.low} ${asText(range.low)}`,
    isEstimate: present.isEstimate,
    source: present.source,
    hours: entries
      .filter(({ instant }) => listed.has(instant))
      .map((entry, index) => hourLine(entry, index, units)),
    impacts: impactsOf(entries, present, now),
  };
}
