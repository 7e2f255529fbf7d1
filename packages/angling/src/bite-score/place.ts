import type { Position } from "@striper/marine/geo";
import { jurisdictionAt } from "@striper/marine/jurisdiction";
import type { BitePreferences } from "#angling/bite-score/model.ts";
import {
  seasonPlaceAt,
  seasonPlaceOf,
  type SeasonPlace,
} from "#angling/bite-score/season-water.ts";
import { barNear, barOf } from "#angling/spots/bar.ts";
import { harborPreferences, preferencesOf } from "#angling/spots/preferences.ts";
import { spotPosition, type Bar, type Spot } from "#angling/spots/spot.ts";
import {
  bostonHarborPosition,
  isBostonHarborAsWhole,
  stationsNear,
  stationsOfSpot,
  type StationsOfPlace,
} from "#angling/spots/stations.ts";

export interface BitePlace {
  readonly spotId: string | null;
  readonly name: string;
  readonly position: Position;
  readonly preferences: BitePreferences;
  readonly stations: StationsOfPlace;
  readonly season: SeasonPlace;
  readonly isClosedWater: boolean;
  readonly bar: Bar | null;
}

export function bitePlaceOfSpot(spot: Spot): BitePlace {
  return {
    spotId: spot.id,
    name: spot.name,
    position: spotPosition(spot),
    preferences: preferencesOf(spot),
    stations: stationsOfSpot(spot),
    season: seasonPlaceOf(spot),
    isClosedWater: spot.waters === "federal",
    bar: barOf(spot.id),
  };
}

export function bitePlaceAt(position: Position): BitePlace {
  if (isBostonHarborAsWhole(position)) return bostonHarbor;
  const answer = jurisdictionAt(position);
  return {
    spotId: null,
    name: "This position",
    position,
    preferences: harborPreferences,
    stations: stationsNear(position),
    season: seasonPlaceAt(position),
    isClosedWater: answer.kind !== "outside-coverage" && answer.jurisdiction === "FED",
    bar: barNear(position),
  };
}

export const bostonHarbor: BitePlace = {
  spotId: null,
  name: "Boston Harbor",
  position: bostonHarborPosition,
  preferences: harborPreferences,
  stations: stationsNear(bostonHarborPosition),
  // The whole harbor includes open water, where no fish overwinter.
  season: { water: "boston", holdsFishOver: false, isEstuary: false },
  isClosedWater: false,
  bar: null,
};
