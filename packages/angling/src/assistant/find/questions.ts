const questionWord =
  "(?:what|whats|when|whens|how|hows|where|wheres|which|who|whose|why|is|are|can|could|may|do|does|did|will|would|should|any|am)";
const boundary = new RegExp(
  String.raw`(?<=\?)\s+|[;\n]+\s*|(?<=[a-z]{2})[.!]\s+|,?\s+(?:and|also|plus|then)\s+(?=${questionWord}\b)|,\s+(?=${questionWord}\b)`,
  "i",
);
const asks = new RegExp(
  String.raw`\?\s*$|^(?:(?:and|so|also|ok|hey|hi|yo|then)[ ,]+)*${questionWord}\b|\b(?:what|whats|when|how|where|which|why|can i|do i|should i|is it)\b`,
  "i",
);
const leastWords = 2;

/**
 * Splits a message into questions, each with the statements before it; a single question stays
 * whole.
 */
export function splitQuestions(message: string): readonly string[] {
  const questions: string[] = [];
  let before = "";
  for (const part of message.split(boundary)) {
    const said = `${before} ${part.trim()}`.trim();
    const isQuestion = asks.test(part) && part.trim().split(/\s+/).length >= leastWords;
    if (isQuestion) questions.push(said);
    before = isQuestion ? "" : said;
  }
  return questions.length > 1 && before === "" ? questions : [message];
}

const before =
  /^(?:(?:yo|hey|hi|hello|so|ok|okay|well|morning|mornin|good morning|evening|all|man|dude|bud|guys|quick (?:question|one)|question|for (?:ya|you|u)|(?:my \w+|he|she) wants to know|just wondering|wondering)\b,? *)+(?=\S+ \S)/;
const after =
  /(?: (?:thx|thanks|thank you|man|dude|lol|haha|just curious|please|pls|plz|bud|cheers))+$/;

export const withoutTalk = (words: string): string => words.replace(before, "").replace(after, "");
