export type {
  CoveredJurisdiction,
  Jurisdiction,
  JurisdictionAnswer,
  Side,
} from "./jurisdiction.ts";
export { jurisdictionAt } from "./jurisdiction-at.ts";
export { type BoundarySegment, boundarySegments } from "./boundary-segments.ts";
