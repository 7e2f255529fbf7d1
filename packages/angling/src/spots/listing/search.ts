export interface SearchableSpot {
  readonly name: string;
  readonly description?: string | null;
  readonly species?: readonly string[] | null;
  readonly type?: string | null;
  readonly primarySpecies?: string | null;
}

export function searchSpots<S extends SearchableSpot>(spots: readonly S[], text: string): S[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return [...spots];
  const contains = (value: string | null | undefined): boolean =>
    value?.toLowerCase().includes(wanted) ?? false;
  return spots.filter(
    (spot) =>
      contains(spot.name) ||
      contains(spot.description) ||
      (spot.species ?? []).some(contains) ||
      contains(spot.type) ||
      contains(spot.primarySpecies),
  );
}
