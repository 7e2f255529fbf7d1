import { startOfUtcDate } from "@striper/marine/time";

export interface TidesSearch {
  /** NOAA station number; a number avoids quotation marks in the address. */
  readonly station?: number;
  readonly date?: string;
  /** Id of a current station, or "none"; defaults to the nearest. */
  readonly current?: string;
  readonly alert?: TideAlertStart;
}

const alertStarts = ["new", "high", "low", "slack"] as const;
export type TideAlertStart = (typeof alertStarts)[number];

/** NOAA's numbers of tide stations and ids of current stations. */
const stationPattern = /^\d{7}$/;
const currentPattern = /^[A-Za-z0-9_@]{1,12}$/;
/** Harmonic predictions hold for decades, not centuries. */
const years = { from: "1990-01-01", to: "2060-12-31" };

function text(value: unknown): string {
  // The router parses digits as a number.
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

export function isChartDate(date: string): boolean {
  return startOfUtcDate(date) !== null && date >= years.from && date <= years.to;
}

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
