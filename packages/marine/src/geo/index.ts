export { formatDistance } from "./format-distance.ts";
export type { GeoBox } from "./geo-box.ts";
export { distanceBetween, initialBearing } from "./great-circle.ts";
export { isInsidePolygon } from "./polygon.ts";
export { parsePosition, type Position } from "./position.ts";
