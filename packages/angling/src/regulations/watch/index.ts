export * from "./page-text.ts";
export { findByLikeness, findPassage } from "./passages.ts";
export { daysBetweenLooks } from "./days-between-looks.ts";
export { isSameMeaning } from "./same-meaning.ts";
export { watchedRules, type WatchedRule } from "./watched-rules.ts";
export { lineOf, passageDifference, type LinePair, type Stretch } from "./word-difference.ts";
