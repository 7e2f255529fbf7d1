export * from "./air.ts";
export * from "./wind.ts";
export * from "./water.ts";

export const normalsSource = "Seasonal normals of Boston";
