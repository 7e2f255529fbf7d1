export * from "./bands-grade.ts";
export * from "./grade.ts";
export type { RankGrade } from "./rank-grades.ts";
export { seededRandom, type Interval } from "./resample.ts";
export * from "./score-to-store.ts";
export * from "./sentence.ts";
export * from "./trip-row.ts";
