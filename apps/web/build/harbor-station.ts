import { join } from "node:path";
import { runnerImport, type Plugin } from "vite";
import type * as LoadHarborStation from "./load-harbor-station.ts";

const name = "virtual:harbor-station";
const source = join(import.meta.dirname, "load-harbor-station.ts");

/** The harbor's own tide station as a module: the landing page needs one of hundreds, and at once. */
export function harborStation(): Plugin {
  return {
    name: "harbor-station",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const { module } = await runnerImport<typeof LoadHarborStation>(source, {
        configFile: false,
        logLevel: "error",
      });
      return `export const harborStation = ${JSON.stringify(module.station)};`;
    },
  };
}
