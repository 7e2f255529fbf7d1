import type { Position } from "@striper/marine/geo";

export const spotRegions = [
  "Boston Harbor",
  "Harbor Islands",
  "North Shore",
  "Cape Ann",
  "Merrimack & Plum Island",
  "NH Seacoast",
  "South Shore",
  "Cape Cod",
  "Offshore",
] as const;
export type SpotRegion = (typeof spotRegions)[number];

export const spotTypes = [
  "structure",
  "flats",
  "shore",
  "jetty",
  "rocks",
  "beach",
  "harbor",
  "island",
] as const;
export type SpotType = (typeof spotTypes)[number];

export const spotDifficulties = ["Beginner", "Intermediate", "Advanced"] as const;
export type SpotDifficulty = (typeof spotDifficulties)[number];

export const spotAccesses = [
  "Boat Only",
  "Boat/Wade",
  "Shore/Wade",
  "Shore",
  "Boat/Shore",
  "Shore/Boat",
  "Ferry",
  "Ferry/Boat",
] as const;
export type SpotAccess = (typeof spotAccesses)[number];

export const crowdLevels = ["low", "medium", "high"] as const;
export type CrowdLevel = (typeof crowdLevels)[number];

export const bestTimes = [
  "Dawn",
  "Dusk",
  "Changing Tides",
  "Early Morning",
  "Late Evening",
  "High Tide",
  "Moving Water",
  "Night",
  "Evening",
  "All Day",
] as const;
export type BestTime = (typeof bestTimes)[number];

export const spotFacilities = [
  "Parking",
  "Restrooms",
  "Food",
  "Bait Shop",
  "Boat Launch",
  "Beach Access",
  "Trails",
  "Ferry",
  "Camping",
  "Marina",
  "Historic Fort",
  "Historic Sites",
  "Education Center",
  "Beach",
  "Limited Parking",
] as const;
export type SpotFacility = (typeof spotFacilities)[number];

export const spotSpecies = [
  "Striped Bass",
  "Bluefish",
  "Atlantic Mackerel",
  "Winter Flounder",
  "Summer Flounder",
  "Pollock",
  "Scup",
  "Cod",
  "Tautog",
  "Haddock",
  "Bluefin Tuna",
  "Black Sea Bass",
  "Cusk",
  "Rainbow Smelt",
] as const;
export type SpotSpecies = (typeof spotSpecies)[number];

interface RatedWater {
  readonly rating: "rated";
  /** Direction of the ebb toward the sea, degrees true, accurate to about 20. */
  readonly seaward: number;
  /** The National Weather Service coastal zone that forecasts wind and seas here. */
  readonly zone: string;
  /** The buoy that measures the swell here; none of the supported buoys lies off the outer Cape. */
  readonly swell: "Massachusetts Bay" | "not measured";
}

/** Shallows across a river mouth or inlet, where an ebb breaks against wind or swell. */
export type Bar =
  | RatedWater
  /** No source was found, so the bar is not known to be safe. */
  | { readonly rating: "unrated" };

export type DescribedBar =
  | (RatedWater & {
      /** The point off the mouth from which `seaward` was read, longitude first. */
      readonly seawardFrom: readonly [longitude: number, latitude: number];
      readonly worst: string;
      readonly source: {
        readonly title: string;
        readonly url?: string;
        /** A year, a day, or the time of reading. */
        readonly date: string;
      };
    })
  | {
      readonly rating: "unrated";
      /** The month of the search. */
      readonly searched: string;
    };

/** A built-in fishing spot. Its pin marks a place on a chart, not a safe track to it. */
export interface Spot {
  readonly id: string;
  readonly name: string;
  /** Longitude first, as in GeoJSON. */
  readonly coordinates: readonly [longitude: number, latitude: number];
  readonly coordinates_text: string;
  readonly type: SpotType;
  readonly region: SpotRegion;
  readonly state: "MA" | "NH";
  readonly waters: "state" | "federal";
  readonly note: string;
  readonly description: string;
  readonly species: readonly SpotSpecies[];
  readonly primarySpecies: SpotSpecies;
  readonly bestTimes: readonly BestTime[];
  readonly difficulty: SpotDifficulty;
  readonly access: SpotAccess;
  /** Feet, as text. */
  readonly depth: string;
  readonly tips: string;
  readonly regulations?: string;
  readonly season: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly facilities: readonly SpotFacility[];
  readonly crowdLevel: CrowdLevel;
  readonly bestBaits: readonly string[];
  readonly bar?: DescribedBar;
  readonly coordinateSource: string;
  readonly coordinateUncertaintyMetres: number;
  /** Null where the mapped shoreline ends (rivers, the canal). */
  readonly distanceToShoreMetres: number | null;
  readonly shorelineSource: string;
}

export type BestFlow = "ebb" | "flood" | "either";

export interface BestWind {
  /** Center and half width of the direction it blows from, degrees true. */
  readonly from: number;
  readonly within: number;
  /** Knots, inclusive. */
  readonly least: number;
  readonly most: number;
}

/**
 * A manual choice of stations where the nearest one lies on other water: behind a barrier beach, up
 * a river, or across a cape.
 */
export interface StationChoice {
  /** NOAA station id. */
  readonly tide?: string;
  /** Null when no station describes this water. */
  readonly current?: null;
}

export type SpotColorToken = `spot-${SpotType}`;

export function spotColor(type: SpotType): SpotColorToken {
  return `spot-${type}`;
}

export function spotPosition(spot: Pick<Spot, "coordinates">): Position {
  const [longitude, latitude] = spot.coordinates;
  return { latitude, longitude };
}
