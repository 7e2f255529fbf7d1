import { answered, type Reply } from "#angling/assistant/answers/reply.ts";
import { passageFact } from "./passage.ts";
import type { ToldText } from "#angling/assistant/conversation.ts";
import { withoutFiller } from "#angling/assistant/understanding/filler.ts";
import { plainWords } from "#angling/assistant/slots/words.ts";
import { contentOf, sentencesHolding } from "./asked-words.ts";
import { asSentence, sentencesOf } from "./in-water.ts";
import { knownAnswers } from "./known-answers.ts";

const doubts =
  /^(?:(?:and|but|so|ok|wait) )*(?:(?:are )?(?:you|u) (?:\w+ )?(?:sure|certain)|really|seriously|for real|says who|who says(?: so)?|sources?|is that (?:right|true)|no way)(?: (?:about|on|of) (?:that|this|it))?(?: or \w+ .*)?$/;
const pushesBack =
  /^(?:(?:and|but|so|ok|well|fine|then|yeah) )*(?:(?:my|the|a|some|all my|this) (?:buddy|buddies|friends?|guys?|dad|brother|uncle|neighbor|captain) (?:\w+ )?(?:do|does|did|go|goes|went|says?|said|never|always|tells?|told)\b|(?:everyone|everybody|people|they|guys|others) (?:do|does|go|say)\b|(?:ill|i will|i can|we will|well) (?:just |only )?(?:be (?:ok|fine|careful|quick)|sit|stay|stand|wear|watch|take)\b|(?:it|that) (?:will|should) be (?:ok|fine)|i (?:am|was) (?:a )?(?:good|strong|careful|experienced))/;
/** A text that forbids; and that the same is asked of it again: "clean in the lip, so I can keep it?" */
const refuses = /^No\b|\bgoes back\b|\bno exception\b/;
const asksVerdict =
  /\b(?:(?:can|may|could) i (?:still |just )*(?:keep|have|take) (?:it|him|her|one|that)|i can (?:still |just )*keep (?:it|him|her|one)|am i (?:ok|okay|good|legal|fine)|is (?:it|that) (?:ok|okay|legal|allowed) (?:then|though|now))\b(?: then| though| right| or not)?$/;
const mostWordsAgain = 12;
const asksNumber =
  /^(?:(?:and|ok|so|whats|what is|the|their|a|got|have|phone|is there) )*(?:phone )?(?:number|phone|hotline)(?: for (?:that|them|it))?$/;
const hasNumber = /\b\d{3}-\d{3}-\d{4}\b|\b911\b|channel 16/;
/** A text that answered, and the question; null for an answer that was computed. */
export function toldIn(text: string, words: string): ToldText | null {
  const known = knownAnswers.find((one) => text.startsWith(one.text));
  return known === undefined
    ? null
    : { title: known.title, text: known.text, source: known.source, words };
}

const goesOn =
  /^(?:(?:ok|so|but) )*(?:and|even|also|plus|what about|how about|or)\b|\b(?:too|also)$/;
/** What asks for figures of the day by its bare name, whatever text stands before it. */
const figures =
  /\b(?:tides?|currents?|weather|winds?|sun(?:rise|set)|moon\w*|scores?|bite|limits?|size|license|permit|spots?)\b/;
const mostWords = 5;

/** "And daylight" after colors by day and night: the sentences that hold all of it. */
function sentencesAsked(text: string, words: string): readonly string[] {
  const asked = contentOf(words.replace(goesOn, ""));
  const isShort = words.split(" ").length <= mostWords && asked.length > 0;
  if (!isShort || !goesOn.test(words) || figures.test(words)) return [];
  return sentencesHolding(sentencesOf(text), asked);
}

/** "You sure", "number?" after a text: what that text holds of it. */
export function afterText(told: ToldText | undefined, question: string): Reply | null {
  if (told === undefined) return null;
  const words = plainWords(withoutFiller(question));
  const { title, text, source } = told;
  const facts = [passageFact({ title, text, source, screen: null })];
  const isRefusal =
    refuses.test(text) && asksVerdict.test(words) && words.split(" ").length <= mostWordsAgain;
  if (doubts.test(words) || pushesBack.test(words) || isRefusal)
    return answered([`It stays so, by: ${source}. ${text}`], facts);
  const numbers = asksNumber.test(words)
    ? sentencesOf(text).filter((one) => hasNumber.test(one))
    : sentencesAsked(text, words);
  return numbers.length === 0
    ? null
    : answered([numbers.map(asSentence).join(" "), `Source: ${source}.`], facts);
}
