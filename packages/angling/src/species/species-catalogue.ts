import catalogue from "./catalogue/species.json" with { type: "json" };
import type { Species } from "./species.ts";

export const { typicalSizes } = catalogue;

/** In the order a list offers them: what is caught most around Boston Harbor first. */
export const speciesCatalogue: readonly Species[] = catalogue.species.map(
  ({ typicalSize, ...species }) => ({ ...species, typicalSize: typicalSizes[typicalSize] }),
);

/** Names that stand for more than one fish; a rule must never be looked up under one of them. */
export const { sharedNames } = catalogue;

/** Fish without a rule whose names look like one with a rule: "pogy" is no porgy. */
export const { otherFish } = catalogue;
