import { quantity, type Quantity } from "./quantity.ts";

export type Feet = Quantity<"ft">;
export type Metres = Quantity<"m">;
export type Inches = Quantity<"in">;
export type Yards = Quantity<"yd">;

export const feet = (value: number): Feet => quantity<"ft">(value);
export const metres = (value: number): Metres => quantity<"m">(value);
export const inches = (value: number): Inches => quantity<"in">(value);
export const yards = (value: number): Yards => quantity<"yd">(value);

// International yard and pound agreement, 1 July 1959: exact.
const metresPerFoot = 0.3048;
const metresPerInch = 0.0254;
const metresPerYard = 0.9144;
const inchesPerFoot = 12;

export const feetToMetres = (value: Feet): Metres => metres(value * metresPerFoot);
export const metresToFeet = (value: Metres): Feet => feet(value / metresPerFoot);
export const inchesToMetres = (value: Inches): Metres => metres(value * metresPerInch);
export const metresToInches = (value: Metres): Inches => inches(value / metresPerInch);
export const yardsToMetres = (value: Yards): Metres => metres(value * metresPerYard);
export const metresToYards = (value: Metres): Yards => yards(value / metresPerYard);
export const feetToInches = (value: Feet): Inches => inches(value * inchesPerFoot);
export const inchesToFeet = (value: Inches): Feet => feet(value / inchesPerFoot);
