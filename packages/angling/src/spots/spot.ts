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

/** What a rule needs of a bar of which a source says when it is dangerous. */
interface RatedWater {
  readonly rating: "rated";
  /** Degrees true toward which the ebb runs out, to about 20 degrees. */
  readonly seaward: number;
  /** The National Weather Service's coastal zone whose forecast is for the wind and seas here. */
  readonly zone: string;
  /** The buoy that measures the swell here; no buoy of the product lies off the outer Cape. */
  readonly swell: "Massachusetts Bay" | "not measured";
}

/** Shallows across a river mouth or an inlet, where an ebb against wind or swell breaks. */
export type Bar =
  | RatedWater
  /** No source was found that speaks of it: it is not known to be safe. */
  | { readonly rating: "unrated" };

/** A bar with what is known of it in words. */
export type DescribedBar =
  | (RatedWater & {
      /** Off the mouth: from there `seaward` was read off the shoreline, longitude first. */
      readonly seawardFrom: readonly [longitude: number, latitude: number];
      /** What the source says is worst, in a sentence. */
      readonly worst: string;
      readonly source: {
        readonly title: string;
        readonly url?: string;
        /** A year, a day, or when it was read. */
        readonly date: string;
      };
    })
  | {
      readonly rating: "unrated";
      /** The month of the search. */
      readonly searched: string;
    };

/** One built-in fishing spot. The pin marks a place on a chart, not a safe track to it. */
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
  /** Where a bar lies across a river mouth or an inlet. */
  readonly bar?: DescribedBar;
  readonly coordinateSource: string;
  readonly coordinateUncertaintyMetres: number;
  /** Null where the mapped shoreline does not reach (rivers, the canal). */
  readonly distanceToShoreMetres: number | null;
  readonly shorelineSource: string;
}

/** Which way the water should run, where the words of a spot say so. */
export type BestFlow = "ebb" | "flood" | "either";

export interface BestWind {
  /** Direction the wind comes from: centre and half width of the sector, degrees true. */
  readonly from: number;
  readonly within: number;
  /** Knots, inclusive. */
  readonly least: number;
  readonly most: number;
}

/**
 * Where the nearest station in a straight line lies on other water: behind a barrier beach, up a
 * river, on the far side of a cape.
 */
export interface StationChoice {
  /** NOAA station id. */
  readonly tide?: string;
  /** Null: no station describes this water. */
  readonly current?: null;
}

/** Name of the design token that colors a type; the palette itself belongs to the screens. */
export type SpotColorToken = `spot-${SpotType}`;

export function spotColor(type: SpotType): SpotColorToken {
  return `spot-${type}`;
}

export function spotPosition(spot: Pick<Spot, "coordinates">): Position {
  const [longitude, latitude] = spot.coordinates;
  return { latitude, longitude };
}
