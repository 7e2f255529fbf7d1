export { askCorpusQuestion, type CorpusOutcome } from "./ask-corpus.ts";
export { keptProviders, keptLog } from "./catalogue/kept.ts";
export { corpus, corpusGroups, type CorpusGroup, type CorpusQuestion } from "./question.ts";
