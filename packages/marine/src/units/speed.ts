import { quantity, type Quantity } from "./quantity.ts";

export type Knots = Quantity<"kt">;
export type MilesPerHour = Quantity<"mph">;
export type MetresPerSecond = Quantity<"m/s">;
export type KilometresPerHour = Quantity<"km/h">;

export const knots = (value: number): Knots => quantity<"kt">(value);
export const milesPerHour = (value: number): MilesPerHour => quantity<"mph">(value);
export const metresPerSecond = (value: number): MetresPerSecond => quantity<"m/s">(value);
export const kilometresPerHour = (value: number): KilometresPerHour => quantity<"km/h">(value);

// The product's published factor. The exact one, 1852/1609.344, differs by 5 parts in 10 million.
const milesPerHourPerKnot = 1.15078;
// Exact: 1,852 m in a nautical mile, 1,609.344 m in a statute mile.
const kilometresPerHourPerKnot = 1.852;
const kilometresPerHourPerMilePerHour = 1.609344;
const kilometresPerHourPerMetrePerSecond = 3.6;

export const knotsToMilesPerHour = (value: Knots): MilesPerHour =>
  milesPerHour(value * milesPerHourPerKnot);
export const milesPerHourToKnots = (value: MilesPerHour): Knots =>
  knots(value / milesPerHourPerKnot);
export const knotsToKilometresPerHour = (value: Knots): KilometresPerHour =>
  kilometresPerHour(value * kilometresPerHourPerKnot);
export const kilometresPerHourToKnots = (value: KilometresPerHour): Knots =>
  knots(value / kilometresPerHourPerKnot);
export const knotsToMetresPerSecond = (value: Knots): MetresPerSecond =>
  metresPerSecond((value * kilometresPerHourPerKnot) / kilometresPerHourPerMetrePerSecond);
export const metresPerSecondToKnots = (value: MetresPerSecond): Knots =>
  knots((value * kilometresPerHourPerMetrePerSecond) / kilometresPerHourPerKnot);
export const milesPerHourToMetresPerSecond = (value: MilesPerHour): MetresPerSecond =>
  metresPerSecond((value * kilometresPerHourPerMilePerHour) / kilometresPerHourPerMetrePerSecond);
export const metresPerSecondToMilesPerHour = (value: MetresPerSecond): MilesPerHour =>
  milesPerHour((value * kilometresPerHourPerMetrePerSecond) / kilometresPerHourPerMilePerHour);
export const milesPerHourToKilometresPerHour = (value: MilesPerHour): KilometresPerHour =>
  kilometresPerHour(value * kilometresPerHourPerMilePerHour);
export const kilometresPerHourToMilesPerHour = (value: KilometresPerHour): MilesPerHour =>
  milesPerHour(value / kilometresPerHourPerMilePerHour);
export const metresPerSecondToKilometresPerHour = (value: MetresPerSecond): KilometresPerHour =>
  kilometresPerHour(value * kilometresPerHourPerMetrePerSecond);
export const kilometresPerHourToMetresPerSecond = (value: KilometresPerHour): MetresPerSecond =>
  metresPerSecond(value / kilometresPerHourPerMetrePerSecond);
