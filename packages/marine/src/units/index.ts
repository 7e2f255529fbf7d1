export * from "./angle.ts";
export * from "./display.ts";
export * from "./distance.ts";
export * from "./length.ts";
export * from "./mass.ts";
export * from "./pressure.ts";
export type { Quantity, UnitSymbol } from "./quantity.ts";
export * from "./speed.ts";
export * from "./temperature.ts";
