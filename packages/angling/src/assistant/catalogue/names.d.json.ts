import type { SpeciesId } from "#angling/species/species.ts";
import type { SpotRegion } from "#angling/spots/spot.ts";

declare const catalogue: {
  readonly places: readonly {
    readonly names: readonly string[];
    /** Longitude and latitude. */
    readonly position: readonly [number, number];
    readonly tide: string | null;
    readonly current: string | null;
    readonly state: "MA" | "NH" | "SOUND" | "CAPE" | "FED" | "POSITION";
    readonly region?: SpotRegion;
  }[];
  readonly spots: Readonly<Record<string, readonly string[]>>;
  readonly elsewhere: readonly string[];
  readonly fish: Readonly<Partial<Record<SpeciesId, readonly string[]>>>;
  readonly sharedFish: readonly {
    readonly names: readonly string[];
    readonly species: readonly SpeciesId[];
  }[];
  readonly otherFish: readonly string[];
  readonly longest: Readonly<Partial<Record<SpeciesId, number>>>;
};
export default catalogue;
