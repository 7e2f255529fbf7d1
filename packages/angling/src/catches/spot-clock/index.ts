export * from "./cells.ts";
export * from "./clock.ts";
export * from "./water.ts";
export * from "./spot-of-trip.ts";
