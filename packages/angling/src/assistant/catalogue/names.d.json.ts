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
    readonly spot?: string;
  }[];
  readonly spots: Readonly<Record<string, readonly string[]>>;
  readonly elsewhere: readonly string[];
  readonly fish: Readonly<Partial<Record<SpeciesId, readonly string[]>>>;
  readonly sharedFish: readonly {
    readonly names: readonly string[];
    readonly species: readonly SpeciesId[];
  }[];
  readonly otherFish: readonly string[];
  /** Everyday words, read as a place only where a place can stand. */
  readonly ordinaryPlaces: readonly string[];
  /** Words that name a fish only in the plural. */
  readonly fishInPlural: readonly string[];
  /** Baits for which the rule table only says where to look. */
  readonly baitsNotHeld: readonly SpeciesId[];
};
export default catalogue;
