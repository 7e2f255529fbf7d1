import type { Painter } from "#web/ui/basemap/overlay/painter.ts";
import { drawWords } from "#web/ui/basemap/overlay/symbols.ts";
import { boxAround, isSeen, mapFont } from "#web/ui/basemap/painters/words.ts";

/**
 * Rocks and ledges that the shoreline lacks. Positions from the USCG Light List, District 1
 * (22 October 2025) where a light or daybeacon stands on them, else from USGS GNIS.
 */
interface Rock {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
}

const rockAt = (name: string, longitude: number, latitude: number): Rock => ({
  name,
  longitude,
  latitude,
});

const rocks: readonly Rock[] = [
  rockAt("Nixes Mate", -70.9444, 42.3325),
  rockAt("The Graves", -70.86905, 42.36485),
  rockAt("Hangman Island", -70.977, 42.2871),
  rockAt("Egg Rock", -70.8977, 42.4333),
  rockAt("Halfway Rock", -70.77449, 42.50288),
  rockAt("Minots Ledge", -70.7591, 42.26973),
  rockAt("Dry Salvages", -70.5695, 42.6748),
  rockAt("Londoner", -70.56643, 42.63492),
  rockAt("Duck Island", -70.6056, 43.0047),
  rockAt("Boon Island", -70.4764, 43.1214),
  rockAt("Inner Sunk Rocks", -70.7945, 42.9014),
];

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

export const rocksPainter: Painter = {
  order: 5,
  paint: ({ camera, context, project, palette, takeRoom }) => {
    if (camera.zoom < shownFrom) return;
    context.font = mapFont(11);
    context.textAlign = "center";
    context.textBaseline = "middle";
    for (const rock of rocks) {
      const at = project(rock.longitude, rock.latitude);
      if (!isSeen(at, camera)) continue;
      context.lineWidth = 1.5;
      context.strokeStyle = palette.color("ink");
      context.stroke(rockPath(at.x, at.y));
      if (camera.zoom < namedFrom) continue;
      const words = { x: at.x, y: at.y + below };
      if (!takeRoom(boxAround(words, context.measureText(rock.name).width + 6, 15))) continue;
      const colors = { fill: palette.color("ink-soft"), edge: palette.color("map-water") };
      drawWords(context, rock.name, words, colors);
    }
  },
};
