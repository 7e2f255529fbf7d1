import rows from "#web/ui/basemap/catalogue/rocks.json" with { type: "json" };
import type { MapBounds } from "#web/ui/basemap/geography/camera.ts";
import type { Painter } from "#web/ui/basemap/overlay/painter.ts";
import { drawWords } from "#web/ui/basemap/overlay/symbols.ts";
import { boxAround, isCharted, isSeen, mapFont } from "#web/ui/basemap/painters/map-text.ts";

/** Rocks and ledges that the shoreline lacks. */
const rocks = rows.map(([name, longitude, latitude]) => ({ name, longitude, latitude }));

const shownFrom = 9;
const namedFrom = 10.8;
const arm = 4;
const below = 13;

/** The sign of a rock on charts: a cross with a dot in each quarter. */
function rockPath(x: number, y: number): Path2D {
  const path = new Path2D();
  path.moveTo(x - arm, y);
  path.lineTo(x + arm, y);
  path.moveTo(x, y - arm);
  path.lineTo(x, y + arm);
  for (const [dx, dy] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    path.rect(x + dx * 2.6 - 0.3, y + dy * 2.6 - 0.3, 0.6, 0.6);
  }
  return path;
}

export const createRocksPainter = (charted: readonly MapBounds[]): Painter => ({
  order: 5,
  paint: ({ camera, context, project, palette, reserveBox }) => {
    if (camera.zoom < shownFrom) return;
    context.font = mapFont(11);
    context.textAlign = "center";
    context.textBaseline = "middle";
    for (const rock of rocks) {
      const at = project(rock.longitude, rock.latitude);
      if (!isSeen(at, camera) || isCharted(charted, rock, camera)) continue;
      context.lineWidth = 1.5;
      context.strokeStyle = palette.color("ink");
      context.stroke(rockPath(at.x, at.y));
      if (camera.zoom < namedFrom) continue;
      const words = { x: at.x, y: at.y + below };
      if (!reserveBox(boxAround(words, context.measureText(rock.name).width + 6, 15))) continue;
      const colors = { fill: palette.color("ink-soft"), edge: palette.color("map-water") };
      drawWords(context, rock.name, words, colors);
    }
  },
});
