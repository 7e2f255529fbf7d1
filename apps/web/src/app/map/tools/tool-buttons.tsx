import { Layers, LocateFixed, MapPinPlus, Ruler } from "lucide-react";
import type { ReactNode } from "react";
import { mapPageWording as wording } from "#web/app/map/wording.ts";
import { askPosition, devicePosition } from "#web/platform/position/device-position.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { useStage } from "#web/ui/basemap/overlay/use-stage.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";

/** Close enough to see the next spots, zoom. */
const closeLook = 11.5;

interface ToolButtonsProps {
  readonly onLayers: () => void;
  readonly onMeasure: () => void;
  readonly onAdd: () => void;
}

export function ToolButtons({ onLayers, onMeasure, onAdd }: ToolButtonsProps) {
  const stage = useStage();
  async function goToMyPosition() {
    await askPosition();
    const { position } = devicePosition();
    if (position === null) showToast(wording.noPosition, "info");
    else stage.moveTo({ center: position, zoom: Math.max(closeLook, stage.camera().zoom) }, true);
  }
  const button = (label: string, icon: ReactNode, onClick: () => void) => (
    <IconButton framed className="shadow-float" label={label} icon={icon} onClick={onClick} />
  );
  return (
    <div className="pointer-events-auto absolute top-2 right-2 flex flex-col gap-2">
      {button(wording.layers, <Layers size={22} aria-hidden="true" />, onLayers)}
      {button(wording.myPosition, <LocateFixed size={22} aria-hidden="true" />, () => {
        void goToMyPosition();
      })}
      {button(wording.measure, <Ruler size={22} aria-hidden="true" />, onMeasure)}
      {button(wording.add, <MapPinPlus size={22} aria-hidden="true" />, onAdd)}
    </div>
  );
}
