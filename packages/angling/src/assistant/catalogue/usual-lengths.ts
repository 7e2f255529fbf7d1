import type { SpeciesId } from "#angling/species/index.ts";

/** Inches a fish hardly exceeds: "scup 41" are as many fish. */
export const hardlyLonger: Readonly<Partial<Record<SpeciesId, number>>> = {
  rainbow_smelt: 12,
  river_herring: 15,
  scup: 18,
  american_eel: 28,
  white_perch: 16,
  atlantic_mackerel: 20,
  acadian_redfish: 18,
  longfin_squid: 24,
  winter_flounder: 23,
  yellowtail_flounder: 24,
  american_plaice: 28,
  american_shad: 28,
  black_sea_bass: 27,
  tautog: 30,
  haddock: 36,
  bonito_false_albacore: 38,
  summer_flounder: 36,
};
