import type { MilesPerHour } from "@striper/marine/units";
import type { TemperatureRange } from "#angling/weather/forecast.ts";
import type { WeatherHour } from "#angling/weather/weather-hour.ts";

export type HourlyLabel = "Rainy" | "Cloudy" | "Partly Cloudy" | "Clear";

/** Percent; each threshold must be exceeded. */
const rainyAbove = 70;
const cloudyAbove = 80;
const partlyCloudyAbove = 40;

/** Returns null when neither rain nor cloud is known, because "Clear" would be invented. */
export function hourlyLabel(
  entry: Pick<WeatherHour, "precipitationProbability" | "cloudCover">,
): HourlyLabel | null {
  const { precipitationProbability: rain, cloudCover: cloud } = entry;
  if (rain !== null && rain > rainyAbove) return "Rainy";
  if (cloud === null) return null;
  if (cloud > cloudyAbove) return "Cloudy";
  return cloud > partlyCloudyAbove ? "Partly Cloudy" : "Clear";
}

export interface Impact<Band extends string> {
  readonly band: Band;
  readonly text: string;
}

/** °F. */
const coldBelow = 50;
const warmAbove = 77;

/** Checks the low before the high: a cold night outweighs a warm afternoon. */
export function temperatureImpact(range: TemperatureRange): Impact<"cold" | "warm" | "moderate"> {
  if (range.low < coldBelow) return { band: "cold", text: "Cold - Fish less active" };
  if (range.high > warmAbove) return { band: "warm", text: "Warm - Good activity" };
  return { band: "moderate", text: "Moderate" };
}

/** Miles per hour. */
const strongWindAbove = 29;
const moderateWindAbove = 17;

export function windImpact(speed: MilesPerHour): Impact<"strong" | "moderate" | "light"> {
  if (speed > strongWindAbove) return { band: "strong", text: "Strong" };
  if (speed > moderateWindAbove) return { band: "moderate", text: "Moderate" };
  return { band: "light", text: "Light" };
}

/** Percent. */
const highRainAbove = 70;
const possibleRainAbove = 30;

export function precipitationImpact(probability: number): Impact<"high" | "possible" | "low"> {
  if (probability > highRainAbove) return { band: "high", text: "High" };
  if (probability > possibleRainAbove) return { band: "possible", text: "Possible" };
  return { band: "low", text: "Low" };
}
