import { useState } from "react";
import { type ChartLayers, chartLayerNames } from "#web/features/charts/drawing/chart-layers.ts";
import { readStored, writeStored } from "#web/platform/stored.ts";

export const layerNames = [
  "depths",
  ...chartLayerNames,
  "spots",
  "own",
  "currents",
  "tides",
  "chart",
] as const;
export type LayerName = (typeof layerNames)[number];
export type Layers = Readonly<Record<LayerName, boolean>>;

const key = "shown_map_layers";
/**
 * Visible by default. Depths, flats and dangers are always shown; the online chart comes from
 * another site.
 */
const usual: readonly LayerName[] = ["depths", "spots", "own", "currents", "tides"];

/** Parses "spots,tides"; null means the defaults. */
export function parseLayers(stored: string | null): Layers {
  const on = stored === null ? usual : stored.split(",");
  const has = (name: LayerName) => on.some((other) => other === name);
  return {
    depths: has("depths"),
    figures: has("figures"),
    aids: has("aids"),
    bottom: has("bottom"),
    areas: has("areas"),
    spots: has("spots"),
    own: has("own"),
    currents: has("currents"),
    tides: has("tides"),
    chart: has("chart"),
  };
}

export const chartLayersOf = ({ figures, aids, bottom, areas }: Layers): ChartLayers => ({
  figures,
  aids,
  bottom,
  areas,
});

export function useLayers(): [Layers, (name: LayerName, isOn: boolean) => void] {
  const [layers, setLayers] = useState(() => parseLayers(readStored(key)));
  const set = (name: LayerName, isOn: boolean) => {
    const next = { ...layers, [name]: isOn };
    setLayers(next);
    writeStored(key, layerNames.filter((other) => next[other]).join(","));
  };
  return [layers, set];
}
