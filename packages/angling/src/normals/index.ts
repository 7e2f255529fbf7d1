export * from "./air.ts";
export * from "./wind.ts";
export * from "./water.ts";

/** The source's name on screens. */
export const normalsSource = "Seasonal normals of Boston";
