import type { Frame } from "#angling/assistant/frame.ts";
import { contentOf } from "#angling/assistant/passages/asked-words.ts";
import { topics } from "#angling/assistant/topics/index.ts";
import { isReadBy } from "./coverage.ts";

const verdicts = topics.filter(({ verdict }) => verdict !== undefined);

/** Half of what a question says was read, and nothing a verdict turns on is left; the rest is told beside its answer. */
export const isMostlyRead = ({ unread = [], words }: Frame): boolean =>
  unread.length * 2 <= new Set(contentOf(words)).size &&
  !unread.some((word) => verdicts.some(({ name }) => isReadBy(word, name)));
