import { formatIso, type Instant } from "@striper/marine/time";

/** A figure or rule an answer rests on, as the wire has it. */
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

/** A fact for whoever cannot open views: a model, the command line. */
export function factWithoutScreen(known: Fact): Omit<Fact, "screen"> {
  const { screen: _, ...rest } = known;
  return rest;
}

export interface FactParts {
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

/** Kind, value, unit and time; a value of null is no fact. */
export type FactRow = readonly [
  kind: string,
  value: Fact["value"] | null,
  unit?: string | null,
  at?: Instant | null,
];

/** Facts of one source that share a place, a screen or a time. */
export const factsFrom = (
  source: string,
  shared: FactParts,
  rows: readonly FactRow[],
): readonly Fact[] =>
  rows.flatMap(([kind, value, unit = shared.unit ?? null, at = shared.at ?? null]) =>
    value === null ? [] : [fact(kind, value, source, { ...shared, unit, at })],
  );

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
