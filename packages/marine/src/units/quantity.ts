declare const unitOfQuantity: unique symbol;

export type UnitSymbol =
  | "ft"
  | "m"
  | "in"
  | "yd"
  | "lb"
  | "kg"
  | "°F"
  | "°C"
  | "kt"
  | "mph"
  | "m/s"
  | "km/h"
  | "hPa"
  | "inHg"
  | "mi"
  | "nm"
  | "°";

/** A plain number at run time; the compiler refuses to mix units. */
export type Quantity<Unit extends UnitSymbol> = number & { readonly [unitOfQuantity]: Unit };

export function quantity<Unit extends UnitSymbol>(value: number): Quantity<Unit> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a brand exists for the compiler only
  return value as Quantity<Unit>;
}
