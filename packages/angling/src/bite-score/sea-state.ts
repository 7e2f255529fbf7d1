import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import { feet, type Feet } from "@striper/marine/units";
import { marineZonesAt } from "#angling/spots/marine-zones.ts";
import type { Bar } from "#angling/spots/spot.ts";
import type { MarineSpan } from "#angling/weather/marine-spans.ts";

interface SeaPlace {
  readonly bar: Bar | null;
  readonly position: Position;
}

/** Returns the coastal zone whose forecast covers the sea at a place. A rated bar names its own. */
export const seaZoneOf = ({ bar, position }: SeaPlace): string =>
  bar?.rating === "rated" ? bar.zone : (marineZonesAt(position)[0] ?? "");

/** Zones exposed to the swell that the Massachusetts Bay buoy measures. */
const zonesOfBuoy: ReadonlySet<string> = new Set(["ANZ250", "ANZ251", "ANZ154"]);

interface SeaQuestion {
  readonly place: SeaPlace;
  readonly from: Instant;
  readonly to: Instant;
  readonly waves: Feet | null;
  readonly marine: readonly MarineSpan[];
}

export interface SeaState {
  readonly sea: Feet | null;
  readonly fog: boolean;
}

export function seaStateIn({ place, from, to, waves, marine }: SeaQuestion): SeaState {
  const then = marine.filter((span) => span.from < to && span.to > from);
  const measured = waves !== null && zonesOfBuoy.has(seaZoneOf(place)) ? [waves] : [];
  const heights = [...then.flatMap((span) => span.waves ?? []), ...measured];
  return {
    sea: heights.length === 0 ? null : feet(Math.max(...heights)),
    fog: then.some(({ fog }) => fog),
  };
}
