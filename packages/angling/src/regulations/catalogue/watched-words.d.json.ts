import type { SpeciesId } from "#angling/species/index.ts";

declare const catalogue: {
  readonly species: Readonly<Record<SpeciesId, readonly string[]>>;
  /** Phrases that contain a species name but mean something else. */
  readonly not: Readonly<Partial<Record<SpeciesId, readonly string[]>>>;
  readonly notices: Readonly<Record<string, readonly string[]>>;
};
export default catalogue;
