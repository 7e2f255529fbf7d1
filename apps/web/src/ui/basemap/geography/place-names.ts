import rows from "#web/ui/basemap/catalogue/place-names.json" with { type: "json" };

export interface PlaceName {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly kind: "town" | "water" | "island" | "land";
  /** Zoom level from which the name is shown. */
  readonly from: number;
}

/** Ordered by importance: on a crowded map the earlier names are placed first. */
export const placeNames: readonly PlaceName[] = rows.map(
  ([name, longitude, latitude, kind, from]) => ({ name, longitude, latitude, kind, from }),
);
