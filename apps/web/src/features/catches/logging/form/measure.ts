import { catchFields } from "@striper/contract/catch-fields";
import {
  celsius,
  celsiusToFahrenheit,
  fahrenheit,
  fahrenheitToCelsius,
  inches,
  inchesToMetres,
  kilograms,
  kilogramsToPounds,
  metres,
  metresToInches,
  pounds,
  poundsToKilograms,
  roundTo,
} from "@striper/marine/units";
import { loggingWording } from "#web/features/catches/logging/wording.ts";
import type { UnitSystem } from "#web/platform/units.ts";

const wording = loggingWording.numbers;

/** Converts a figure between its stored unit (inches, pounds, °C) and the user's. */
export interface Measure {
  readonly unitOf: (units: UnitSystem) => string;
  readonly shown: (stored: number, units: UnitSystem) => number;
  readonly stored: (shown: number, units: UnitSystem) => number;
  readonly least: number;
  readonly most: number;
  /** Rounds to the finest step that an instrument shows. */
  readonly inSteps: (stored: number) => number;
  readonly tooSmall: Readonly<Record<UnitSystem, string>>;
  readonly tooLarge: Readonly<Record<UnitSystem, string>>;
}

type Bounds = Pick<Measure, "least" | "most" | "inSteps">;

const boundsOfFish = ({ least, most, inSteps }: Bounds) =>
  ({ least, most, inSteps, tooSmall: wording.tooSmall, tooLarge: wording.tooLarge }) as const;

const centimetres = 100;

export const lengthMeasure: Measure = {
  unitOf: (units) => (units === "us" ? "in" : "cm"),
  shown: (stored, units) =>
    units === "us" ? stored : inchesToMetres(inches(stored)) * centimetres,
  stored: (shown, units) => (units === "us" ? shown : metresToInches(metres(shown / centimetres))),
  ...boundsOfFish(catchFields.length_inches),
};

export const weightMeasure: Measure = {
  unitOf: (units) => (units === "us" ? "lb" : "kg"),
  shown: (stored, units) => (units === "us" ? stored : poundsToKilograms(pounds(stored))),
  stored: (shown, units) => (units === "us" ? shown : kilogramsToPounds(kilograms(shown))),
  ...boundsOfFish(catchFields.weight_pounds),
};

export const temperatureMeasure: Measure = {
  unitOf: (units) => (units === "us" ? "°F" : "°C"),
  shown: (stored, units) => (units === "us" ? celsiusToFahrenheit(celsius(stored)) : stored),
  stored: (shown, units) => (units === "us" ? fahrenheitToCelsius(fahrenheit(shown)) : shown),
  least: -5,
  most: 45,
  inSteps: (stored) => stored,
  tooSmall: wording.noTemperature,
  tooLarge: wording.noTemperature,
};

/** Decimals shown, rounded half away from zero, as a tape or scale reads. */
const decimals = 2;

export function textOf(measure: Measure, stored: number | null, units: UnitSystem): string {
  return stored === null ? "" : String(roundTo(measure.shown(stored, units), decimals));
}

/**
 * Formats an average. A converted average gets no more digits than it deserves: 45.72 cm is "46"
 * and 1.13 kg is "1.1".
 */
export function averageText(measure: Measure, stored: number, units: UnitSystem): string {
  const shown = measure.shown(stored, units);
  return String(roundTo(shown, units === "us" || shown < 10 ? 1 : 0));
}

export type Entered =
  | { readonly kind: "none" }
  | { readonly kind: "value"; readonly stored: number }
  | { readonly kind: "problem"; readonly sentence: string };

const plainNumber = /^-?\d{1,9}(?:\.\d{1,6})?$/;
const withComma = /^-?\d{1,9},\d{1,6}$/;

export function readEntered(measure: Measure, text: string, units: UnitSystem): Entered {
  const trimmed = text.trim();
  if (trimmed === "") return { kind: "none" };
  if (withComma.test(trimmed)) return { kind: "problem", sentence: wording.comma };
  if (!plainNumber.test(trimmed)) return { kind: "problem", sentence: wording.unreadable };
  const stored = roundTo(measure.stored(Number(trimmed), units), 4);
  if (stored < measure.least) return { kind: "problem", sentence: measure.tooSmall[units] };
  if (stored > measure.most) return { kind: "problem", sentence: measure.tooLarge[units] };
  if (measure.inSteps(stored) !== stored) return { kind: "problem", sentence: wording.tooFine };
  return { kind: "value", stored };
}
