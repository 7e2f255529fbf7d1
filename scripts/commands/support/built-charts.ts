import { join } from "node:path";

/** Charts shipped with the product; bundled commands lie at the same depth. */
export const builtCharts = join(import.meta.dirname, "../../../data/charts/built");
