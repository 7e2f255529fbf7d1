import { MeasureLayer } from "#web/app/map/tools/measure-layer.tsx";
import { measureSentence } from "#web/app/map/tools/measure-view.ts";
import { ToolBar } from "#web/app/map/tools/tool-bar.tsx";
import { ToolButtons } from "#web/app/map/tools/tool-buttons.tsx";
import type { Tool } from "#web/app/map/tools/use-tool.ts";
import { mapPageWording as wording } from "#web/app/map/wording.ts";

interface MapToolsProps {
  readonly tool: Tool;
  readonly onLayers: () => void;
}

export function MapTools({ tool, onLayers }: MapToolsProps) {
  const { kind, ends, choose, onPosition } = tool;
  if (kind === "none") {
    return (
      <ToolButtons
        onLayers={onLayers}
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
