export {
  firstFormChoices,
  secondFormChoices,
  typicalSizeOf,
  type CatchChoice,
} from "./catch-choices.ts";
export { editDistance } from "./edit-distance.ts";
export { findSpecies, speciesNamed, speciesOf, type SpeciesMatch } from "./find-species.ts";
export { speciesCatalogue } from "./species-catalogue.ts";
export {
  isSpeciesId,
  speciesIds,
  type Species,
  type SpeciesId,
  type TypicalRange,
  type TypicalSize,
} from "./species.ts";
