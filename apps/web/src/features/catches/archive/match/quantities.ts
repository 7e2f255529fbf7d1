import {
  fahrenheit,
  fahrenheitToCelsius,
  kilograms,
  kilogramsToPounds,
  metres,
  metresToInches,
  roundTo,
} from "@striper/marine/units";
import { readFigure } from "#web/features/catches/archive/read-figure.ts";

/** Null when the text is not a number or its unit is unknown. */
export type Converted = number | null;

const decimals = 4;

type Conversions = Readonly<Record<string, (value: number) => number>>;

const identity = (value: number): number => value;
const fromMetres = (perMetre: number) => (value: number) =>
  metresToInches(metres(value / perMetre));

const ouncesInPound = 16;
const inchesInFoot = 12;

const lengths: Conversions = {
  in: identity,
  inch: identity,
  inches: identity,
  '"': identity,
  "”": identity,
  ft: (value) => value * inchesInFoot,
  cm: fromMetres(100),
  mm: fromMetres(1000),
  m: fromMetres(1),
};

const weights: Conversions = {
  lb: identity,
  lbs: identity,
  pounds: identity,
  "#": identity,
  oz: (value) => value / ouncesInPound,
  kg: (value) => kilogramsToPounds(kilograms(value)),
  g: (value) => kilogramsToPounds(kilograms(value / 1000)),
};

const toCelsius = (value: number): number => fahrenheitToCelsius(fahrenheit(value));
const temperatures: Conversions = {
  f: toCelsius,
  "°f": toCelsius,
  c: identity,
  "°c": identity,
};

function converted(text: string, conversions: Conversions, usual: string): Converted {
  const figure = readFigure(text);
  if (figure === null) return null;
  const unit = figure.unit.replace(/\.$/, "") || usual;
  if (!Object.hasOwn(conversions, unit)) return null;
  const convert = conversions[unit];
  return convert === undefined ? null : roundTo(convert(figure.value), decimals);
}

export const lengthInInches = (text: string, usual: "in" | "cm"): Converted =>
  converted(text, lengths, usual);

export const weightInPounds = (text: string, usual: "lb" | "kg"): Converted =>
  converted(text, weights, usual);

export const waterInCelsius = (text: string, usual: "f" | "c"): Converted =>
  converted(text, temperatures, usual);
