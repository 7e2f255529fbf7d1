export * from "./home-waters.ts";
export * from "./water.ts";
