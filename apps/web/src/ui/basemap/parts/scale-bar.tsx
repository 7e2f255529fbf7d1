import { scaleBar } from "#web/ui/basemap/parts/scale-bar-view.ts";
import { useCamera } from "#web/ui/basemap/overlay/use-stage.ts";

const room = 96;

export function ScaleBar() {
  const { zoom, center } = useCamera();
  const { text, pixels } = scaleBar(zoom, center.latitude, room);
  return (
    <div className="data rounded-control bg-surface/85 px-2 py-1 text-caption">
      <div className="h-1.5 border-x-2 border-b-2 border-ink" style={{ width: pixels }} />
      <span>
        <span className="sr-only">Scale: </span>
        {text}
      </span>
    </div>
  );
}
