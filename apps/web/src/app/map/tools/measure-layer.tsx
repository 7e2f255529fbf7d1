import type { Ends } from "#web/app/map/tools/measure-view.ts";
import type { Painter } from "#web/ui/basemap/overlay/painter.ts";
import { drawShape, shapePath } from "#web/ui/basemap/overlay/symbols.ts";
import { usePainter } from "#web/ui/basemap/overlay/use-stage.ts";

function createMeasurePainter(ends: Ends): Painter {
  return {
    order: 40,
    paint: ({ context, project, palette }) => {
      const points = ends.map(({ longitude, latitude }) => project(longitude, latitude));
      const [from, to] = points;
      if (from !== undefined && to !== undefined) {
        const line = new Path2D();
        line.moveTo(from.x, from.y);
        line.lineTo(to.x, to.y);
        context.lineWidth = 6;
        context.strokeStyle = palette.color("surface");
        context.stroke(line);
        context.lineWidth = 3;
        context.strokeStyle = palette.color("ink");
        context.stroke(line);
      }
      const look = { fill: palette.color("first-light"), edge: palette.color("ink") };
      for (const at of points) drawShape(context, shapePath("circle", 6), at, look);
    },
  };
}

export function MeasureLayer({ ends }: { readonly ends: Ends }) {
  usePainter(createMeasurePainter(ends));
  return null;
}
