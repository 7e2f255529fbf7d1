export { compassPoint } from "@striper/marine/units";
export * from "./forecast-points.ts";
export * from "./forecast.ts";
export * from "./impacts.ts";
export * from "./weather-hour.ts";
export * from "./wind-and-tide.ts";
export * from "./marine-spans.ts";
export * from "./measuring-stations.ts";
