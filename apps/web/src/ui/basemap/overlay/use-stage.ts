import { useSelector } from "@tanstack/react-store";
import { createContext, useContext, useEffect } from "react";
import type { Camera } from "#web/ui/basemap/geography/camera.ts";
import type { Painter } from "#web/ui/basemap/overlay/painter.ts";
import type { Drawn, Stage } from "#web/ui/basemap/overlay/stage.ts";

export const StageContext = createContext<Stage | null>(null);

export function useStage(): Stage {
  const stage = useContext(StageContext);
  if (stage === null) throw new Error("Only what stands on a Basemap can draw on it.");
  return stage;
}

export function usePainter(painter: Painter, drawn: Drawn = "still"): void {
  const stage = useStage();
  useEffect(() => stage.add(painter, drawn), [stage, painter, drawn]);
}

export function useCamera(): Camera {
  const stage = useStage();
  return useSelector(stage.cameraStore);
}
