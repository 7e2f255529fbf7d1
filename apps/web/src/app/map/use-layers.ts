import { useState } from "react";
import { readStored, writeStored } from "#web/platform/stored.ts";

export const layerNames = ["spots", "own", "currents", "tides", "chart"] as const;
export type LayerName = (typeof layerNames)[number];
export type Layers = Readonly<Record<LayerName, boolean>>;

const key = "map_layers";
/** The chart comes from another site, over the network: off until it is switched on. */
const usual: readonly LayerName[] = ["spots", "own", "currents", "tides"];

/** "spots,tides": what is on; anything else is as usual. */
export function parseLayers(stored: string | null): Layers {
  const on = stored === null ? usual : stored.split(",");
  const has = (name: LayerName) => on.some((other) => other === name);
  return {
    spots: has("spots"),
    own: has("own"),
    currents: has("currents"),
    tides: has("tides"),
    chart: has("chart"),
  };
}

export function useLayers(): [Layers, (name: LayerName, isOn: boolean) => void] {
  const [layers, setLayers] = useState(() => parseLayers(readStored(key)));
  const set = (name: LayerName, isOn: boolean) => {
    const next = { ...layers, [name]: isOn };
    setLayers(next);
    writeStored(key, layerNames.filter((other) => next[other]).join(","));
  };
  return [layers, set];
}
