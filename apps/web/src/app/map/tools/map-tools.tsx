import { Layers, LocateFixed, MapPinPlus, Ruler, Waves } from "lucide-react";
import type { Position } from "@striper/marine/geo";
import type { ReactNode } from "react";
import { type Ends, measureSentence } from "#web/app/map/tools/measure-view.ts";
import { ToolBar } from "#web/app/map/tools/tool-bar.tsx";
import type { Tool } from "#web/app/map/tools/use-tool.ts";
import { mapPageWording as wording } from "#web/app/map/wording.ts";
import { askPosition, devicePosition } from "#web/platform/device-position.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { mapSigns } from "#web/ui/basemap/overlay/map-signs.ts";
import type { Painter } from "#web/ui/basemap/overlay/painter.ts";
import { usePainter, useStage } from "#web/ui/basemap/overlay/use-stage.ts";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

/** Zoom that shows the neighboring spots. */
const closeLook = 11.5;

interface MapToolsProps {
  readonly tool: Tool;
  readonly onLayers: () => void;
  readonly onDepth: ((center: Position) => void) | null;
}

export function MapTools({ tool, onLayers, onDepth }: MapToolsProps) {
  const { kind, ends, choose, onPosition } = tool;
  if (kind === "none") {
    return (
      <ToolButtons
        onLayers={onLayers}
        onDepth={onDepth}
        onMeasure={() => choose("measure")}
        onAdd={() => choose("add")}
      />
    );
  }
  return (
    <>
      <MeasureLayer ends={ends} />
      <ToolBar
        sentence={kind === "add" ? wording.addHint : measureSentence(ends)}
        action={kind === "add" ? wording.addHere : wording.setPoint}
        onAction={onPosition}
        onCancel={() => choose("none")}
      />
    </>
  );
}

function createMeasurePainter(ends: Ends): Painter {
  return {
    order: 40,
    paint: (scene) => {
      const points = ends.map(({ longitude, latitude }) => scene.project(longitude, latitude));
      mapSigns.measured(scene, points);
    },
  };
}

function MeasureLayer({ ends }: { readonly ends: Ends }) {
  usePainter(createMeasurePainter(ends));
  return null;
}

interface ToolButtonsProps {
  readonly onLayers: () => void;
  readonly onDepth: ((center: Position) => void) | null;
  readonly onMeasure: () => void;
  readonly onAdd: () => void;
}

function ToolButtons({ onLayers, onDepth, onMeasure, onAdd }: ToolButtonsProps) {
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
    <div className="pointer-events-auto absolute top-2 right-2 flex flex-col gap-1 @max-md:group-has-data-map-card:hidden @md:gap-2">
      {button(wording.layers, <Layers size={22} aria-hidden="true" />, onLayers)}
      {button(wording.myPosition, <LocateFixed size={22} aria-hidden="true" />, () => {
        void goToMyPosition();
      })}
      {onDepth === null
        ? null
        : button(wording.depthHere, <Waves size={22} aria-hidden="true" />, () =>
            onDepth(stage.camera().center),
          )}
      {button(wording.measure, <Ruler size={22} aria-hidden="true" />, onMeasure)}
      {button(wording.add, <MapPinPlus size={22} aria-hidden="true" />, onAdd)}
    </div>
  );
}
