import { useEffect, useRef, type ReactNode } from "react";
import { type LayerName, type Layers, layerNames } from "#web/app/map/use-layers.ts";
import { type SignEntry, signEntries, signSize } from "#web/app/map/sign-entries.ts";
import { layerLabels, layerHints, mapPageWording as wording } from "#web/app/map/wording.ts";
import { Switch } from "#web/ui/actions/switch.tsx";
import { fitCanvas } from "#web/ui/basemap/overlay/fit-canvas.ts";
import { usePalette } from "#web/ui/basemap/overlay/use-palette.ts";
import { BottomSheet } from "#web/ui/surfaces/bottom-sheet.tsx";

interface LayersSheetProps {
  readonly open: boolean;
  readonly layers: Layers;
  readonly onChange: (name: LayerName, isOn: boolean) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function LayersSheet({ open, layers, onChange, onClose, children }: LayersSheetProps) {
  return (
    <BottomSheet open={open} backCloses onClose={onClose} title={wording.layers}>
      <ul className="space-y-3 pb-2">
        {layerNames.map((name) => (
          <li key={name}>
            <Switch
              label={layerLabels[name]}
              hint={layerHints[name] ?? ""}
              checked={layers[name]}
              onChange={(isOn) => onChange(name, isOn)}
            />
          </li>
        ))}
      </ul>
      {children}
      <h3 className="mt-3 text-small font-semibold">{wording.signs}</h3>
      <ul className="mt-2 grid grid-cols-1 gap-x-4 gap-y-1 pb-3 text-small min-[24rem]:grid-cols-2">
        {signEntries.map(({ meaning, draw }) => (
          <li key={meaning} className="flex items-center gap-2">
            <DrawnSign draw={draw} />
            {meaning}
          </li>
        ))}
      </ul>
    </BottomSheet>
  );
}

function DrawnSign({ draw }: Pick<SignEntry, "draw">) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const palette = usePalette();
  useEffect(() => {
    const context = canvas.current === null ? null : fitCanvas(canvas.current, signSize);
    if (context !== null) draw({ context, palette });
  }, [palette, draw]);
  return <canvas ref={canvas} aria-hidden="true" data-own-colors className="size-10 shrink-0" />;
}
