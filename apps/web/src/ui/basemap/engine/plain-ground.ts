import { projection, type Camera } from "#web/ui/basemap/geography/camera.ts";
import { linePath, stateLines, threeMileLines } from "#web/ui/basemap/geography/boundary-lines.ts";
import { covered, landRings } from "@striper/marine/shoreline";
import { mapSigns } from "#web/ui/basemap/overlay/map-signs.ts";
import type { Palette } from "#web/ui/basemap/overlay/palette.ts";
import type { Surface } from "#web/ui/basemap/overlay/fit-canvas.ts";

function landPath(camera: Camera): Path2D {
  const project = projection(camera);
  const path = new Path2D();
  for (const ring of landRings()) {
    for (let index = 0; index < ring.length; index += 2) {
      const { x, y } = project(ring[index] ?? 0, ring[index + 1] ?? 0);
      if (index === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    path.closePath();
  }
  return path;
}

export function drawGround(surface: Surface, camera: Camera, palette: Palette): void {
  const { color } = palette;
  const context = surface.begin(camera);
  if (context === null) return;
  const { width, height } = camera;
  const project = projection(camera);
  const northWest = project(covered.west, covered.north);
  const southEast = project(covered.east, covered.south);
  context.fillStyle = color("map-beyond");
  context.fillRect(0, 0, width, height);
  const frame = new Path2D();
  frame.rect(northWest.x, northWest.y, southEast.x - northWest.x, southEast.y - northWest.y);
  context.save();
  context.clip(frame);
  context.fillStyle = color("map-water");
  context.fillRect(0, 0, width, height);
  const land = landPath(camera);
  context.fillStyle = color("map-land");
  context.fill(land);
  context.strokeStyle = color("map-shore");
  context.stroke(land);
  mapSigns.boundary({ context, palette }, linePath(camera, stateLines), "state");
  mapSigns.boundary({ context, palette }, linePath(camera, threeMileLines), "three-mile");
  context.restore();
  context.strokeStyle = color("line-strong");
  context.stroke(frame);
  surface.show();
}
