import type { ToolContext } from "@striper/angling/assistant/tools/tool";
import { useEffect, useState } from "react";
import type * as engineModule from "#web/features/assistant/engine.ts";

export type Engine = typeof engineModule;

/** What the tools know on this device, read when a card is computed. */
export type DeviceContext = () => Promise<ToolContext>;

let loaded: Engine | null = null;

export async function loadEngine(): Promise<Engine> {
  loaded = await import("#web/features/assistant/engine.ts");
  return loaded;
}

/** The engine once it is loaded; it is fetched while there is a network, for when there is none. */
export function useEngine(): Engine | null {
  const [engine, setEngine] = useState(loaded);
  useEffect(() => {
    loadEngine().then(setEngine, () => undefined);
  }, []);
  return engine;
}
