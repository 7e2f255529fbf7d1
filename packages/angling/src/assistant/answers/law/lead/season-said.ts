import { valuesOf, type Fact } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { dateInWords } from "#angling/regulations/index.ts";

const asksTurn =
  /\b(?:seasons? (?:\w+ )?(?:opens?|opened|starts?|started|begins?|closes?|closed|ends?|ended|over|done)|(?:opens?|opening|reopens?|starts?|closes?|closing|ends?) (?:on |in |at )?(?:the )?WHEN|(?:opens?|closes?) (?:on |in )?(?:the )?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:opening|closing|last|final|first|end|start) (?:day|date)s?|(?:illegal|closed|off limits) (?:after|before|until|till|past|from)|when (?:do|does|is|are) .*\b(?:open|close|start|end|over|stop|quit)\w*)\b/;
const asksClosed =
  /\b(?:clos(?:ed?|es|ing)|illegal|off limits|(?:is|are|season|seasons) (?:\w+ ){0,3}over|(?:last|final) day|ended|ends?|shut|out of season)\b/;
const asksOpen = /\b(?:open|in season|still going|still on)\b/;
const mayOne =
  /^(?:(?:so|and|hey|ok|but) )*(?:can|may|could) (?:i|we|you) (?:still |even |legally )*(?:keep|take|fish|catch|go for|target)\b/;
/** The dates themselves, and no yes. */
const asksDates =
  /\bwhen\b|\b(?:opening|closing|end|start) dates?$|\bseasons? (?:open|clos|end|start)\w* (?:day|date)s?\b/;
const hasOne =
  /\b(?:got|have|kept|caught|landed|took)\b.*\b(?:ice|cooler|box|freezer|fridge|boat|hand|here|them|it|some|one|today|yesterday|last|now)\b/;
/** "…right?", "I thought": a claim to be confirmed or corrected. */
const isClaim =
  /\b(?:right|rite|correct|true|isnt|isn t|arent|aren t|is not|are not|i thought|told me|says?|said|heard|thinks?)\b/;

/** "Jun 15" of "Jun 15, 2026". */
const monthAndDay = (date: string): string => dateInWords(date).replace(/,.*$/, "");

/** What is said of the season: whether it is so, by the rule of that day. */
export function seasonSaid(
  { words, wordsBefore }: Frame,
  facts: readonly Fact[],
  { date, isToday }: { readonly date: string; readonly isToday: boolean },
): string | null {
  // In a talk one figure is told first (`figure-asked.ts`), unless it is a claim.
  if (wordsBefore !== undefined && !isClaim.test(words)) return null;
  const turns = asksTurn.test(words) && !/\bby\b/.test(words);
  // "Can I still keep cod": no, once it is closed.
  if (
    mayOne.test(words) &&
    !turns &&
    valuesOf(facts, "season-state").every((one) => one === "closed")
  )
    return "**No, it is closed now.**".replace("now", isToday ? "now" : `on ${monthAndDay(date)}`);
  if (!turns && !asksClosed.test(words) && !asksOpen.test(words)) return null;
  const [state, ...otherStates] = valuesOf(facts, "season-state");
  const [season = "", ...otherSeasons] = valuesOf(facts, "season").map(String);
  if (otherStates.length + otherSeasons.length > 0) return null;
  if (/^open all year/i.test(season)) return allYear(words, turns && !isToday);
  if (state !== "open" && state !== "closed") return null;
  const ranges = valuesOf(facts, "open-dates").map(String);
  if (turns && asksDates.test(words)) return `**The season is ${ranges.join(" and ")}.**`;
  if (turns && !isToday) return turnSaid(words, monthAndDay(date), ranges);
  const isSo = state === (asksClosed.test(words) ? "closed" : "open");
  const inHand =
    state === "closed" && hasOne.test(words)
      ? " One taken out of season may not be kept: take no more, and ask the Environmental Police about those you have."
      : "";
  return `**${isSo ? "Yes" : "No"}, it is ${state} ${isToday ? "now" : `on ${monthAndDay(date)}`}.**${inHand}`;
}

function turnSaid(words: string, said: string, ranges: readonly string[]): string {
  const isSo = ranges.some((range) =>
    asksClosed.test(words) ? range.endsWith(said) : range.startsWith(said),
  );
  return isSo ? `**Yes, ${said}.**` : `**No, not ${said}:** the season is ${ranges.join(" and ")}.`;
}

function allYear(words: string, namesDay: boolean): string {
  if (asksOpen.test(words) && !namesDay && !isClaim.test(words) && !/\bwhen\b/.test(words))
    return "**Yes, it is open all year.**";
  return namesDay || asksClosed.test(words) || isClaim.test(words)
    ? "**No, it is open all year:** there is no day on which it opens or closes."
    : "**It is open all year.**";
}
