/** Units a person reads: feet and knots, or meters and knots. */
export type UnitSystem = "us" | "metric";
