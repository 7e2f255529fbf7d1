export * from "./page-text.ts";
export { findByLikeness, findPassage } from "./passages.ts";
export { watchIntervalDays } from "./watch-interval.ts";
export { isSameMeaning } from "./same-meaning.ts";
export { watchedRules, type WatchedRule } from "./watched-rules.ts";
export { lineOf, passageDifference, type LinePair, type Stretch } from "./word-difference.ts";
