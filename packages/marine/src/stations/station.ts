import type { Position } from "#marine/geo/index.ts";

/**
 * NOAA's 37 standard constituents, named as in CO-OPS tables. Source: NOAA CO-OPS, "About Harmonic Constituents",
 * https://tidesandcurrents.noaa.gov/about_harmonic_constituents.html
 */
export const constituentNames = [
  "M2",
  "S2",
  "N2",
  "K1",
  "M4",
  "O1",
  "M6",
  "MK3",
  "S4",
  "MN4",
  "NU2",
  "S6",
  "MU2",
  "2N2",
  "OO1",
  "LAM2",
  "S1",
  "M1",
  "J1",
  "MM",
  "SSA",
  "SA",
  "MSF",
  "MF",
  "RHO",
  "Q1",
  "T2",
  "R2",
  "2Q1",
  "P1",
  "2SM2",
  "M3",
  "L2",
  "2MK3",
  "K2",
  "M8",
  "MS4",
] as const;

export type ConstituentName = (typeof constituentNames)[number];

/** Amplitude in metres (tide) or knots (current), and phase lag on Greenwich in degrees. */
export type Constituent = readonly [name: ConstituentName, amplitude: number, phase: number];

export interface StationSummary {
  /** NOAA's own id: "8443970", "BOS1111", "COD0911@5" (a second depth of COD0911). */
  readonly id: string;
  readonly name: string;
  readonly kind: "tide" | "current";
  readonly method: "harmonic" | "subordinate";
  readonly position: Position;
  /** The station whose predictions a subordinate one shifts and scales. */
  readonly referenceId?: string;
}

type ConstituentNumbers = Readonly<Record<string, readonly number[]>>;

export type HarmonicNumbers =
  | (Pick<HarmonicTideStation, "epoch" | "levels"> & { readonly constituents: ConstituentNumbers })
  | (Pick<HarmonicCurrentStation, keyof CurrentDirections | "meanFlow"> & {
      readonly constituents: ConstituentNumbers;
    });

export type StationRow = readonly [
  id: string,
  name: string,
  kind: "tide" | "current",
  method: "harmonic" | "subordinate",
  latitude: number,
  longitude: number,
  referenceId?: string,
];

export interface HarmonicTideStation extends StationSummary {
  readonly kind: "tide";
  readonly method: "harmonic";
  readonly datum: "MLLW";
  /** The years whose mean defines the datum. */
  readonly epoch: { readonly start: string; readonly end: string };
  /** Metres above the datum. */
  readonly levels: {
    readonly MHHW: number;
    readonly MHW: number;
    readonly MSL: number;
    readonly MLW: number;
  };
  readonly constituents: readonly Constituent[];
}

export interface SubordinateTideOffsets {
  /** Minutes after the reference station's high and low water. */
  readonly time: { readonly high: number; readonly low: number };
  /** Factors of the reference's heights above MLLW ("ratio"), or metres to add ("fixed"). */
  readonly height: {
    readonly type: "ratio" | "fixed";
    readonly high: number;
    readonly low: number;
  };
}

export interface SubordinateTideStation extends StationSummary {
  readonly kind: "tide";
  readonly method: "subordinate";
  readonly referenceId: string;
  readonly offsets: SubordinateTideOffsets;
  readonly reference: HarmonicTideStation;
}

export interface CurrentDirections {
  /** Degrees true toward which the water runs. */
  readonly floodDirection: number;
  readonly ebbDirection: number;
}

export interface HarmonicCurrentStation extends StationSummary, CurrentDirections {
  readonly kind: "current";
  readonly method: "harmonic";
  /** Knots along the flood direction, part of every prediction. */
  readonly meanFlow: number;
  readonly constituents: readonly Constituent[];
}

export interface SubordinateCurrentOffsets {
  /** Minutes after the same event at the reference station. */
  readonly slackBeforeFlood: number;
  readonly maxFlood: number;
  readonly slackBeforeEbb: number;
  readonly maxEbb: number;
  /** Factors of the reference's speeds. */
  readonly floodRatio: number;
  readonly ebbRatio: number;
}

export interface SubordinateCurrentStation extends StationSummary, CurrentDirections {
  readonly kind: "current";
  readonly method: "subordinate";
  readonly referenceId: string;
  readonly offsets: SubordinateCurrentOffsets;
  readonly reference: HarmonicCurrentStation;
}

export type TideStation = HarmonicTideStation | SubordinateTideStation;
export type CurrentStation = HarmonicCurrentStation | SubordinateCurrentStation;
export type HarmonicStation = HarmonicTideStation | HarmonicCurrentStation;
export type Station = TideStation | CurrentStation;
