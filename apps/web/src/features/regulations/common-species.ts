import type { SpeciesId } from "@striper/angling/species";

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
