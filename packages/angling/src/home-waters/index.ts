export * from "./boston-water.ts";
export * from "./home-waters.ts";
export * from "./water.ts";
