import { startOfUtcDate } from "@striper/marine/time";

/** What the address of the full chart holds; what is missing is the harbor, and today. */
export interface TidesSearch {
  /** A height station's number; as a number it stands in the address without quotation marks. */
  readonly station?: number;
  readonly date?: string;
  /** A current station, or "none"; when missing, the nearest one. */
  readonly current?: string;
  /** Open while a reminder is made: of which tide, where a link says it. */
  readonly alert?: TideAlertStart;
}

const alertStarts = ["new", "high", "low", "slack"] as const;
export type TideAlertStart = (typeof alertStarts)[number];

/** NOAA's numbers of height stations, and its ids of current stations. */
const stationPattern = /^\d{7}$/;
const currentPattern = /^[A-Za-z0-9_@]{1,12}$/;
/** The harmonic method is good for decades, not for centuries. */
const years = { from: "1990-01-01", to: "2060-12-31" };

function text(value: unknown): string {
  // The router reads digits as a number.
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

export function isChartDate(date: string): boolean {
  return startOfUtcDate(date) !== null && date >= years.from && date <= years.to;
}

/** Reads an address that anybody may have written. */
export function tidesSearch(search: Record<string, unknown>): TidesSearch {
  const station = text(search["station"]);
  const date = text(search["date"]);
  const current = text(search["current"]);
  const alert = alertStarts.find((one) => one === search["alert"]);
  return {
    ...(stationPattern.test(station) ? { station: Number(station) } : {}),
    ...(isChartDate(date) ? { date } : {}),
    ...(currentPattern.test(current) ? { current } : {}),
    ...(alert === undefined ? {} : { alert }),
  };
}
