import { placeNames, type PlaceName } from "#web/ui/basemap/geography/place-names.ts";
import type { MapBounds } from "#web/ui/basemap/geography/camera.ts";
import { overlaps, type Box, type Painter, type Scene } from "#web/ui/basemap/overlay/painter.ts";
import { drawWords } from "#web/ui/basemap/overlay/symbols.ts";
import { boxAround, isCharted, isSeen, mapFont } from "#web/ui/basemap/painters/map-text.ts";

const looks = {
  town: { font: mapFont(13), token: "ink", edge: "map-land" },
  island: { font: mapFont(12), token: "ink-soft", edge: "map-water" },
  land: { font: mapFont(12), token: "ink-soft", edge: "map-land" },
  water: { font: mapFont(13, "italic 500"), token: "ink-soft", edge: "map-water" },
} as const satisfies Record<PlaceName["kind"], unknown>;

const lineHeight = 18;
const spacing = 8;

function paintName(scene: Scene, place: PlaceName, covered: readonly Box[]): void {
  const { context, camera, palette } = scene;
  const at = scene.project(place.longitude, place.latitude);
  if (!isSeen(at, camera, 0)) return;
  const look = looks[place.kind];
  context.font = look.font;
  const width = context.measureText(place.name).width + spacing;
  const box = boxAround(at, width, lineHeight);
  // Hide names that a button would cut off; the map can be panned.
  if (covered.some((one) => overlaps(one, box)) || !scene.reserveBox(box)) return;
  const colors = { fill: palette.color(look.token), edge: palette.color(look.edge) };
  drawWords(context, place.name, at, colors);
}

export const createPlaceNamesPainter = (
  charted: readonly MapBounds[],
  coveredBy: () => readonly Box[],
): Painter => ({
  order: 10,
  paint: (scene) => {
    const covered = coveredBy();
    scene.context.textAlign = "center";
    scene.context.textBaseline = "middle";
    for (const place of placeNames) {
      if (scene.camera.zoom < place.from) continue;
      if (!isCharted(charted, place, scene.camera)) paintName(scene, place, covered);
    }
  },
});
