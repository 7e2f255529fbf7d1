import { spotColor, spotTypes } from "@striper/angling/spots";
import { useEffect, useRef, type ReactNode } from "react";
import { type LayerName, type Layers, layerNames } from "#web/app/map/use-layers.ts";
import { spotShapes } from "#web/app/map/map-markers.ts";
import { layerWording, mapPageWording as wording } from "#web/app/map/wording.ts";
import { spotsWording } from "#web/features/spots/wording.ts";
import { Switch } from "#web/ui/actions/switch.tsx";
import { fitCanvas } from "#web/ui/basemap/overlay/fit-canvas.ts";
import { drawShape, shapePath } from "#web/ui/basemap/overlay/symbols.ts";
import { usePalette } from "#web/ui/basemap/overlay/use-palette.ts";
import type { MarkerColor, MarkerShape } from "#web/ui/basemap/basemap-types.ts";
import { BottomSheet } from "#web/ui/surfaces/bottom-sheet.tsx";

interface LayersSheetProps {
  readonly open: boolean;
  readonly layers: Layers;
  readonly onChange: (name: LayerName, isOn: boolean) => void;
  readonly onClose: () => void;
  /** Below the layers: keeping the charts. */
  readonly children?: ReactNode;
}

export function LayersSheet({ open, layers, onChange, onClose, children }: LayersSheetProps) {
  return (
    <BottomSheet open={open} backCloses onClose={onClose} title={wording.layers}>
      <ul className="space-y-3 pb-2">
        {layerNames.map((name) => (
          <li key={name}>
            <Switch
              {...layerWording[name]}
              checked={layers[name]}
              onChange={(isOn) => onChange(name, isOn)}
            />
          </li>
        ))}
      </ul>
      {children}
      <h3 className="mt-3 text-small font-semibold">{wording.signs}</h3>
      <ul className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1 pb-3 text-small">
        {spotTypes.map((type) => (
          <li key={type} className="flex items-center gap-2">
            <MarkerSign shape={spotShapes[type]} color={spotColor(type)} />
            {spotsWording.types[type]}
          </li>
        ))}
        <li className="flex items-center gap-2">
          <MarkerSign shape="star" color="primary" />
          {wording.ownSpot}
        </li>
      </ul>
    </BottomSheet>
  );
}

/** As the class `size-6`, px. */
const signSize = 24;

interface MarkerSignProps {
  readonly shape: MarkerShape;
  readonly color: MarkerColor;
}

/** A marker as the map draws it. */
function MarkerSign({ shape, color }: MarkerSignProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const palette = usePalette();
  useEffect(() => {
    const context =
      canvas.current === null
        ? null
        : fitCanvas(canvas.current, { width: signSize, height: signSize });
    if (context === null) return;
    const look = { fill: palette.color(color), edge: palette.color("surface") };
    drawShape(context, shapePath(shape, 8), { x: signSize / 2, y: signSize / 2 }, look);
  }, [palette, shape, color]);
  return <canvas ref={canvas} aria-hidden="true" data-own-colors className="size-6 shrink-0" />;
}
