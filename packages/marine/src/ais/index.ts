export { closestApproach, positionAt } from "./closest-approach.ts";
export type { ClosestApproach, Motion } from "./closest-approach.ts";
export { createAisDecoder } from "./decoder.ts";
export type { AisDecoder, Decoded } from "./decoder.ts";
export { createLineSplitter } from "./line-splitter.ts";
export type { LineSplitter } from "./line-splitter.ts";
export type { AisMessage } from "./message.ts";
