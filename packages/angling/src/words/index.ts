export * from "./depth-words.ts";
export * from "./time-words.ts";
export * from "./units.ts";
export * from "./water-words.ts";
