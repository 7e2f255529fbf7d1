import { formatIso, type Instant } from "@striper/marine/time";

/** A figure or rule an answer rests on, as the wire has it; docs/decisions/150 lists the kinds. */
export interface Fact {
  readonly kind: string;
  readonly value: string | number | boolean;
  readonly unit: string | null;
  readonly place: string | null;
  /** ISO 8601 in UTC: when it holds or happens. */
  readonly time: string | null;
  readonly source: string;
  /** The view behind it. */
  readonly screen: string | null;
}

interface FactParts {
  readonly unit?: string | null;
  readonly place?: string | null;
  readonly at?: Instant | null;
  readonly screen?: string | null;
}

export function fact(
  kind: string,
  value: Fact["value"],
  source: string,
  { unit = null, place = null, at = null, screen = null }: FactParts = {},
): Fact {
  return { kind, value, unit, place, time: at === null ? null : formatIso(at), source, screen };
}

/** What names the origin of a figure that follows from date and place alone. */
export const sources = {
  tide: "NOAA harmonic tide prediction",
  current: "NOAA harmonic current prediction",
  sky: "Computed from date and place",
  bite: "Striper Conditions bite score",
  spots: "Built-in spot catalogue",
  species: "Built-in species catalogue",
  log: "Your catch log",
  licenses: "Your stored licenses",
  lines: "Built-in three-mile line",
  app: "Striper Conditions",
} as const;

export const screens = {
  tides: "/tides",
  dashboard: "/dashboard",
  regulations: "/regulations",
  log: "/catch-logger",
  licenses: "/licenses",
  map: "/map",
  spots: "/fishing-spots",
  spot: (id: string): string => `/fishing-spots/${id}`,
} as const;
