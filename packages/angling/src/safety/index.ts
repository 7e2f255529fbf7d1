export * from "./hazards.ts";
export * from "./limits.ts";
