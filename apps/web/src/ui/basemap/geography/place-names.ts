import rows from "#web/ui/basemap/catalogue/place-names.json" with { type: "json" };

/** A named place for orientation. */
export interface PlaceName {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly kind: "town" | "water" | "island" | "land";
  /** Shown from this zoom on. */
  readonly from: number;
}

/** The more important first: on a crowded map they keep their place. */
export const placeNames: readonly PlaceName[] = rows.map(
  ([name, longitude, latitude, kind, from]) => ({ name, longitude, latitude, kind, from }),
);
