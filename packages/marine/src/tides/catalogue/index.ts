export * from "./noaa-boston.ts";
