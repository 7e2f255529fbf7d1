import type { SpeciesId } from "@striper/angling/species";

/** What people fish for around Boston: one tap away; the rest is behind a button. */
export const commonSpecies: readonly SpeciesId[] = [
  "striped_bass",
  "bluefish",
  "summer_flounder",
  "winter_flounder",
  "black_sea_bass",
  "tautog",
  "atlantic_cod",
  "haddock",
];
