import { parsePosition, type Position } from "@striper/marine/geo";
import { metres, type Metres } from "@striper/marine/units";

/** Ground that dries and is crossed on foot, from this list or chosen on the map. */
export interface CrossingPlace {
  readonly id: string;
  readonly name: string;
  /** Names of the land beside it, as in "the bar at Thompson". */
  readonly beside: readonly string[];
  readonly position: Position;
  readonly distance: Metres;
}

export const crossings: readonly CrossingPlace[] = [
  {
    id: "moon-head-flats",
    name: "Long Island and Moon Head flats",
    beside: ["moon head", "moon island", "long island"],
    position: { latitude: 42.3056, longitude: -70.9945 },
    distance: metres(400),
  },
  {
    id: "thompson-spit",
    name: "Thompson spit",
    beside: ["thompson", "thompsons"],
    position: { latitude: 42.3056, longitude: -71.0095 },
    distance: metres(500),
  },
  {
    id: "lovells-bars",
    name: "Lovells bars",
    beside: ["lovell", "lovells"],
    position: { latitude: 42.327, longitude: -70.927 },
    distance: metres(250),
  },
];

export const crossingNamed = (words: string): CrossingPlace | null =>
  crossings.find(({ name, beside }) =>
    [name.toLowerCase(), ...beside].some((phrase) => ` ${words} `.includes(` ${phrase} `)),
  ) ?? null;

const usualDistance = metres(300);

/**
 * Finds a crossing by its id, or by a position in the map's format. Falls back to the first in the
 * list.
 */
export function crossingOf(place: string | undefined): CrossingPlace {
  const [first] = crossings;
  if (first === undefined) throw new Error("the list of crossings is empty");
  if (place === undefined) return first;
  const listed = crossings.find(({ id }) => id === place);
  if (listed !== undefined) return listed;
  const position = parsePosition(place);
  if (position === null) return first;
  const { latitude, longitude } = position;
  const name = `Flat at ${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
  return { id: place, name, beside: [], position, distance: usualDistance };
}
