export * from "./chart-cell.ts";
export * from "./chart.ts";
export { nearestMark, type Nearby } from "./nearest.ts";
export * from "./draft-clearance.ts";
export * from "./path-code.ts";
export * from "./survey-margin.ts";
export * from "./wading-clock.ts";
export * from "./water-level.ts";
export * from "./water-near.ts";
