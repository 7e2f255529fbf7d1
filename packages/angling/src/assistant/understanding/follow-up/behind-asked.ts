import type { BehindAsked } from "#angling/assistant/frame.ts";

const lead = String.raw`^(?:(?:and|but|so|ok|okay|wait|really|hm+|yeah) )*`;
const back = String.raw`(?: (?:that|this|it|you|about that|about this|of that|from|for that|to know))*$`;
const asked: readonly (readonly [BehindAsked, RegExp])[] = [
  [
    "sources",
    new RegExp(
      String.raw`${lead}(?:(?:what is (?:the|your) |the |your |any |cite (?:the |your )?)?(?:sources?|reference|proof)|says who|who says(?: so)?|how (?:do you know|sure are you|sure is that|certain|reliable|accurate)(?: (?:are you|is it|is that|is this))?|(?:are )?you sure|is that (?:sure|certain|accurate|reliable|for sure)|where (?:did|do|does) (?:you|that|it|this) (?:get|come from|hear))${back}`,
    ),
  ],
  [
    "meaning",
    new RegExp(
      String.raw`${lead}(?:what (?:does|do|is) (?:that|this|it|they|those)(?: all| even)? mean|meaning|mean what|explain(?: (?:that|this|it))?|(?:i )?do not (?:get|understand)(?: (?:that|it))?)(?: then| please)?$`,
    ),
  ],
];

/** "Source?", "how sure are you", "what does that mean": what is behind the last answer. */
export const behindAsked = (words: string): BehindAsked | null =>
  asked.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
