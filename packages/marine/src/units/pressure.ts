import { quantity, type Quantity } from "./quantity.ts";

export type Hectopascals = Quantity<"hPa">;
export type InchesOfMercury = Quantity<"inHg">;

export const hectopascals = (value: number): Hectopascals => quantity<"hPa">(value);
export const inchesOfMercury = (value: number): InchesOfMercury => quantity<"inHg">(value);

// Conventional mercury at 0 °C: 13,595.1 kg/m³ × 9.80665 m/s² × 0.0254 m (NIST SP 811, appendix B.8).
const hectopascalsPerInchOfMercury = (13_595.1 * 9.80665 * 0.0254) / 100;

export const hectopascalsToInchesOfMercury = (value: Hectopascals): InchesOfMercury =>
  inchesOfMercury(value / hectopascalsPerInchOfMercury);
export const inchesOfMercuryToHectopascals = (value: InchesOfMercury): Hectopascals =>
  hectopascals(value * hectopascalsPerInchOfMercury);
