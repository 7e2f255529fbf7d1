import {
  inches,
  kilograms,
  kilogramsToPounds,
  metres,
  metresToInches,
  pounds,
  roundTo,
  type Inches,
  type Pounds,
} from "@striper/marine/units";

/* Steps of rulers and scales: tenths of the unit, and the quarters and ounces that people read. */
const lengthSteps: readonly Inches[] = [inches(0.1), inches(0.25), metresToInches(metres(0.001))];
const weightSteps: readonly Pounds[] = [
  pounds(0.1),
  pounds(0.25),
  pounds(1 / 16),
  kilogramsToPounds(kilograms(0.1)),
];

/** Tolerance for centimeters and kilograms, which are stored as inches and pounds with four decimals. */
const tolerance = 0.000_06;

const isOn = (steps: readonly number[], value: number): boolean =>
  steps.some((step) => Math.abs(Math.round(value / step) * step - value) < tolerance);

/** Returns the value unchanged if it is on an instrument's step, else rounded to tenths. */
const stepped = (steps: readonly number[]) => (value: number) =>
  isOn(steps, value) ? value : Math.max(0.1, roundTo(value, 1));

export const lengthInSteps = stepped(lengthSteps);
export const weightInSteps = stepped(weightSteps);
