import { useEffect, useState } from "react";
import { usePainter, useStage } from "#web/ui/basemap/overlay/use-stage.ts";
import type { UnitSystem } from "#web/platform/units/units-store.ts";
import type { ChartLayers } from "./chart-layers.ts";
import { createGroundPainter } from "./ground-painter.ts";
import { createFiguresPainter, createSignsPainter } from "./marks-painter.ts";
import { createTileStore, type LoadTile } from "./tile-store.ts";

interface ChartLayerProps {
  readonly load: LoadTile;
  /** Height of the water above the chart's zero at the time of the map, metres. */
  readonly water: number;
  readonly layers: ChartLayers;
  readonly units: UnitSystem;
}

/** The electronic chart on a map: stands between its ground and everything else. */
export function ChartLayer({ load, water, layers, units }: ChartLayerProps) {
  const stage = useStage();
  const [ground] = useState(() =>
    createGroundPainter({
      store: createTileStore(load, stage.repaint),
      water,
      layers,
      repaint: stage.repaint,
    }),
  );
  useEffect(() => ground.stop, [ground]);
  useEffect(() => ground.setWater(water), [ground, water]);
  useEffect(() => ground.setLayers(layers), [ground, layers]);
  usePainter(ground);
  usePainter(createSignsPainter({ tiles: ground.tiles, layers, units }));
  usePainter(createFiguresPainter({ tiles: ground.tiles, layers, units }));
  return null;
}
