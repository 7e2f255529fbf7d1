import { spotColor, spotPosition, spots, type SpotType } from "@striper/angling/spots";
import type { MySpot } from "#web/features/spots/my-spots.ts";
import type { BasemapMarker, MarkerShape } from "#web/ui/basemap/basemap-types.ts";

/** Types differ by shape as well as by color. */
export const spotShapes = {
  structure: "diamond",
  flats: "hexagon",
  shore: "circle",
  jetty: "square",
  rocks: "triangle",
  beach: "wedge",
  harbor: "cross",
  island: "pentagon",
} as const satisfies Record<SpotType, MarkerShape>;

const builtIn: readonly BasemapMarker[] = spots.map((spot) => ({
  id: spot.id,
  position: spotPosition(spot),
  label: spot.name,
  color: spotColor(spot.type),
  shape: spotShapes[spot.type],
}));

export const ownSpotLook = { color: "primary", shape: "star" } as const;

const ownMarker = ({ spot_id, name, position }: MySpot): BasemapMarker => ({
  id: spot_id,
  position,
  label: name,
  ...ownSpotLook,
});

interface Wanted {
  readonly spots: boolean;
  readonly own: boolean;
  readonly selectedId: string | null;
}

/** Puts own spots first, so that clusters seldom hide them. */
export function mapMarkers(ownSpots: readonly MySpot[], wanted: Wanted): BasemapMarker[] {
  const shown = [...(wanted.own ? ownSpots.map(ownMarker) : []), ...(wanted.spots ? builtIn : [])];
  const { selectedId } = wanted;
  const chosen = shown.find(({ id }) => id === selectedId);
  if (chosen === undefined) return shown;
  return [...shown.filter((marker) => marker !== chosen), { ...chosen, isSelected: true }];
}
