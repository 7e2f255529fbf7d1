import type { Position } from "@striper/marine/geo";
import type { SeasonWater } from "#angling/bite-score/model.ts";
import type { Spot, SpotRegion } from "#angling/spots/spot.ts";

export interface SeasonPlace {
  readonly water: SeasonWater;
  readonly holdsFishOver: boolean;
  /** True for shallow river water, which warms before the sea in spring. */
  readonly isEstuary: boolean;
}

const ofRegion: Partial<Record<SpotRegion, SeasonWater>> = {
  "Boston Harbor": "boston",
  "Harbor Islands": "boston",
  "North Shore": "north-shore",
  "Cape Ann": "north-shore",
  "Merrimack & Plum Island": "north-shore",
  "NH Seacoast": "new-hampshire",
  "South Shore": "south-shore",
  "Cape Cod": "canal",
};

/**
 * Spots in the Mystic, Charles, Neponset, Fore, Back and North rivers or the inner harbor, for
 * which dated winter reports exist. Open shore is never included.
 */
const holdoverSpots: ReadonlySet<string> = new Set([
  "tenean-beach-neponset",
  "squantum-point",
  "fore-river-bridge",
  "weymouth-back-river",
  "hewitts-cove",
  "damons-point",
]);

/** Spots on river or sound water, which sea sensors do not represent in May. */
const estuarySpots: ReadonlySet<string> = new Set([
  ...holdoverSpots,
  "joppa-flats",
  "deer-island-chain-bridge",
  "plum-island-sound",
  "adams-point",
  "hilton-park",
]);

/**
 * Dividing lines across the coast, in degrees. The Piscataqua separates Maine from New Hampshire,
 * and the state line at Seabrook separates New Hampshire from Massachusetts. Nahant, Point Allerton
 * and the Canal's east end divide the Massachusetts shore as fishing reports do.
 */
const southOfMaine = 43.07;
const southOfNewHampshire = 42.872;
const southOfNorthShore = 42.415;
const southOfBoston = 42.315;
const southOfSouthShore = 41.8;
const harborIsWestOf = -70.85;
const capeIsEastOf = -70.4;
const capeIsSouthOf = 42.15;
const harborIsNorthOf = 42.22;

export function seasonWaterAt({ latitude, longitude }: Position): SeasonWater {
  if (latitude >= southOfMaine && longitude > -70.72) return "southern-maine";
  if (latitude >= southOfNewHampshire) return "new-hampshire";
  if (latitude >= southOfNorthShore) return "north-shore";
  if (longitude > capeIsEastOf && latitude < capeIsSouthOf) return "canal";
  if (latitude >= southOfBoston) return "boston";
  if (latitude >= harborIsNorthOf && longitude <= harborIsWestOf) return "boston";
  return latitude >= southOfSouthShore ? "south-shore" : "canal";
}

const innerHarbor = { west: -71.13, east: -71.02, south: 42.27, north: 42.42 } as const;

export function seasonPlaceAt(position: Position): SeasonPlace {
  const { latitude, longitude } = position;
  const { west, east, south, north } = innerHarbor;
  const isInner = latitude > south && latitude < north && longitude > west && longitude < east;
  return { water: seasonWaterAt(position), holdsFishOver: isInner, isEstuary: isInner };
}

export function seasonPlaceOf(spot: Pick<Spot, "id" | "region" | "coordinates">): SeasonPlace {
  const [longitude, latitude] = spot.coordinates;
  return {
    water: ofRegion[spot.region] ?? seasonWaterAt({ latitude, longitude }),
    holdsFishOver: holdoverSpots.has(spot.id),
    isEstuary: estuarySpots.has(spot.id),
  };
}
