import { spots, type Spot, type SpotType } from "@striper/angling/spots";
import type { MySpot } from "#web/features/spots/my-spots.ts";

/** A built-in spot, or one of the user's own with fewer facts. */
export interface ListedSpot {
  readonly id: string;
  readonly name: string;
  /** Longitude first, as in GeoJSON. */
  readonly coordinates: readonly [longitude: number, latitude: number];
  readonly description: string | null;
  readonly type: SpotType | null;
  readonly species: readonly string[];
  readonly primarySpecies: string | null;
  readonly access: string | null;
  readonly difficulty: string | null;
  readonly rating: number | null;
  readonly builtIn: Spot | null;
  readonly own: MySpot | null;
}

export function listedBuiltIn(spot: Spot): ListedSpot {
  const { id, name, coordinates, description, type, species, primarySpecies } = spot;
  const { access, difficulty, rating } = spot;
  return {
    id,
    name,
    coordinates,
    description,
    type,
    species,
    primarySpecies,
    access,
    difficulty,
    rating,
    builtIn: spot,
    own: null,
  };
}

export function listedOwn(spot: MySpot): ListedSpot {
  const { latitude, longitude } = spot.position;
  return {
    id: spot.spot_id,
    name: spot.name,
    coordinates: [longitude, latitude],
    description: spot.notes,
    type: null,
    species: [],
    primarySpecies: null,
    access: null,
    difficulty: null,
    rating: null,
    builtIn: null,
    own: spot,
  };
}

const builtIn: readonly ListedSpot[] = spots.map(listedBuiltIn);

export function allListed(own: readonly MySpot[]): ListedSpot[] {
  return [...own.map(listedOwn), ...builtIn];
}
