export * from "./land.ts";
export * from "./way-through-water.ts";
