import { minute } from "@striper/marine/time";
import * as z from "zod/mini";
import { askCoops, newestOf } from "#server/features/tides/coops-data.ts";
import { hostOf } from "#server/platform/observations/source.ts";
import type { Source } from "#server/platform/observations/source.ts";
import { noValidators } from "#server/platform/upstream/upstream-http.ts";

export interface WaterLevel {
  readonly at: number;
  /** Feet above MLLW. */
  readonly height: number;
}

/** The gauge reports every six minutes. */
const refreshEvery = 6 * minute;

export function waterLevelSource(baseUrl: string, station: string): Source<WaterLevel> {
  return {
    key: `tides/coops-water-level/${station} ${hostOf(baseUrl)}`,
    refreshEvery,
    stored: z.object({ at: z.number(), height: z.number() }),
    async fetch({ http }) {
      const product = "water_level";
      const question = { baseUrl, station, product, units: "english", hours: 3 } as const;
      const { at, value } = newestOf(await askCoops(http, question));
      const level = { at, height: value };
      return { kind: "answer", value: level, issuedAt: at, validators: noValidators };
    },
  };
}
