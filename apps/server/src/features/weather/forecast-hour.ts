import * as z from "zod/mini";

const figure = z.nullable(z.number());

/** One hour of the forecast; null means not given. */
export const forecastHour = z.object({
  at: z.number(),
  /** °C */
  temperature: figure,
  /** Knots. */
  windSpeed: figure,
  windGusts: figure,
  /** Degrees the wind comes from. */
  windDirection: figure,
  /** Percent, both. */
  precipitationProbability: figure,
  cloudCover: figure,
  precipitation: z.nullable(z.enum(["none", "drizzle", "rain", "thunder"])),
});

export type ForecastHour = z.output<typeof forecastHour>;

export interface Forecast {
  readonly hours: ForecastHour[];
}
