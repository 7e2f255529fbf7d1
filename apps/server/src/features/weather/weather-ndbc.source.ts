import { day, hour } from "@striper/marine/time";
import {
  metres,
  metresPerSecond,
  metresPerSecondToKnots,
  metresToFeet,
  roundTo,
} from "@striper/marine/units";
import * as z from "zod/mini";
import { buoyFields } from "#server/features/weather/buoy-stations.ts";
import type { BuoyField, BuoyStation } from "#server/features/weather/buoy-stations.ts";
import {
  changeOver,
  newestFigure,
  parseBuoyText,
  pressureChange,
} from "#server/features/weather/buoy-text.ts";
import type { BuoyRow, Figure } from "#server/features/weather/buoy-text.ts";
import { hostOf } from "#server/platform/observations/source.ts";
import type { Source } from "#server/platform/observations/source.ts";
import { sampleOf } from "#server/platform/upstream/payload.ts";
import { UpstreamError } from "#server/platform/upstream/upstream-error.ts";

/** NDBC asks not to fetch a file more than hourly; with jitter, this is never sooner. */
const refreshEvery = 76 * 60_000;
const timeoutMs = 20_000;
/** Rows have about 95 bytes and come every ten minutes, so this holds more than a day. */
const topBytes = 20_480;

const figure = z.object({ at: z.number(), value: z.number() });
const buoyReport = z.partialRecord(z.enum(buoyFields), figure);
export type BuoyReport = z.output<typeof buoyReport>;

const knotsOf = (value: number): number => metresPerSecondToKnots(metresPerSecond(value));
const feetOf = (value: number): number => metresToFeet(metres(value));

function converted(found: Figure | null, convert: (value: number) => number): Figure | null {
  return found === null ? null : { at: found.at, value: roundTo(convert(found.value), 1) };
}

type Reader = (rows: readonly BuoyRow[]) => Figure | null;
const column =
  (name: string, convert: (value: number) => number = (value) => value): Reader =>
  (rows) =>
    converted(newestFigure(rows, name), convert);

const readers = {
  windSpeed: column("WSPD", knotsOf),
  windGusts: column("GST", knotsOf),
  windDirection: column("WDIR"),
  pressure: column("PRES"),
  pressureChange: (rows) => converted(pressureChange(rows), (value) => value),
  airTemperature: column("ATMP"),
  waterTemperature: column("WTMP"),
  waterTemperatureChange: (rows) => converted(changeOver(rows, "WTMP", day), (value) => value),
  waveHeight: column("WVHT", feetOf),
  wavePeriod: column("DPD"),
} satisfies Record<BuoyField, Reader>;

function reportOf(rows: readonly BuoyRow[], fields: readonly BuoyField[]): BuoyReport {
  const report: BuoyReport = {};
  for (const field of fields) {
    const found = readers[field](rows);
    if (found !== null) report[field] = { ...found };
  }
  return report;
}

export function buoySource(baseUrl: string, station: BuoyStation): Source<BuoyReport> {
  const url = `${baseUrl}/data/realtime2/${station.id}.txt`;
  return {
    key: `weather/ndbc/${station.id} ${hostOf(baseUrl)}`,
    refreshEvery,
    stored: buoyReport,
    async fetch({ http, validators }) {
      const request = { url, timeoutMs, maxBytes: topBytes, isTopEnough: true, validators };
      const body = await http.get(request);
      if (body.kind === "unchanged") return body;
      const payload = sampleOf(body.bytes);
      const rows = parseBuoyText(body.bytes.toString("latin1"));
      if (rows === null) throw new UpstreamError("damaged", "is no buoy file", { payload });
      const report = reportOf(rows, station.fields);
      const newest = rows[0];
      if (newest === undefined || Object.keys(report).length === 0)
        throw new UpstreamError("empty", "has no figures", { payload });
      return { kind: "answer", value: report, issuedAt: newest.at, validators: body.validators };
    },
  };
}

export const observationLifetime = { live: 2 * hour, useful: 12 * hour };
export const waterLifetime = { live: 3 * hour, useful: 2 * day };
