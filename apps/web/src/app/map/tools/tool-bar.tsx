import type { Position } from "@striper/marine/geo";
import { Plus } from "lucide-react";
import { mapPageWording as wording } from "#web/app/map/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useStage } from "#web/ui/basemap/overlay/use-stage.ts";

/** Marks the map's center, for people who cannot or do not tap the map. */
export function Crosshair() {
  return (
    <div className="absolute inset-0 grid place-items-center" aria-hidden="true">
      <Plus size={40} strokeWidth={1.75} className="text-danger" />
    </div>
  );
}

interface ToolBarProps {
  readonly sentence: string;
  readonly action: string;
  readonly onAction: (center: Position) => void;
  readonly onCancel: () => void;
}

export function ToolBar({ sentence, action, onAction, onCancel }: ToolBarProps) {
  const stage = useStage();
  return (
    <>
      <Crosshair />
      <div className="pointer-events-auto absolute inset-x-2 top-2 mx-auto max-w-120 rounded-card border border-line bg-surface p-3 shadow-float md:right-16 md:left-16">
        <output className="data block text-small font-semibold">{sentence}</output>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button onClick={() => onAction(stage.camera().center)}>{action}</Button>
          <Button tone="secondary" onClick={onCancel}>
            {wording.cancel}
          </Button>
        </div>
      </div>
    </>
  );
}
