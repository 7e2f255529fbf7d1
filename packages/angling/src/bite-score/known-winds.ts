import type { Position } from "@striper/marine/geo";
import { degrees, knots, type Knots } from "@striper/marine/units";
import type { BarSource, BarWind } from "#angling/bite-score/bar-safety.ts";
import { forecastPointAt } from "#angling/weather/forecast-points.ts";

/** A wind of some hours, forecast or measured: knots, and degrees it blows from; null is not known. */
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

/** What safety asks of all winds known of some hours. */
export function safetyWinds(known: readonly KnownWind[]) {
  return {
    wind: strongest(known.map(({ speed }) => speed)),
    gusts: strongest(known.map(({ gusts }) => gusts)),
    /** As a bar feels them: a wind without its strength says nothing. */
    winds: known.flatMap(({ speed, from, source }): BarWind[] =>
      speed === null
        ? []
        : [{ speed: knots(speed), from: from === null ? null : degrees(from), source }],
    ),
  };
}

/** Whose the hourly forecast at a position is: of its own water, or Boston's for want of a nearer one. */
export const forecastSourceAt = (position: Position): BarSource =>
  forecastPointAt(position) === "boston-harbor" ? "Boston forecast" : "marine forecast";
