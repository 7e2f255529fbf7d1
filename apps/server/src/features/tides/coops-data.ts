import { readFromOutside } from "@striper/contract/validation";
import { parseIso, type Instant } from "@striper/marine/time";
import * as z from "zod/mini";
import { expectShape, parseJson, sampleOf } from "#server/platform/upstream/payload.ts";
import { UpstreamError } from "#server/platform/upstream/upstream-error.ts";
import type { UpstreamBody, UpstreamHttp } from "#server/platform/upstream/upstream-http.ts";

export interface CoopsReading {
  readonly at: Instant;
  readonly value: number;
}

export interface CoopsQuestion {
  readonly baseUrl: string;
  readonly station: string;
  readonly product: "water_level" | "water_temperature";
  readonly units: "english" | "metric";
  readonly hours: number;
  readonly isHourly?: boolean;
}

const timeoutMs = 15_000;
const maxBytes = 512 * 1024;
/** NOAA asks callers to identify themselves here. */
const application = "striper-conditions";

const refusal = z.object({ error: z.object({ message: z.string() }) });
/** Numbers arrive as text, empty when the sensor gave none. */
const series = z.object({ data: z.array(z.object({ t: z.string(), v: z.string() })) });

function addressOf(question: CoopsQuestion): string {
  const query = new URLSearchParams({
    station: question.station,
    product: question.product,
    range: String(question.hours),
    units: question.units,
    time_zone: "gmt",
    format: "json",
    application,
  });
  if (question.product === "water_level") query.set("datum", "MLLW");
  if (question.isHourly) query.set("interval", "h");
  return `${question.baseUrl}/api/prod/datagetter?${query.toString()}`;
}

/** Parses "2026-05-04 05:24" as GMT, which the answer itself does not state. */
const instantOf = (text: string): Instant | null => parseIso(`${text.replace(" ", "T")}:00Z`);

function readRow(row: { t: string; v: string }, body: UpstreamBody): CoopsReading | null {
  if (row.v.trim() === "") return null;
  const at = instantOf(row.t);
  const value = Number(row.v);
  if (at !== null && Number.isFinite(value)) return { at, value };
  const payload = sampleOf(body.bytes);
  throw new UpstreamError("schema", `"${row.v}" at "${row.t}" is no reading`, { payload });
}

/** Errors arrive with status 200. */
function refuseErrorBody(json: unknown, body: UpstreamBody): void {
  const error = readFromOutside(refusal, json);
  if (!error.success) return;
  const payload = sampleOf(body.bytes);
  throw new UpstreamError("refusal", error.data.error.message.slice(0, 200), { payload });
}

/** Returns at least one reading, in order of time. */
export async function askCoops(
  http: UpstreamHttp,
  question: CoopsQuestion,
): Promise<readonly [CoopsReading, ...CoopsReading[]]> {
  const body = await http.get({ url: addressOf(question), timeoutMs, maxBytes });
  // The request has no validators, so 304 is an error.
  if (body.kind === "unchanged") throw new UpstreamError("empty", "answered 304 unasked");
  const json = parseJson(body);
  refuseErrorBody(json, body);
  const readings = expectShape(series, json, body)
    .data.map((row) => readRow(row, body))
    .filter((reading) => reading !== null)
    .toSorted((a, b) => a.at - b.at);
  const [first, ...rest] = readings;
  if (first === undefined) throw new UpstreamError("empty", "has no readings");
  return [first, ...rest];
}

export const newestOf = (readings: readonly [CoopsReading, ...CoopsReading[]]): CoopsReading =>
  readings.at(-1) ?? readings[0];
