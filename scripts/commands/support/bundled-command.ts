import { join } from "node:path";

/** A command as its tests start it: loading its sources takes five times as long as its bundle. */
export const bundledCommand = (name: string): string =>
  join(import.meta.dirname, "../../../apps/server/dist", `${name}.mjs`);
