import type { Quantity, UnitSymbol } from "./quantity.ts";

/** Default decimals of each unit, matched to the precision of instruments and forecasts. */
const displayDecimals = {
  ft: 1,
  m: 2,
  in: 1,
  yd: 0,
  lb: 1,
  kg: 2,
  "°F": 0,
  "°C": 0,
  kt: 1,
  mph: 0,
  "m/s": 1,
  "km/h": 0,
  hPa: 0,
  inHg: 2,
  mi: 1,
  nm: 1,
  "°": 0,
} as const satisfies Record<UnitSymbol, number>;

/** Computes value × 10^places on the decimal digits, without the binary error of a multiplication. */
function shiftDecimalPoint(value: number, places: number): number {
  const [digits, exponent = "0"] = String(value).split("e");
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** Below this, a product's binary error is under a millionth. */
const surelyMultiplied = 1e9;

/** Rounds to steps of a power of ten. It uses decimal digits only near a half, where the binary error matters. */
function stepsIn(magnitude: number, decimals: number): number {
  const steps = magnitude * 10 ** decimals;
  const isSure = steps < surelyMultiplied && Math.abs((steps % 1) - 0.5) > 1e-6;
  return Math.round(isSure ? steps : shiftDecimalPoint(magnitude, decimals));
}

/**
 * Rounds the decimal number people see, half away from zero: 6.85 becomes 6.9 although its binary form is slightly
 * less. Never returns minus zero.
 */
export function roundTo<Unit extends UnitSymbol>(
  value: Quantity<Unit>,
  decimals: number,
): Quantity<Unit>;
export function roundTo(value: number, decimals: number): number;
export function roundTo(value: number, decimals: number): number {
  const steps = stepsIn(Math.abs(value), decimals);
  // Both are whole numbers, so their quotient is the nearest number, as if parsed from digits.
  const isWhole = decimals >= 0 && steps < Number.MAX_SAFE_INTEGER;
  const magnitude = isWhole ? steps / 10 ** decimals : shiftDecimalPoint(steps, -decimals);
  return value < 0 && magnitude !== 0 ? -magnitude : magnitude;
}

/** Formats as "6.9 ft", "61°F" or "30.02 inHg"; the symbol must be the quantity's own unit. */
export function formatQuantity<Unit extends UnitSymbol>(
  value: Quantity<Unit>,
  unit: Unit,
  decimals: number = displayDecimals[unit],
): string {
  const separator = unit.startsWith("°") ? "" : " ";
  return `${roundTo(value, decimals).toFixed(decimals)}${separator}${unit}`;
}
