import { useEffect, useRef } from "react";
import { fitCanvas } from "#web/ui/basemap/overlay/fit-canvas.ts";
import { drawShape, shapePath } from "#web/ui/basemap/overlay/symbols.ts";
import { usePalette } from "#web/ui/basemap/overlay/use-palette.ts";
import type { MarkerColor, MarkerShape } from "#web/ui/basemap/seam.ts";

const size = 24;

interface MarkerSignProps {
  readonly shape: MarkerShape;
  readonly color: MarkerColor;
}

/** A marker as the map draws it, for legends beside its meaning. */
export function MarkerSign({ shape, color }: MarkerSignProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const palette = usePalette();
  useEffect(() => {
    const context =
      canvas.current === null ? null : fitCanvas(canvas.current, { width: size, height: size });
    if (context === null) return;
    const look = { fill: palette.color(color), edge: palette.color("surface") };
    drawShape(context, shapePath(shape, 8), { x: size / 2, y: size / 2 }, look);
  }, [palette, shape, color]);
  return <canvas ref={canvas} aria-hidden="true" data-own-colors className="size-6 shrink-0" />;
}
