export * from "./hazards.ts";
export * from "./hours.ts";
export * from "./limits.ts";
