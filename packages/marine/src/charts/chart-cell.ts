/** One electronic chart, reduced to what questions about a place need. Depths are metres. */

/** West, south, east, north in millionths of a degree. */
export type ChartBox = readonly [west: number, south: number, east: number, north: number];

export interface CellName {
  /** "US5BOSCD". */
  readonly name: string;
  readonly edition: number;
  readonly update: number;
  /** The day of the edition or of its last update: "2026-01-08". */
  readonly issued: string;
  /** 12,000 for 1:12,000. */
  readonly scale: number;
}

/** Encoded paths; those of an area are its rings, by the even-odd rule. */
export interface Region {
  readonly box: ChartBox;
  readonly paths: readonly string[];
}

export const areaKinds = [
  "depth-area",
  "dredged",
  "land",
  /** A pontoon or a hulk: it lies on water of unknown depth. */
  "floating",
  "unsurveyed",
] as const;
export type AreaKind = (typeof areaKinds)[number];

/** Where areas have depths these are below the zero of the chart (MLLW); what dries is negative. */
export interface ChartArea extends Region {
  readonly kind: AreaKind;
  /** The least depth. */
  readonly from: number | null;
  /** The greatest; null where the chart has only the least, as in dredged channels. */
  readonly to: number | null;
}

/**
 * Land or a pontoon too narrow for an area: islets at a point, piers and floats along a line. The area
 * below it is of water.
 */
export interface Standing extends ChartMark {
  readonly kind: "land" | "floating";
}

/**
 * Zones of confidence (CATZOC): how well an area was surveyed. IHO S-57, Appendix A, attribute 99.
 * D is worse than C, U was never assessed.
 */
export const surveyZones = ["A1", "A2", "B", "C", "D", "U"] as const;
export type SurveyZone = (typeof surveyZones)[number];

export interface SurveyArea extends Region {
  readonly zone: SurveyZone;
}

export const markShapes = ["point", "line", "area"] as const;

/** Something that is found at a point, along a line or in an area. */
export interface ChartMark extends Region {
  readonly shape: (typeof markShapes)[number];
}

export interface Contour extends ChartMark {
  readonly depth: number;
}

export const dangerKinds = ["rock", "wreck", "obstruction"] as const;
export type DangerKind = (typeof dangerKinds)[number];

/** How a danger lies to the water (WATLEV). */
export const waterEffects = [
  "partly-covered",
  "always-dry",
  "always-covered",
  "covers-and-uncovers",
  "awash",
  "floods",
  "floating",
] as const;
export type WaterEffect = (typeof waterEffects)[number];

export interface Danger extends ChartMark {
  readonly kind: DangerKind;
  readonly depth: number | null;
  readonly water: WaterEffect | null;
  readonly note: string | null;
}

export interface BottomMark extends ChartMark {
  /** "sand", "mud", … in the order of the chart. */
  readonly materials: readonly string[];
}

export const aidKinds = ["buoy", "beacon", "light"] as const;
export type AidKind = (typeof aidKinds)[number];

export interface Aid extends ChartMark {
  readonly kind: AidKind;
  readonly name: string | null;
  readonly shapeOfAid: string | null;
  readonly colors: readonly string[];
  /** "Fl R 4s". */
  readonly light: string | null;
}

export interface Soundings {
  readonly path: string;
  /** One a point of the path. */
  readonly depths: readonly number[];
}

export interface ChartCell {
  readonly cell: CellName;
  readonly coverage: readonly Region[];
  readonly areas: readonly ChartArea[];
  /** Charts that were stored before have none. */
  readonly standing?: readonly Standing[] | undefined;
  readonly contours: readonly Contour[];
  readonly soundings: Soundings;
  readonly survey: readonly SurveyArea[];
  readonly dangers: readonly Danger[];
  readonly bottom: readonly BottomMark[];
  readonly aids: readonly Aid[];
}
