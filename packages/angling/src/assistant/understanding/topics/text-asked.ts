import { appTextFor, terms } from "#angling/assistant/passages/own-passages.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import { plainWords } from "#angling/assistant/slots/words.ts";
import type { Frame } from "#angling/assistant/frame.ts";

/** "Where does it say …", "what does … mean": the text itself is wanted. */
const wanted =
  /\bwhat is written about\b|\bwhere\b.*\b(?:say|says|said|written|stand|stands|states?)\b|\bwhere is the (?:rule|law|regulation|text) (?:on|about|for|that)\b|\bwhat (?:does|do|did|do you) .+ mean\b|\bwhat is .+ mean\b|\bmeaning of\b|\bmeant by\b|\bdefin(?:e|ition)\b/;
/** "Why is it telling me to stay home": what the app does, where nothing else is read in it. */
const whyApp =
  /^(?:so |but |ok |and )?(?:why|how come) (?:is|does|do|are|did|would)? ?(?:it|the app|this app|you|the score|the map|the tide)\b/;

const titles = new Set(
  terms.flatMap(({ title }) => title.split(", ").map((name) => plainWords(name))),
);
/** "What is mllw": a term of the screens and nothing else. */
const whatIs = /^(?:so |and |ok )?(?:what is|what are|explain|define)(?: (?:an?|the))? (.+)$/;
const namesTerm = (words: string): boolean => {
  const [, name = words] = whatIs.exec(words) ?? [];
  return titles.has(name);
};

/** So much of a question that no topic read stands in a text about the app. */
const leastOfApp = 0.7;

/** The question as one for the app's own texts, where its words ask for that. */
export function withTextAsked(frame: Frame): Frame {
  const { words, intent, topic } = frame;
  const isOpen = intent !== "refused" || topic === "other-topic";
  const isOfScore = intent === "bite" && frame.cues.includes("scoreSaid");
  const isWanted =
    wanted.test(words) ||
    (whatIs.test(words) || intent === "unknown" ? namesTerm(words) : false) ||
    (intent === "unknown" && whyApp.test(words));
  if (isWanted && isOpen && !isOfScore)
    return { ...frame, intent: "passage", topic: null, unread: [] };
  const { unread = [], place, when, species } = frame;
  const { about } = topicOf(intent);
  const namesNothing = place === null && when === null && species === null;
  const isUnread = unread.length > 0 && about !== "law" && (about === undefined || namesNothing);
  return (intent === "unknown" || isUnread) &&
    intent !== "refused" &&
    place === null &&
    appTextFor(words, leastOfApp, unread) !== null
    ? { ...frame, intent: "help", topic: null, unread: [] }
    : frame;
}
