import type { accessChoices, difficultyChoices, speciesChoices, typeChoices } from "./choices.ts";

export interface SpotFilter {
  readonly type: (typeof typeChoices)[number];
  readonly access: (typeof accessChoices)[number];
  readonly species: (typeof speciesChoices)[number];
  readonly difficulty: (typeof difficultyChoices)[number];
}

export const noFilter: SpotFilter = {
  type: "all",
  access: "all",
  species: "all",
  difficulty: "all",
};

export interface FilterableSpot {
  readonly type?: string | null;
  readonly access?: string | null;
  readonly species?: readonly string[] | null;
  readonly primarySpecies?: string | null;
  readonly difficulty?: string | null;
}

const accessText = { shore: "shore", boat: "boat only", wade: "wade" } as const;

function matchesAccess(spot: FilterableSpot, choice: SpotFilter["access"]): boolean {
  if (choice === "all") return true;
  return spot.access?.toLowerCase().includes(accessText[choice]) ?? false;
}

function matchesSpecies(spot: FilterableSpot, choice: SpotFilter["species"]): boolean {
  if (choice === "all") return true;
  const isAsked = (name: string | null | undefined): boolean =>
    name?.toLowerCase().includes(choice) ?? false;
  return (spot.species ?? []).some(isAsked) || isAsked(spot.primarySpecies);
}

export function filterSpots<S extends FilterableSpot>(
  spots: readonly S[],
  choices: Partial<SpotFilter>,
): S[] {
  const filter = { ...noFilter, ...choices };
  return spots.filter(
    (spot) =>
      (filter.type === "all" || spot.type === filter.type) &&
      matchesAccess(spot, filter.access) &&
      matchesSpecies(spot, filter.species) &&
      (filter.difficulty === "all" || spot.difficulty === filter.difficulty),
  );
}
