/** All fish and shellfish of the rule table, by the id used in tables, logs and links. */
export const speciesIds = [
  "striped_bass",
  "bluefish",
  "summer_flounder",
  "winter_flounder",
  "black_sea_bass",
  "scup",
  "tautog",
  "atlantic_cod",
  "haddock",
  "pollock",
  "atlantic_mackerel",
  "spanish_mackerel",
  "bluefin_tuna",
  "yellowfin_tuna",
  "bonito_false_albacore",
  "atlantic_halibut",
  "american_plaice",
  "yellowtail_flounder",
  "windowpane_ocean_pout",
  "acadian_redfish",
  "cusk",
  "atlantic_wolffish",
  "monkfish",
  "weakfish",
  "white_perch",
  "rainbow_smelt",
  "american_shad",
  "river_herring",
  "american_eel",
  "spiny_dogfish",
  "sharks",
  "permitted_sharks",
  "white_shark",
  "mako_sharks",
  "prohibited_sharks",
  "hammerhead_sharks",
  "small_sharks",
  "american_lobster",
  "longfin_squid",
  "atlantic_menhaden",
  "atlantic_herring",
  "silversides",
  "bait_crabs",
] as const;

export type SpeciesId = (typeof speciesIds)[number];

export interface TypicalRange {
  readonly minimum: number;
  readonly maximum: number;
  readonly average: number;
}

/** Placeholders of a catch form; never stored. */
export interface TypicalSize {
  /** Inches. */
  readonly length: TypicalRange;
  /** Pounds. */
  readonly weight: TypicalRange;
}

export const typicalSizeNames = [
  "stripedBass",
  "bluefish",
  "flounder",
  "tuna",
  "cod",
  "other",
] as const;
export type TypicalSizeName = (typeof typicalSizeNames)[number];

export interface Species {
  readonly id: SpeciesId;
  readonly commonName: string;
  readonly scientificName: string;
  /** Other names in lower case. The common name need not be repeated. */
  readonly aliases: readonly string[];
  readonly typicalSize: TypicalSize;
}

export function isSpeciesId(text: string): text is SpeciesId {
  return speciesIds.some((id) => id === text);
}
