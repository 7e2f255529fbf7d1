import { metres, type Metres } from "./length.ts";
import { quantity, type Quantity } from "./quantity.ts";

export type StatuteMiles = Quantity<"mi">;
export type NauticalMiles = Quantity<"nm">;

export const statuteMiles = (value: number): StatuteMiles => quantity<"mi">(value);
export const nauticalMiles = (value: number): NauticalMiles => quantity<"nm">(value);

// Exact: 5,280 international feet of 0.3048 m.
const metresPerStatuteMile = 1609.344;
/** By definition; First International Extraordinary Hydrographic Conference, 1929. */
export const metresPerNauticalMile = 1852;

export const statuteMilesToMetres = (value: StatuteMiles): Metres =>
  metres(value * metresPerStatuteMile);
export const metresToStatuteMiles = (value: Metres): StatuteMiles =>
  statuteMiles(value / metresPerStatuteMile);
export const nauticalMilesToMetres = (value: NauticalMiles): Metres =>
  metres(value * metresPerNauticalMile);
export const metresToNauticalMiles = (value: Metres): NauticalMiles =>
  nauticalMiles(value / metresPerNauticalMile);
export const nauticalToStatuteMiles = (value: NauticalMiles): StatuteMiles =>
  statuteMiles((value * metresPerNauticalMile) / metresPerStatuteMile);
export const statuteToNauticalMiles = (value: StatuteMiles): NauticalMiles =>
  nauticalMiles((value * metresPerStatuteMile) / metresPerNauticalMile);
