import type { SpeciesId } from "#angling/species/index.ts";

/** Which words of an official page are about a fish, or about what a notice is about. */
declare const catalogue: {
  readonly species: Readonly<Record<SpeciesId, readonly string[]>>;
  /** Words that contain a name and mean something else. */
  readonly not: Readonly<Partial<Record<SpeciesId, readonly string[]>>>;
  readonly notices: Readonly<Record<string, readonly string[]>>;
};
export default catalogue;
