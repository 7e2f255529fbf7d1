import type { Position } from "@striper/marine/geo";
import { useState } from "react";
import { withEnd, type Ends } from "#web/app/map/tools/measure-view.ts";

export type ToolKind = "none" | "measure" | "add";

export interface Tool {
  readonly kind: ToolKind;
  readonly ends: Ends;
  readonly choose: (kind: ToolKind) => void;
  readonly onPosition: (position: Position) => void;
}

export function useTool(onAdd: (position: Position) => void): Tool {
  const [kind, setKind] = useState<ToolKind>("none");
  const [ends, setEnds] = useState<Ends>([]);
  return {
    kind,
    ends,
    choose: (next) => {
      setKind(next);
      setEnds([]);
    },
    onPosition: (position) => {
      if (kind === "add") onAdd(position);
      else setEnds(withEnd(ends, position));
    },
  };
}
