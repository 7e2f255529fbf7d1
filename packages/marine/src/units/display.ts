import type { Quantity, UnitSymbol } from "./quantity.ts";

/** Decimals a reading deserves: about what its instrument or forecast can support. */
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

/** value × 10^places on the decimal digits, so without the binary error of a multiplication. */
function shiftDecimalPoint(value: number, places: number): number {
  const [digits, exponent = "0"] = String(value).split("e");
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** Below this a product's binary error is under a millionth. */
const surelyMultiplied = 1e9;

/** Steps of a power of ten in a value; digits decide only where its binary form may lie on the wrong side of a half. */
function stepsIn(magnitude: number, decimals: number): number {
  const steps = magnitude * 10 ** decimals;
  const isSure = steps < surelyMultiplied && Math.abs((steps % 1) - 0.5) > 1e-6;
  return Math.round(isSure ? steps : shiftDecimalPoint(magnitude, decimals));
}

/**
 * Rounds the decimal number people see, half away from zero: 6.85 becomes 6.9 although its binary
 * form lies just below. Never gives minus zero.
 */
export function roundTo<Unit extends UnitSymbol>(
  value: Quantity<Unit>,
  decimals: number,
): Quantity<Unit>;
export function roundTo(value: number, decimals: number): number;
export function roundTo(value: number, decimals: number): number {
  const steps = stepsIn(Math.abs(value), decimals);
  // Both whole: their quotient is the nearest number there is, as is the one read from digits.
  const isWhole = decimals >= 0 && steps < Number.MAX_SAFE_INTEGER;
  const magnitude = isWhole ? steps / 10 ** decimals : shiftDecimalPoint(steps, -decimals);
  return value < 0 && magnitude !== 0 ? -magnitude : magnitude;
}

/** "6.9 ft", "61°F", "30.02 inHg"; the symbol must be the quantity's own unit. */
export function formatQuantity<Unit extends UnitSymbol>(
  value: Quantity<Unit>,
  unit: Unit,
  decimals: number = displayDecimals[unit],
): string {
  const separator = unit.startsWith("°") ? "" : " ";
  return `${roundTo(value, decimals).toFixed(decimals)}${separator}${unit}`;
}
