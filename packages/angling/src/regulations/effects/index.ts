export { changedCards } from "./changed-cards.ts";
export { compareCatches, type CatchChange, type LoggedFish } from "./changed-catches.ts";
export { changedVerdicts } from "./changed-verdicts.ts";
