/** Translates attribute codes of IHO S-57, Appendix A, Chapter 2. */
import {
  surveyZones,
  waterEffects,
  type SurveyZone,
  type WaterEffect,
} from "@striper/marine/charts";

export type Attributes = Readonly<Record<string, unknown>>;

/** Reads codes, which GDAL gives as texts in lists and as single numbers. */
export function codesOf(attributes: Attributes, name: string): readonly number[] {
  const value = attributes[name];
  if (value === null || value === undefined || value === "") return [];
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.map(Number).filter((code) => Number.isFinite(code));
}

export const numberOf = (attributes: Attributes, name: string): number | null =>
  codesOf(attributes, name)[0] ?? null;

export function textOf(attributes: Attributes, name: string): string | null {
  const value = attributes[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

type Words = Readonly<Record<number, string>>;

export const wordOf = (attributes: Attributes, name: string, words: Words): string | null =>
  words[numberOf(attributes, name) ?? Number.NaN] ?? null;

export const wordsOf = (attributes: Attributes, name: string, words: Words): readonly string[] =>
  codesOf(attributes, name).flatMap((code) => words[code] ?? []);

export const colors: Words = {
  1: "white",
  2: "black",
  3: "red",
  4: "green",
  5: "blue",
  6: "yellow",
  7: "gray",
  8: "brown",
  9: "amber",
  10: "violet",
  11: "orange",
  12: "magenta",
  13: "pink",
};

const colorLetters: Words = {
  1: "W",
  3: "R",
  4: "G",
  5: "Bu",
  6: "Y",
  9: "Am",
  10: "Vi",
  11: "Or",
};

/** NATSUR. */
export const materials: Words = {
  1: "mud",
  2: "clay",
  3: "silt",
  4: "sand",
  5: "stone",
  6: "gravel",
  7: "pebbles",
  8: "cobbles",
  9: "rock",
  11: "lava",
  14: "coral",
  17: "shells",
  18: "boulders",
};

/** Abbreviations of NOAA and NGA, U.S. Chart No. 1, section J. */
export const materialLetters: Readonly<Record<string, string>> = {
  mud: "M",
  clay: "Cy",
  silt: "Si",
  sand: "S",
  stone: "St",
  gravel: "G",
  pebbles: "P",
  cobbles: "Cb",
  rock: "R",
  lava: "Lv",
  coral: "Co",
  shells: "Sh",
  boulders: "Bo",
};

export const buoyShapes: Words = {
  1: "nun",
  2: "can",
  3: "sphere",
  4: "pillar",
  5: "spar",
  6: "barrel",
  7: "super-buoy",
  8: "ice-buoy",
};

export const beaconShapes: Words = {
  1: "pole",
  2: "withy",
  3: "tower",
  4: "lattice",
  5: "pile",
  6: "cairn",
  7: "buoyant",
};

const characters: Words = {
  1: "F",
  2: "Fl",
  3: "LFl",
  4: "Q",
  5: "VQ",
  6: "UQ",
  7: "Iso",
  8: "Oc",
  9: "IQ",
  12: "Mo",
  13: "FFl",
  14: "Fl+LFl",
  28: "Al",
};

/** COALNE (CATCOA) and SLCONS (CATSLC). */
export const coastKinds: Words = {
  1: "steep",
  2: "flat",
  3: "sandy",
  4: "stony",
  5: "shingly",
  8: "marshy",
};
export const constructionKinds: Words = {
  1: "breakwater",
  2: "groyne",
  3: "mole",
  4: "pier",
  5: "promenade",
  6: "wharf",
  7: "training-wall",
  8: "riprap",
  9: "revetment",
  10: "seawall",
  11: "steps",
  12: "ramp",
  13: "slipway",
  14: "fender",
  15: "solid-wharf",
  16: "open-wharf",
};

export const bridgeKinds: Words = {
  1: "fixed",
  2: "opening",
  3: "swing",
  4: "lifting",
  5: "bascule",
  6: "pontoon",
  7: "draw",
  8: "transporter",
  9: "footbridge",
  10: "viaduct",
  11: "aqueduct",
  12: "suspension",
};

/** RESTRN. */
export const restrictions: Words = {
  1: "anchoring prohibited",
  2: "anchoring restricted",
  3: "fishing prohibited",
  4: "fishing restricted",
  5: "trawling prohibited",
  6: "trawling restricted",
  7: "entry prohibited",
  8: "entry restricted",
  9: "dredging prohibited",
  10: "dredging restricted",
  11: "diving prohibited",
  12: "diving restricted",
  13: "no wake",
  14: "area to be avoided",
  15: "construction prohibited",
  16: "discharging prohibited",
};

export const weeds: Words = { 1: "kelp", 2: "seaweed", 3: "seagrass", 4: "sargasso" };

export const fogSignals: Words = {
  1: "explosive",
  2: "diaphone",
  3: "siren",
  4: "nautophone",
  5: "reed",
  6: "tyfon",
  7: "bell",
  8: "whistle",
  9: "gong",
  10: "horn",
};

/** CATZOC counts from one. */
export const zoneOf = (attributes: Attributes): SurveyZone =>
  surveyZones[(numberOf(attributes, "CATZOC") ?? 6) - 1] ?? "U";

/** WATLEV counts from one. */
export const waterEffectOf = (attributes: Attributes): WaterEffect | null =>
  waterEffects[(numberOf(attributes, "WATLEV") ?? 0) - 1] ?? null;

/** Returns a light as charts print it, such as "Fl(2+1) R 6s 16m 9M". */
export function lightText(attributes: Attributes): string | null {
  const character = wordOf(attributes, "LITCHR", characters);
  if (character === null) return null;
  const group = textOf(attributes, "SIGGRP")?.match(/^\((.+)\)$/)?.[1];
  const period = numberOf(attributes, "SIGPER");
  const height = numberOf(attributes, "HEIGHT");
  const range = numberOf(attributes, "VALNMR");
  return [
    group === undefined || group === "1" ? character : `${character}(${group})`,
    wordsOf(attributes, "COLOUR", colorLetters).join(""),
    period === null ? "" : `${period}s`,
    height === null ? "" : `${height}m`,
    range === null ? "" : `${range}M`,
  ]
    .filter((part) => part !== "")
    .join(" ");
}
