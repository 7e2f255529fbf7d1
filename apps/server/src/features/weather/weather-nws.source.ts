import { day, hour, minute, parseIso, type Instant } from "@striper/marine/time";
import type { Position } from "@striper/marine/geo";
import * as z from "zod/mini";
import { gridSchema, hoursOfGrid } from "#server/features/weather/grid-hours.ts";
import { forecastHour } from "#server/features/weather/forecast-hour.ts";
import type { Forecast } from "#server/features/weather/forecast-hour.ts";
import { hostOf } from "#server/platform/observations/source.ts";
import type { Source } from "#server/platform/observations/source.ts";
import { expectShape, parseJson, sampleOf } from "#server/platform/upstream/payload.ts";
import { UpstreamError } from "#server/platform/upstream/upstream-error.ts";
import { noValidators } from "#server/platform/upstream/upstream-http.ts";
import type {
  UpstreamBody,
  UpstreamHttp,
  Validators,
} from "#server/platform/upstream/upstream-http.ts";

/** The grid is updated about hourly. */
const refreshEvery = 30 * minute;
const timeoutMs = 20_000;
const pointBytes = 64 * 1024;
const gridBytes = 4 * 1024 * 1024;
/** Cells move; the Weather Service asks clients to look them up again from time to time. */
const cellExpiresAfter = day;

const accept = "application/geo+json";

const point = z.object({
  properties: z.object({
    gridId: z.string().check(z.regex(/^[A-Z]{3}$/u)),
    gridX: z.int().check(z.nonnegative()),
    gridY: z.int().check(z.nonnegative()),
  }),
});

interface Cell {
  readonly path: string;
  readonly foundAt: Instant;
}

/** At most four decimals without trailing zeros; other forms are redirected. */
const coordinate = (degrees: number): string => String(Number(degrees.toFixed(4)));

async function findCell(http: UpstreamHttp, baseUrl: string, at: Position, now: Instant) {
  const url = `${baseUrl}/points/${coordinate(at.latitude)},${coordinate(at.longitude)}`;
  const body = await http.get({ url, timeoutMs, maxBytes: pointBytes, accept });
  if (body.kind === "unchanged") throw new UpstreamError("empty", "answered 304 unasked");
  const { gridId, gridX, gridY } = expectShape(point, parseJson(body), body).properties;
  return { path: `/gridpoints/${gridId}/${gridX},${gridY}`, foundAt: now };
}

function readGrid(body: UpstreamBody): { value: Forecast; issuedAt: Instant } {
  const { properties } = expectShape(gridSchema, parseJson(body), body);
  const payload = sampleOf(body.bytes);
  const issuedAt = parseIso(properties.updateTime);
  if (issuedAt === null) throw new UpstreamError("schema", "updateTime is no date", { payload });
  const hours = hoursOfGrid(properties);
  if (hours === null)
    throw new UpstreamError("schema", "a layer has unknown times or units", { payload });
  const isUseful = hours.some(({ temperature, windSpeed }) => (temperature ?? windSpeed) !== null);
  if (!isUseful) throw new UpstreamError("empty", "has neither temperature nor wind", { payload });
  return { value: { hours }, issuedAt };
}

async function currentCell(
  known: Cell | null,
  find: () => Promise<Cell>,
  now: Instant,
): Promise<Cell> {
  if (known === null) return find();
  if (now - known.foundAt < cellExpiresAfter) return known;
  return find().catch((error: unknown) => {
    if (error instanceof UpstreamError) return known;
    throw error;
  });
}

const isGone = (error: unknown): boolean =>
  error instanceof UpstreamError && error.details.status === 404;

/**
 * Follows the hourly forecast for a position: finds its grid cell, then reads the cell's raw grid.
 */
export function forecastSource(
  baseUrl: string,
  position: Position,
  name = "nws-grid",
): Source<Forecast> {
  let cell: Cell | null = null;
  /** Path of the cell that the validators belong to; null after a start. */
  let answeredBy: string | null = null;

  const askGrid = (http: UpstreamHttp, { path }: Cell, validators: Validators) =>
    http.get({ url: `${baseUrl}${path}`, timeoutMs, maxBytes: gridBytes, accept, validators });

  return {
    key: `weather/${name} ${hostOf(baseUrl)}`,
    refreshEvery,
    stored: z.object({ hours: z.array(forecastHour) }),
    async fetch({ http, now, validators }) {
      const find = () => findCell(http, baseUrl, position, now);
      const current = await currentCell(cell, find, now);
      cell = current;
      const cached = current.path === answeredBy ? validators : noValidators;
      const answer = await askGrid(http, current, cached).catch(async (error: unknown) => {
        if (!isGone(error) || current.foundAt === now) throw error;
        cell = await find();
        return askGrid(http, cell, noValidators);
      });
      if (answer.kind === "unchanged") return answer;
      answeredBy = cell.path;
      return { kind: "answer", ...readGrid(answer), validators: answer.validators };
    },
  };
}

/** Forecasts are issued several times a day; after three days seasonal averages are as good. */
export const forecastLifetime = { live: 8 * hour, useful: 3 * day };
