import type { SpeciesId } from "#angling/species/species.ts";

/** Names that stand for more than one fish; a rule must never be looked up under one of them. */
export const sharedNames: readonly {
  readonly names: readonly string[];
  readonly species: readonly SpeciesId[];
}[] = [
  { names: ["bass"], species: ["striped_bass", "black_sea_bass"] },
  { names: ["flounder", "flatfish"], species: ["summer_flounder", "winter_flounder", "yellowtail_flounder", "windowpane_ocean_pout"] },
  { names: ["tuna"], species: ["bluefin_tuna", "yellowfin_tuna"] },
  { names: ["scrod"], species: ["atlantic_cod", "haddock"] },
  { names: ["perch"], species: ["white_perch", "acadian_redfish"] },
  { names: ["dogfish"], species: ["spiny_dogfish", "sharks"] },
  { names: ["sole"], species: ["winter_flounder", "yellowtail_flounder", "american_plaice"] },
  // Sea herring is a third fish and has no row in the table.
  { names: ["herring"], species: ["river_herring", "american_shad"] },
  // Albacore tuna shares the yellowfin row; false albacore is another family.
  { names: ["albacore"], species: ["bonito_false_albacore", "yellowfin_tuna"] },
];

/** Fish the table does not hold whose names look like one it does: "pogy" is no porgy. */
export const otherFish: readonly string[] = [
  "pogy", "pogie", "pogies", "menhaden", "bunker", "mossbunker", "sea herring", "atlantic herring", "hake", "white hake", "red hake",
  "silver hake", "whiting", "bonefish", "blackfin tuna", "bigeye tuna", "albacore tuna", "skipjack", "skipjack tuna",
  "king mackerel", "chub mackerel", "red drum", "black drum", "largemouth bass", "smallmouth bass", "white bass",
  "rock bass", "yellow perch", "skate", "cunner", "butterfish", "kingfish", "gizzard shad", "hickory shad", "tilapia",
  "witch flounder", "gray sole", "smooth flounder", "brook trout", "rainbow trout", "bluegill", "sailfish", "scad", "conger eel",
  "northern shrimp", "shortfin squid",
];
