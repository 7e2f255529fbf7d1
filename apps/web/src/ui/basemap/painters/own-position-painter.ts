import { pixelsPerNauticalMile } from "#web/ui/basemap/geography/camera.ts";
import type { Painter } from "#web/ui/basemap/overlay/painter.ts";
import { drawShape, shapePath } from "#web/ui/basemap/overlay/symbols.ts";
import type { OwnPosition } from "#web/ui/basemap/seam.ts";

const metresPerNauticalMile = 1852;
const dotRadius = 7;

/** A dot with the ring in which one really is. */
export function createOwnPositionPainter({ position, accuracy_m }: OwnPosition): Painter {
  return {
    order: 30,
    paint: ({ camera, context, project, palette }) => {
      const { longitude, latitude } = position;
      const at = project(longitude, latitude);
      const ring =
        (accuracy_m / metresPerNauticalMile) * pixelsPerNauticalMile(camera.zoom, latitude);
      context.beginPath();
      context.arc(at.x, at.y, Math.max(ring, dotRadius + 3), 0, 2 * Math.PI);
      context.globalAlpha = 0.18;
      context.fillStyle = palette.color("focus");
      context.fill();
      context.globalAlpha = 1;
      context.lineWidth = 1.5;
      context.strokeStyle = palette.color("focus");
      context.stroke();
      const look = { fill: palette.color("focus"), edge: palette.color("surface") };
      drawShape(context, shapePath("circle", dotRadius), at, look);
    },
  };
}
