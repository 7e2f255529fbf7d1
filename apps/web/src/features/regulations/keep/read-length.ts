import {
  inches,
  inchesToMetres,
  metres,
  metresToInches,
  roundTo,
  type Inches,
  writeOutFractions,
} from "@striper/marine/units";

export type LengthRead =
  | { readonly kind: "none" }
  | { readonly kind: "unreadable" }
  | { readonly kind: "read"; readonly length: Inches };

const denominators: ReadonlySet<number> = new Set([2, 4, 8, 16]);

const decimal = /^(\d{1,3}(?:[.,]\d{0,3})?)$/;
const mixed = /^(?:(\d{1,3})[\s-]+)?(\d{1,2})\/(\d{1,2})$/;
const unit = /\s*(?:"|″|''|in(?:ch(?:es)?)?\.?|cm)$/i;

/**
 * Parses a length as people write it: "28", "28.5", "28 1/2", "28½" or "28,5", in inches or
 * centimeters.
 */
export function readLength(text: string, isMetric: boolean): LengthRead {
  const plain = writeOutFractions(text).trim().replace(unit, "");
  if (plain === "") return { kind: "none" };
  const value = numberOf(plain);
  if (value === null) return { kind: "unreadable" };
  if (!isMetric) return { kind: "read", length: inches(value) };
  // 78.74 cm is 31 in; without rounding it falls just below and changes the verdict.
  const converted = metresToInches(metres(value / 100));
  return { kind: "read", length: inches(Math.round(converted * 1e4) / 1e4) };
}

export const lengthTyped = (length: number, isMetric: boolean): string =>
  String(isMetric ? roundTo(inchesToMetres(inches(length)) * 100, 1) : length);

function numberOf(text: string): number | null {
  const whole = decimal.exec(text);
  if (whole !== null) return Number(text.replace(",", "."));
  const [, units = "0", top, bottom] = mixed.exec(text) ?? [];
  if (top === undefined || bottom === undefined) return null;
  const [over, under] = [Number(top), Number(bottom)];
  return denominators.has(under) && over < under ? Number(units) + over / under : null;
}
