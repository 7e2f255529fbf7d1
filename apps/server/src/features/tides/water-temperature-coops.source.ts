import { day, hour, minute } from "@striper/marine/time";
import * as z from "zod/mini";
import { askCoops, newestOf } from "#server/features/tides/coops-data.ts";
import { hostOf } from "#server/platform/observations/source.ts";
import type { Source } from "#server/platform/observations/source.ts";
import { noValidators } from "#server/platform/upstream/upstream-http.ts";

export interface GaugeTemperature {
  readonly at: number;
  /** °C */
  readonly temperature: number;
  /** Change over 24 hours in °C; null when the earlier value is unknown. */
  readonly change: number | null;
}

const refreshEvery = 30 * minute;
const nearEnough = hour;

export function waterTemperatureSource(baseUrl: string, station: string): Source<GaugeTemperature> {
  return {
    key: `tides/coops-water-temperature/${station} ${hostOf(baseUrl)}`,
    refreshEvery,
    stored: z.object({ at: z.number(), temperature: z.number(), change: z.nullable(z.number()) }),
    async fetch({ http }) {
      const product = "water_temperature";
      const question = { baseUrl, station, product, units: "metric", hours: 26 } as const;
      const readings = await askCoops(http, { ...question, isHourly: true });
      const { at, value } = newestOf(readings);
      const dayBefore = readings.find((reading) => Math.abs(reading.at - (at - day)) <= nearEnough);
      const change = dayBefore === undefined ? null : value - dayBefore.value;
      const temperature = { at, temperature: value, change };
      return { kind: "answer", value: temperature, issuedAt: at, validators: noValidators };
    },
  };
}
