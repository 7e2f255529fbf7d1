import type { SeenBox } from "#web/features/vessels/stream/vessel-stream.ts";

/** So much more than is seen on every side, that a small move needs no new stream. */
const margin = 0.35;
/** Numbers of the contract, degrees. */
const within = (value: number, most: number) => Math.max(-most, Math.min(most, value));
const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

export function widened({ south, west, north, east }: SeenBox): SeenBox {
  const [up, across] = [(north - south) * margin, (east - west) * margin];
  return {
    south: rounded(within(south - up, 90)),
    west: rounded(within(west - across, 180)),
    north: rounded(within(north + up, 90)),
    east: rounded(within(east + across, 180)),
  };
}

const holds = (outer: SeenBox, inner: SeenBox): boolean =>
  inner.south >= outer.south &&
  inner.north <= outer.north &&
  inner.west >= outer.west &&
  inner.east <= outer.east;

const area = ({ south, west, north, east }: SeenBox) => (north - south) * (east - west);

/** A much smaller look needs fewer vessels: not so many are sent for nothing. */
const tooWide = 8;

/** Whether what is watched still fits what is seen. */
export const stillFits = (watched: SeenBox, seen: SeenBox): boolean =>
  holds(watched, seen) && area(watched) <= area(seen) * tooWide;
