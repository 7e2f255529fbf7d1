import type { Reply } from "#angling/assistant/answers/reply.ts";
import type { Frame, Intent } from "#angling/assistant/frame.ts";
import { likelyTopics } from "#angling/assistant/guess/likely-topics.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import type { KnownAnswer } from "./known-answers.ts";

export interface Likest {
  readonly answer: KnownAnswer;
  readonly likeness: number;
  readonly asked: number;
  /** By so much the next text is less likely. */
  readonly lead: number;
}

export const textSignNames = [
  "bias",
  "asked",
  "lead",
  "ofTexts",
  "ofTopic",
  "declined",
  "unread",
  "words",
] as const;
type TextSign = (typeof textSignNames)[number];
export type TextSigns = Readonly<Record<TextSign, number>>;

/** How much each sign tells for the text, fitted in November 2026 (decision 263). */
const worth: TextSigns = {
  bias: -7.06,
  asked: 3.55,
  lead: 2.22,
  ofTexts: 0.37,
  ofTopic: -0.14,
  declined: 0.43,
  unread: 1.19,
  words: 1.08,
};

/** What says that nothing is held of what is asked. */
export const isOfNothing = /^(?:\*\*)?(?:(?:Mostly not|Not) held|I hold no(?:thing)?)\b/;

/** What was asked for is not held, and what stands beside it is told. */
const lacksWhatIsAsked = /^\*\*I hold nothing on\b/;

/** Beyond it a guess is taken as no surer. */
const surest = 0.997;

function logOdds(probability: number): number {
  const bounded = Math.min(Math.max(probability, 1 - surest), surest);
  return Math.log(bounded / (1 - bounded));
}

/** What tells whether the likeliest text serves better than the reply that was computed. */
export function textSigns(
  { words, intent, unread = [] }: Frame,
  { declined, text }: Reply,
  { asked, lead }: Pick<Likest, "asked" | "lead">,
  guess = likelyTopics,
): TextSigns {
  const likely = guess(words);
  const probabilityOf = (name: string | null): number =>
    likely.find(({ topic }) => topic === name)?.probability ?? 0;
  return {
    bias: 1,
    asked,
    lead,
    ofTexts: logOdds(probabilityOf("text")),
    ofTopic: logOdds(probabilityOf(topicOf(intent).guess)),
    declined: Number(declined || isOfNothing.test(text)),
    unread: Number(unread.length > 0),
    words: Math.log2(words.split(" ").length),
  };
}

/** How probably the likeliest text serves better. */
export function textServes(signs: TextSigns): number {
  const sum = textSignNames.reduce((all, name) => all + worth[name] * signs[name], 0);
  return 1 / (1 + Math.exp(-sum));
}

export const liveTopics: ReadonlySet<Intent> = new Set(["weather", "marine", "go"]);

/** Less like than this a text is about something else, however little was read. */
const leastLike = { likeness: 0.12, asked: 0.15 } as const;
/** So like a text is meant, where nothing else answers. */
export const surelyLike = 0.7;
export const isLike = ({ likeness, asked }: Likest): boolean =>
  likeness >= leastLike.likeness && asked >= leastLike.asked;

/** So much like one question it is held for a text is meant, however short a message is. */
const asAsked = 0.75;

/** A text that outdoes the next by less is the one meant four times in ten; by more, eight times (November 2026). */
const leastLead = 0.02;
export const isClear = ({ likeness, asked, lead }: Likest): boolean =>
  lead >= leastLead || likeness >= surelyLike || asked >= asAsked;

/** Figures of a day and one's own licenses, read whole, were asked for; a forecast at hand or not. */
const isReadWhole = ({ intent, unread = [] }: Frame, { declined }: Reply): boolean =>
  unread.length === 0 &&
  (intent === "license"
    ? !declined
    : intent !== "log" && (topicOf(intent).isOfADay === true || liveTopics.has(intent)));

/** "Best way to let a 36 go": how it is done is asked, which no verdict and no rule tells. */
export const isHowTo = ({ intent, cues }: Frame): boolean =>
  (intent === "keep" || intent === "rules") && cues.includes("howTo");

/** Against a rule's page, where something else was asked, a text may be less probable; more where the rule tells it. */
const leastProbable = { page: 0.25, led: 0.57, else: 0.5 } as const;
const leastFor = ({ isPage = false, isLed = false }: Reply): number =>
  leastProbable[isPage ? "page" : isLed ? "led" : "else"];
/** A text that is meant may be this improbable. */
const leastOfMeant = 0.1;

/** The text is told instead of the reply: it is likelier to serve, or asked for as it is held. */
export function isTold(frame: Frame, reply: Reply, best: Likest): boolean {
  if (!isLike(best)) return false;
  if (isHowTo(frame)) return true;
  if (lacksWhatIsAsked.test(reply.text)) return true;
  const serves = textServes(textSigns(frame, reply, best));
  if (serves >= leastFor(reply)) return true;
  if (serves < leastOfMeant || isReadWhole(frame, reply)) return false;
  return reply.declined
    ? best.likeness >= surelyLike || best.asked >= asAsked
    : best.asked >= asAsked && topicOf(frame.intent).about !== "law";
}
