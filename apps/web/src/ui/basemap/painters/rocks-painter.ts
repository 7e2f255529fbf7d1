import rows from "#web/ui/basemap/catalogue/rocks.json" with { type: "json" };
import type { MapBounds } from "#web/ui/basemap/geography/camera.ts";
import type { Painter } from "#web/ui/basemap/overlay/painter.ts";
import { mapSigns } from "#web/ui/basemap/overlay/map-signs.ts";
import { drawWords } from "#web/ui/basemap/overlay/symbols.ts";
import { boxAround, isCharted, isSeen, mapFont } from "#web/ui/basemap/painters/map-text.ts";

const rocks = rows.map(([name, longitude, latitude]) => ({ name, longitude, latitude }));

const shownFrom = 9;
const namedFrom = 10.8;
const below = 13;

export const createRocksPainter = (charted: readonly MapBounds[]): Painter => ({
  order: 5,
  paint: (scene) => {
    const { camera, context, project, palette, reserveBox } = scene;
    if (camera.zoom < shownFrom) return;
    context.font = mapFont(11);
    context.textAlign = "center";
    context.textBaseline = "middle";
    for (const rock of rocks) {
      const at = project(rock.longitude, rock.latitude);
      if (!isSeen(at, camera) || isCharted(charted, rock, camera)) continue;
      mapSigns.rock(scene, at);
      if (camera.zoom < namedFrom) continue;
      const words = { x: at.x, y: at.y + below };
      if (!reserveBox(boxAround(words, context.measureText(rock.name).width + 6, 15))) continue;
      const colors = { fill: palette.color("ink-soft"), edge: palette.color("map-water") };
      drawWords(context, rock.name, words, colors);
    }
  },
});
