import { quantity, type Quantity } from "./quantity.ts";

export type Fahrenheit = Quantity<"°F">;
export type Celsius = Quantity<"°C">;

export const fahrenheit = (value: number): Fahrenheit => quantity<"°F">(value);
export const celsius = (value: number): Celsius => quantity<"°C">(value);

export const celsiusToFahrenheit = (value: Celsius): Fahrenheit => fahrenheit((value * 9) / 5 + 32);
export const fahrenheitToCelsius = (value: Fahrenheit): Celsius => celsius(((value - 32) * 5) / 9);
