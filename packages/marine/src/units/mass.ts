import { quantity, type Quantity } from "./quantity.ts";

export type Pounds = Quantity<"lb">;
export type Kilograms = Quantity<"kg">;

export const pounds = (value: number): Pounds => quantity<"lb">(value);
export const kilograms = (value: number): Kilograms => quantity<"kg">(value);

// International yard and pound agreement, 1 July 1959: exact.
const kilogramsPerPound = 0.45359237;

export const poundsToKilograms = (value: Pounds): Kilograms => kilograms(value * kilogramsPerPound);
export const kilogramsToPounds = (value: Kilograms): Pounds => pounds(value / kilogramsPerPound);
