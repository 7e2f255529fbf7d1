export * from "./air.ts";
export * from "./wind.ts";
export * from "./water.ts";

/** What screens name as the source of such a figure. */
export const normalsSource = "Seasonal normals of Boston";
