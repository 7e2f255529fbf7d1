import type { Position } from "@striper/marine/geo";
import { degrees, knots, type Knots } from "@striper/marine/units";
import type { BarSource, BarWind } from "#angling/bite-score/bar-safety.ts";
import { forecastPointAt } from "#angling/weather/forecast-points.ts";

/** A forecast or measured wind. Speeds are in knots, `from` in degrees; null when unknown. */
export interface KnownWind {
  readonly speed: number | null;
  readonly gusts: number | null;
  readonly from: number | null;
  readonly source: BarSource;
}

function strongest(speeds: readonly (number | null)[]): Knots | null {
  const known = speeds.filter((speed) => speed !== null);
  return known.length === 0 ? null : knots(Math.max(...known));
}

export function safetyWinds(known: readonly KnownWind[]) {
  return {
    wind: strongest(known.map(({ speed }) => speed)),
    gusts: strongest(known.map(({ gusts }) => gusts)),
    /** A wind without a speed says nothing about a bar. */
    winds: known.flatMap(({ speed, from, source }): BarWind[] =>
      speed === null
        ? []
        : [{ speed: knots(speed), from: from === null ? null : degrees(from), source }],
    ),
  };
}

export const forecastSourceAt = (position: Position): BarSource =>
  forecastPointAt(position) === "boston-harbor" ? "Boston forecast" : "marine forecast";
