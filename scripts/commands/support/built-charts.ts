import { join } from "node:path";

/** The charts that come with the product; a bundled command lies at the same depth below the repository. */
export const builtCharts = join(import.meta.dirname, "../../../data/charts/built");
