import { Minus, Plus } from "lucide-react";
import { useStage } from "#web/ui/basemap/overlay/use-stage.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

export function ZoomButtons() {
  const stage = useStage();
  const zoomBy = (by: number) => stage.moveTo({ zoom: stage.camera().zoom + by }, true);
  return (
    <div className="pointer-events-auto flex flex-col gap-2">
      <IconButton
        framed
        className="shadow-float"
        label="Zoom in"
        icon={<Plus size={22} aria-hidden="true" />}
        onClick={() => zoomBy(1)}
      />
      <IconButton
        framed
        className="shadow-float"
        label="Zoom out"
        icon={<Minus size={22} aria-hidden="true" />}
        onClick={() => zoomBy(-1)}
      />
    </div>
  );
}
