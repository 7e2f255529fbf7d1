const questionWord =
  "(?:what|whats|when|whens|how|hows|where|wheres|which|who|whose|why|is|are|can|could|may|do|does|did|will|would|should|any|am)";
const boundary = new RegExp(
  String.raw`(?<=\?)\s+|[;\n]+\s*|(?<=[a-z]{2})[.!]\s+|,?\s+(?:and|also|plus|then)\s+(?=${questionWord}\b)|,\s+(?=${questionWord}\b)`,
  "i",
);
const asks = new RegExp(
  String.raw`\?\s*$|^(?:(?:and|so|also|ok|hey|hi|then)[ ,]+)*${questionWord}\b`,
  "i",
);
const leastWords = 2;

/** Parts a message into its questions; one that holds a single question, or statements before it, stays whole. */
export function splitQuestions(message: string): readonly string[] {
  const parts = message.split(boundary).map((part) => part.trim());
  const questions = parts.filter(
    (part) => asks.test(part) && part.split(/\s+/).length >= leastWords,
  );
  return questions.length > 1 && questions.length === parts.filter((part) => part !== "").length
    ? questions
    : [message];
}
