import { useEffect, useRef } from "react";
import {
  type Brushes,
  createBrushes,
  fillArea,
} from "#web/features/charts/drawing/chart-brushes.ts";
import { strokeLine } from "#web/features/charts/drawing/chart-lines.ts";
import { drawSign } from "#web/features/charts/drawing/draw-sign.ts";
import { useUnits } from "#web/platform/units.ts";
import { fitCanvas, type Context2D } from "#web/ui/basemap/overlay/fit-canvas.ts";
import type { Palette } from "#web/ui/basemap/overlay/palette.ts";
import { usePalette } from "#web/ui/basemap/overlay/use-palette.ts";
import { chartLegend, type Sample } from "./legend-view.ts";
import { legendWording as wording } from "./wording.ts";

/** Size in px of the classes `w-9 h-6`. */
const size = { width: 36, height: 24 };
const middle = { x: size.width / 2, y: size.height / 2 };

function pathOf(draw: (path: Path2D) => void): Path2D {
  const path = new Path2D();
  draw(path);
  return path;
}

const fillsOf = (sample: Extract<Sample, { kind: "depth" | "area" }>, brushes: Brushes) =>
  sample.kind === "depth" ? brushes.depth(sample.look) : brushes[sample.area];

function drawSample(context: Context2D, sample: Sample, palette: Palette): void {
  const { color } = palette;
  if (sample.kind === "depth" || sample.kind === "area") {
    const frame = pathOf((path) => path.rect(0.5, 0.5, size.width - 1, size.height - 1));
    const fills = fillsOf(sample, createBrushes(context, palette));
    fillArea(context, frame, [color("map-water"), ...fills], 1);
    context.strokeStyle = color("line-strong");
    context.stroke(frame);
    return;
  }
  context.fillStyle = color("chart-depth-3");
  context.fillRect(0, 0, size.width, size.height);
  if (sample.kind === "sign") {
    drawSign(context, sample.sign, middle, palette);
    return;
  }
  if (sample.kind === "line") {
    const across = pathOf((path) => {
      path.moveTo(2, middle.y);
      path.lineTo(size.width - 2, middle.y);
    });
    strokeLine(context, across, sample.line, { color, scale: 1 });
    return;
  }
  context.font = "500 12px system-ui, sans-serif";
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = color("chart-figure");
  context.fillText(sample.text, middle.x, middle.y);
  if (sample.isUnderlined) context.fillRect(middle.x - 6, middle.y + 7, 12, 1);
}

function DrawnSample({ sample }: { readonly sample: Sample }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const palette = usePalette();
  useEffect(() => {
    const context = canvas.current === null ? null : fitCanvas(canvas.current, size);
    if (context !== null) drawSample(context, sample, palette);
  }, [palette, sample]);
  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      data-own-colors
      className="h-6 w-9 shrink-0 rounded-sm"
    />
  );
}

export function ChartLegend() {
  const groups = chartLegend(useUnits());
  return (
    <section aria-label={wording.title} className="pb-3">
      {groups.map(({ title, entries }) => (
        <div key={title}>
          <h3 className="mt-3 text-small font-semibold">{title}</h3>
          <ul className="mt-2 grid grid-cols-1 gap-x-4 gap-y-1.5 text-small sm:grid-cols-2">
            {entries.map(({ sample, meaning }) => (
              <li key={meaning} className="flex items-center gap-3">
                <DrawnSample sample={sample} />
                {meaning}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
