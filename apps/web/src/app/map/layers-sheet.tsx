import { spotColor, spotTypes } from "@striper/angling/spots";
import { layerNames, type LayerName, type Layers } from "#web/app/map/use-layers.ts";
import { spotShapes } from "#web/app/map/map-markers.ts";
import { layerWording, mapPageWording as wording, signWording } from "#web/app/map/wording.ts";
import { Switch } from "#web/ui/actions/switch.tsx";
import { MarkerSign } from "#web/ui/basemap/parts/marker-sign.tsx";
import { BottomSheet } from "#web/ui/surfaces/bottom-sheet.tsx";

interface LayersSheetProps {
  readonly open: boolean;
  readonly layers: Layers;
  readonly onChange: (name: LayerName, isOn: boolean) => void;
  readonly onClose: () => void;
}

export function LayersSheet({ open, layers, onChange, onClose }: LayersSheetProps) {
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
      <h3 className="mt-3 text-small font-semibold">{wording.signs}</h3>
      <ul className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1 pb-3 text-small">
        {spotTypes.map((type) => (
          <li key={type} className="flex items-center gap-2">
            <MarkerSign shape={spotShapes[type]} color={spotColor(type)} />
            {signWording[type]}
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
