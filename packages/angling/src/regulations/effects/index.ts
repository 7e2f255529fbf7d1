export { changedCards } from "./changed-cards.ts";
export { changedVerdicts } from "./changed-verdicts.ts";
