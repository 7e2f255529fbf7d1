export * from "./harbor-time.ts";
export * from "./instant.ts";
