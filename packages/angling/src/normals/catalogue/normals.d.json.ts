/** One figure for the middle of each month, January first. */
type MonthlyFigures = readonly number[];

declare const normals: Readonly<
  Record<"waterTemperature" | "airHigh" | "airLow" | "windSpeed", MonthlyFigures>
>;
export default normals;
