import { seededRandom } from "@striper/angling/bite-score/grading";
import { day, hour, type Instant } from "@striper/marine/time";
import {
  degrees,
  fahrenheit,
  hectopascals,
  knots,
  type Degrees,
  type Fahrenheit,
  type Hectopascals,
  type Knots,
} from "@striper/marine/units";

/** Made-up weather of one hour: it tests the scale of a score, not the fish. */
export interface SyntheticHour {
  readonly instant: Instant;
  readonly cloudCover: number;
  readonly precipitation: "none" | "drizzle" | "rain" | "thunder";
  readonly windSpeed: Knots;
  readonly windDirection: Degrees;
  /** Over three hours. */
  readonly pressureChange: Hectopascals;
}

export interface SyntheticDay {
  readonly start: Instant;
  readonly waterTemperature: Fahrenheit;
  /** Since the day before. */
  readonly waterDrop: number;
  readonly hours: readonly SyntheticHour[];
}

/** Roughly normal noise of unit variance that remembers its last value. */
function wandering(random: () => number, memory: number): () => number {
  let value = 0;
  const fresh = Math.sqrt(1 - memory * memory);
  return () => {
    // Twelve even draws less their mean have unit variance.
    let draw = -6;
    for (let index = 0; index < 12; index += 1) draw += random();
    value = memory * value + fresh * draw;
    return value;
  };
}

/** °F, coldest in mid-February and warmest in mid-August. */
const meanWater = 53;
const waterSwing = 14;
const warmestDay = 228;

/** Knots: nine in August, fifteen in February, before gusts of chance and the sea breeze. */
const calmest = 9;
const windSwing = 3;

/** A year of hours from 1 January, midnight UTC: windy and gray in winter, breezy in summer. */
export function syntheticYear(year: number, seed: number): SyntheticDay[] {
  const random = seededRandom(seed);
  const cloud = wandering(random, 0.95);
  const windStrength = wandering(random, 0.93);
  const windTurn = wandering(random, 0.97);
  const pressure = wandering(random, 0.9);
  const waterNoise = wandering(random, 0.8);
  const start = Date.UTC(year, 0, 1);
  const days = Math.round((Date.UTC(year + 1, 0, 1) - start) / day);
  let yesterday: number | null = null;
  return Array.from({ length: days }, (_, dayIndex) => {
    const season = Math.cos(((dayIndex - warmestDay) / days) * 2 * Math.PI);
    const water: number = meanWater + waterSwing * season + 1.8 * waterNoise();
    const waterDrop: number = yesterday === null ? 0 : yesterday - water;
    yesterday = water;
    const hours = Array.from({ length: 24 }, (__, hourIndex): SyntheticHour => {
      const cloudCover = Math.min(100, Math.max(0, 55 + 45 * cloud()));
      const pressureChange = 1.3 * pressure();
      const isWet = cloudCover > 90 && pressureChange < 0;
      const isStormy = isWet && season > 0.4 && hourIndex === 20;
      // Afternoon sea breeze in the warm half of the year (17–22 UTC).
      const breeze = season > 0 && hourIndex >= 17 && hourIndex <= 22 ? 4 : 0;
      return {
        instant: start + dayIndex * day + hourIndex * hour,
        cloudCover,
        precipitation: isStormy ? "thunder" : isWet ? "rain" : "none",
        windSpeed: knots(
          Math.max(0, calmest + windSwing * (1 - season) + breeze + 4.5 * windStrength()),
        ),
        windDirection: degrees((((225 + 110 * windTurn()) % 360) + 360) % 360),
        pressureChange: hectopascals(pressureChange),
      };
    });
    return {
      start: start + dayIndex * day,
      waterTemperature: fahrenheit(water),
      waterDrop,
      hours,
    };
  });
}

/** The day as what a score is computed from. */
export const scoredFrom = (synthetic: SyntheticDay) => ({
  from: synthetic.start,
  hours: 24,
  weather: synthetic.hours.map((entry) => ({ ...entry, quality: "observed" as const })),
  waterTemperature: {
    temperature: synthetic.waterTemperature,
    dropIn24Hours: synthetic.waterDrop,
    observedAt: synthetic.start,
  },
});
