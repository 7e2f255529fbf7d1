import type { Instant } from "@striper/marine/time";
import {
  fahrenheit,
  fahrenheitToCelsius,
  kilometresPerHour,
  kilometresPerHourToKnots,
  metresPerSecond,
  metresPerSecondToKnots,
  roundTo,
} from "@striper/marine/units";
import * as z from "zod/mini";
import type { ForecastHour } from "#server/features/weather/forecast-hour.ts";
import { expandLayer, gridLayer } from "#server/features/weather/grid-series.ts";
import type { GridLayer } from "#server/features/weather/grid-series.ts";

const weatherItem = z.object({
  coverage: z.nullable(z.string()),
  weather: z.nullable(z.string()),
  intensity: z.nullable(z.string()),
});
type WeatherItem = z.output<typeof weatherItem>;

const weatherLayer = z.object({
  values: z.array(z.object({ validTime: z.string(), value: z.array(weatherItem) })),
});

const gridProperties = z.object({
  updateTime: z.string(),
  temperature: gridLayer,
  windSpeed: gridLayer,
  windGust: gridLayer,
  windDirection: gridLayer,
  probabilityOfPrecipitation: gridLayer,
  skyCover: gridLayer,
  weather: weatherLayer,
});
export const gridSchema = z.object({ properties: gridProperties });

type Conversion = (value: number) => number;
const asItIs: Conversion = (value) => value;

const conversions: Readonly<Record<string, Conversion>> = {
  "wmoUnit:degC": asItIs,
  "wmoUnit:degF": (value) => fahrenheitToCelsius(fahrenheit(value)),
  "wmoUnit:km_h-1": (value) => kilometresPerHourToKnots(kilometresPerHour(value)),
  "wmoUnit:m_s-1": (value) => metresPerSecondToKnots(metresPerSecond(value)),
  "wmoUnit:kt": asItIs,
  "wmoUnit:degree_(angle)": asItIs,
  "wmoUnit:percent": asItIs,
};

type HourFigures = ReadonlyMap<Instant, number | null>;

/** Returns null for an unknown unit or time. A layer without data has no unit. */
function figuresOf(layer: GridLayer): HourFigures | null {
  if (layer.values.length === 0) return new Map();
  const convert = conversions[layer.uom ?? ""];
  const hours = expandLayer(layer.values);
  if (convert === undefined || hours === null) return null;
  const rounded = (value: number | null) => (value === null ? null : roundTo(convert(value), 1));
  return new Map([...hours].map(([at, value]) => [at, rounded(value)]));
}

/** Uncertain rain is left to its probability, uncertain thunder is not. */
const maybe: ReadonlySet<string | null> = new Set(["slight_chance", "chance"]);
const wet = /rain|drizzle|snow|sleet|ice_pellets|hail/u;

function kindOf({ coverage, weather, intensity }: WeatherItem): ForecastHour["precipitation"] {
  if (weather === null) return "none";
  if (weather.includes("thunder")) return "thunder";
  if (!wet.test(weather) || maybe.has(coverage)) return "none";
  return weather.includes("drizzle") || intensity === "very_light" ? "drizzle" : "rain";
}

const heaviness = ["none", "drizzle", "rain", "thunder"] as const;

const heaviest = (items: readonly WeatherItem[]): ForecastHour["precipitation"] =>
  heaviness.findLast((kind) => items.some((item) => kindOf(item) === kind)) ?? "none";

/** Returns the grid's layers hour by hour, or null when one cannot be read. */
export function hoursOfGrid(grid: z.output<typeof gridProperties>): ForecastHour[] | null {
  const temperature = figuresOf(grid.temperature);
  const windSpeed = figuresOf(grid.windSpeed);
  const windGusts = figuresOf(grid.windGust);
  const windDirection = figuresOf(grid.windDirection);
  const rain = figuresOf(grid.probabilityOfPrecipitation);
  const cloud = figuresOf(grid.skyCover);
  const weather = expandLayer(grid.weather.values);
  if (!temperature || !windSpeed || !windGusts || !windDirection || !rain || !cloud || !weather)
    return null;
  const instants = new Set([...temperature.keys(), ...windSpeed.keys()]);
  return [...instants]
    .toSorted((a, b) => a - b)
    .map((at) => {
      const items = weather.get(at);
      return {
        at,
        temperature: temperature.get(at) ?? null,
        windSpeed: windSpeed.get(at) ?? null,
        windGusts: windGusts.get(at) ?? null,
        windDirection: windDirection.get(at) ?? null,
        precipitationProbability: rain.get(at) ?? null,
        cloudCover: cloud.get(at) ?? null,
        precipitation: items === undefined ? null : heaviest(items),
      };
    });
}
