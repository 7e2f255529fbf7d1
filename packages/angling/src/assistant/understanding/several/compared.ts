import { saidIn, type Frame, type Intent } from "#angling/assistant/frame.ts";
import { mergedWhen } from "#angling/assistant/understanding/time/merged-when.ts";

const lead = String.raw`^(?:(?:so|and|ok|but|well|then|is it|is that|are they|they are|it is|that is|both|all|just|pretty much|basically|basic|about|roughly|more or less|nearly|almost|much|a) )*`;
const same = new RegExp(
  String.raw`${lead}(?:the )?(?:same|equal|identical|no (?:real |big |much )?difference|similar)(?: (?:thing|times?|then|for both|at both|there|really|anyway|either way|right|deal|as (?:that|the other)))*$`,
);
const which =
  /^(?:(?:so|and|ok|but|well|then) )*(?:(?:which|what)(?: (?:one|1|day|place|spot|night|of (?:those|these|them|the)(?: 2)?))*\b.*\b(?:better|best|higher|highest|lower|lowest|stronger|strongest|faster|weaker|weakest|bigger|biggest|pick|choose|go|go with|wins)\b|which(?: (?:one|1|day|place|spot))?(?: of (?:those|these|them|the))(?: 2)?|which (?:one|1|day|night)|(?:pick|choose)(?: (?:one|1))?(?: of (?:those|these|them))?|1 or the other|(?:the )?(?:first|second) or (?:the )?(?:first|second))/;
const sizes =
  /\b(?:higher|highest|lower|lowest|stronger|strongest|faster|weaker|weakest|bigger|biggest|deeper)\b/;
const comparable: ReadonlySet<Intent> = new Set([
  "tide",
  "current",
  "bite",
  "best-time",
  "go",
  "rules",
  "weather",
  "marine",
]);
const mostWords = 12;

/** The two answers before that a message weighs against each other; null where it weighs none. */
export function comparedBefore(
  frame: Frame,
  before: readonly Frame[],
  earlier: readonly Frame[],
): readonly Frame[] | null {
  const { words } = frame;
  const named = frame.place !== null || frame.species !== null || frame.length !== null;
  if (named || words.split(" ").length > mostWords) return null;
  const isSame = same.test(words);
  if (!isSame && !which.test(words)) return null;
  const two = before.length > 1 ? before : [...earlier.slice(-1), ...before];
  const [first] = two;
  const isOfOne = two.length > 1 && two.every(({ intent }) => intent === first?.intent);
  const differ = new Set(
    two.map(({ place, water, when, species }) =>
      JSON.stringify([place?.name ?? water, when?.from, species]),
    ),
  );
  if (first === undefined || !isOfOne || differ.size < two.length || !comparable.has(first.intent))
    return null;
  if (!isSame && first.intent === "rules") return null;
  // Which tide is better is which day fishes better, unless a height is asked.
  const asBite = !isSame && !sizes.test(words) && first.intent === "tide";
  return two.map((one) =>
    Object.assign({}, one, {
      intent: asBite ? ("bite" as const) : one.intent,
      cues: asBite ? [] : one.cues,
      words,
      compares: isSame ? ("same" as const) : ("better" as const),
      when: mergedWhen(frame.when, one.when),
      behind: null,
      unread: [],
      said: saidIn(frame),
      goesOn: true,
    }),
  );
}
