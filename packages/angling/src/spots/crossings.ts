import { parsePosition, type Position } from "@striper/marine/geo";
import { metres, type Metres } from "@striper/marine/units";

/** Ground that dries and is waded to: chosen here, or tapped on the map. */
export interface CrossingPlace {
  readonly id: string;
  readonly name: string;
  /** What people call the land beside it: "the bar at Thompson". */
  readonly beside: readonly string[];
  readonly position: Position;
  /** From the far end back to the shore, as the chart measures it. */
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

/** The one that words name: itself, or the land beside it. */
export const crossingNamed = (words: string): CrossingPlace | null =>
  crossings.find(({ name, beside }) =>
    [name.toLowerCase(), ...beside].some((phrase) => ` ${words} `.includes(` ${phrase} `)),
  ) ?? null;

const usualDistance = metres(300);

/** An id of the list, or a position as the map passes it. */
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
