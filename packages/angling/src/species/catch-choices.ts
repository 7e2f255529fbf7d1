import { findSpecies } from "./find-species.ts";
import { typicalSizes } from "./species-catalogue.ts";
import type { SpeciesId, TypicalSize } from "./species.ts";

/** A choice of the catch form. "Flounder", "Tuna" and "Other" are no single species. */
export interface CatchChoice {
  readonly label: string;
  readonly species: SpeciesId | null;
}

/** Choices of the two catch forms, from the specification, section 5. */
export const firstFormChoices: readonly CatchChoice[] = [
  { label: "Striped Bass", species: "striped_bass" },
  { label: "Bluefish", species: "bluefish" },
  { label: "Flounder", species: null },
  { label: "Black Bass", species: "black_sea_bass" },
  { label: "Scup", species: "scup" },
  { label: "Tautog", species: "tautog" },
  { label: "Cod", species: "atlantic_cod" },
  { label: "Haddock", species: "haddock" },
  { label: "Mackerel", species: "atlantic_mackerel" },
  { label: "Other", species: null },
];

export const secondFormChoices: readonly CatchChoice[] = [
  { label: "Striped Bass", species: "striped_bass" },
  { label: "Bluefish", species: "bluefish" },
  { label: "Flounder", species: null },
  { label: "Tuna", species: null },
  { label: "Cod", species: "atlantic_cod" },
  { label: "Haddock", species: "haddock" },
];

const sizeOfSharedLabel: ReadonlyMap<string, TypicalSize> = new Map([
  ["flounder", typicalSizes.flounder],
  ["tuna", typicalSizes.tuna],
]);

export function typicalSizeOf(label: string): TypicalSize {
  const match = findSpecies(label);
  if (match.kind === "found") return match.species.typicalSize;
  return sizeOfSharedLabel.get(label.trim().toLowerCase()) ?? typicalSizes.other;
}
