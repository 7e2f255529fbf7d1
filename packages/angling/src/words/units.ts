/** Display units: feet and knots, or meters and knots. */
export type UnitSystem = "us" | "metric";
