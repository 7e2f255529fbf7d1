export * from "./calendar-names.ts";
export * from "./harbor-time.ts";
export * from "./instant.ts";
