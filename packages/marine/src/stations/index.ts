export * from "./load-station.ts";
export * from "./nearest-stations.ts";
export * from "./station-index.ts";
export * from "./station.ts";
