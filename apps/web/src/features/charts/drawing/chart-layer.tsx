import { useEffect, useState } from "react";
import { usePainter, useStage } from "#web/ui/basemap/overlay/use-stage.ts";
import type { UnitSystem } from "#web/platform/units.ts";
import type { ChartLayers } from "./chart-layers.ts";
import type { ShownWater } from "./depth-style.ts";
import { createChartEndPainter } from "./chart-end.ts";
import { createGroundPainter } from "./ground-painter.ts";
import { createFiguresPainter, createSignsPainter } from "./marks-painter.ts";
import { createTileStore, type LoadTiles } from "./tile-store.ts";

interface ChartLayerProps {
  readonly load: LoadTiles;
  readonly water: () => ShownWater;
  readonly layers: ChartLayers;
  readonly units: UnitSystem;
  /** Called when flats in view start or stop drying soon. */
  readonly onDrying: (dries: boolean) => void;
}

export function ChartLayer({ load, water, layers, units, onDrying }: ChartLayerProps) {
  const stage = useStage();
  const [painter] = useState(() =>
    createGroundPainter({
      store: createTileStore(load, stage.repaint),
      water,
      layers,
      repaint: stage.repaint,
      onDrying,
    }),
  );
  const { ground, water: changes, tiles, isComplete, mount, setWater, setLayers } = painter;
  useEffect(() => mount(stage.below), [mount, stage]);
  useEffect(() => setWater(water), [setWater, water]);
  useEffect(() => setLayers(layers), [setLayers, layers]);
  usePainter(ground);
  usePainter(changes, "on-request");
  usePainter(createSignsPainter({ tiles, layers, units }));
  usePainter(createChartEndPainter({ tiles, isComplete }));
  usePainter(createFiguresPainter({ tiles, layers, units }));
  return null;
}
