import type { SpeciesId } from "#angling/species/index.ts";

/** Words by which official pages name each species and each notice's subject. */
declare const catalogue: {
  readonly species: Readonly<Record<SpeciesId, readonly string[]>>;
  /** Phrases that contain a species name but mean something else. */
  readonly not: Readonly<Partial<Record<SpeciesId, readonly string[]>>>;
  readonly notices: Readonly<Record<string, readonly string[]>>;
};
export default catalogue;
