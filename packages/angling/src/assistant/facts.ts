import type { Instant } from "@striper/marine/time";

/** A figure or rule behind an answer, as sent to clients. */
export interface Fact {
  readonly kind: string;
  readonly value: string | number | boolean;
  readonly unit: string | null;
  readonly place: string | null;
  /** ISO 8601 in UTC: time of the event or validity. */
  readonly time: string | null;
  readonly source: string;
}

/** A row with a null value is dropped; without a source it gets the card's first. */
export type FactRow = readonly [
  kind: string,
  value: Fact["value"] | null,
  unit?: string | null,
  at?: Instant | null,
  source?: string,
];

/** Sources of values computed from date and place or built in. */
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

export function screenWith(
  path: string,
  fields: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const query = Object.entries(fields).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return query.length === 0 ? path : `${path}?${query.join("&")}`;
}
