import catalogue from "./catalogue/species.json" with { type: "json" };
import type { Species } from "./species.ts";

export const { typicalSizes } = catalogue;

/** In list order, with the most caught species around Boston Harbor first. */
export const speciesCatalogue: readonly Species[] = catalogue.species.map(
  ({ typicalSize, ...species }) => ({ ...species, typicalSize: typicalSizes[typicalSize] }),
);

/** Names for several fish; a rule must never be looked up by one of them. */
export const { sharedNames } = catalogue;

/** Fish without a rule whose names resemble one with a rule: "pogy" is not porgy. */
export const { otherFish } = catalogue;
