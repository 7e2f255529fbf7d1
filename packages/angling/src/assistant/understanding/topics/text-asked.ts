import { terms } from "#angling/assistant/passages/terms.ts";
import { plainWords } from "#angling/assistant/understanding/words.ts";
import type { Frame } from "#angling/assistant/frame.ts";

/** How a choice asks for one text of the app by its title. */
export const askForText = (title: string): string => `what is written about ${title}`;

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

/** The question as one for the app's own texts, where its words ask for that. */
export function withTextAsked(frame: Frame): Frame {
  const { words, intent, topic } = frame;
  const isOpen = intent !== "refused" || topic === "other-topic";
  const isWanted =
    wanted.test(words) ||
    (whatIs.test(words) || intent === "unknown" ? namesTerm(words) : false) ||
    (intent === "unknown" && whyApp.test(words));
  return isWanted && isOpen
    ? { ...frame, intent: "passage", topic: null, unread: [], place: frame.place }
    : frame;
}
