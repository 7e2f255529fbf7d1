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
  "withheld",
  "declined",
  "unread",
  "help",
] as const;
type TextSign = (typeof textSignNames)[number];
export type TextSigns = Readonly<Record<TextSign, number>>;

/**
 * How much each sign tells for the text; `npx tsx bench/assistant-texts.ts` fits them anew. How many words are
 * said tells nothing of it.
 */
const worth: TextSigns = {
  bias: -3.88,
  asked: 3.87,
  lead: 3.52,
  ofTexts: 0.3,
  ofTopic: -0.38,
  withheld: 1.12,
  declined: 0.87,
  unread: 1.31,
  help: -0.82,
};

/** Beyond it a guess is taken as no surer. */
const surest = 0.997;

function logOdds(probability: number): number {
  const bounded = Math.min(Math.max(probability, 1 - surest), surest);
  return Math.log(bounded / (1 - bounded));
}

/** What tells whether the likeliest text serves better than the reply that was computed. */
export function textSigns(
  { words, intent, unread = [] }: Frame,
  { declined }: Reply,
  { asked, lead }: Pick<Likest, "asked" | "lead">,
  guess = likelyTopics,
): TextSigns {
  const likely = guess(words);
  const probabilityOf = (name: string | null): number =>
    likely.find(({ topic }) => topic === name)?.probability ?? 0;
  const isUnread = unread.length > 0;
  const isWithheld = declined && (isUnread || intent === "unknown");
  return {
    bias: 1,
    asked,
    lead,
    ofTexts: logOdds(probabilityOf("text")),
    ofTopic: logOdds(probabilityOf(topicOf(intent).guess)),
    withheld: Number(isWithheld),
    declined: Number(declined && !isWithheld),
    unread: Number(isUnread),
    help: Number(intent === "help"),
  };
}

/** How probably the likeliest text serves better. */
export function textServes(signs: TextSigns): number {
  const sum = textSignNames.reduce((all, name) => all + worth[name] * signs[name], 0);
  return 1 / (1 + Math.exp(-sum));
}

export const liveTopics: ReadonlySet<Intent> = new Set(["weather", "marine", "go"]);

/**
 * From here on the text is told. Surer where the reply declines, for three texts to tap can be offered there; surest
 * where what was asked was read whole, where a verdict was withheld, where a forecast or the body is asked about.
 */
const leastSure = {
  readWhole: 0.95,
  law: 0.85,
  log: 0.65,
  surely: 0.8,
  withheld: 0.75,
  declined: 0.66,
  help: 0.6,
  computed: 0.52,
} as const;
/** Less like than this a text is about something else, however little was read. */
const leastLike = { likeness: 0.12, asked: 0.15 } as const;
/** What is declined by its words needs more. */
const leastOfRefused = 0.3;
/** So much like one question it is held for a text is meant, whatever else was read. */
const asAsked = 0.75;
/** So like a text is meant, where nothing else answers. */
export const surelyLike = 0.7;
/** Surely like, it is meant only from here on. */
const leastOfMeant = 0.1;
export const isLike = ({ likeness, asked }: Likest): boolean =>
  likeness >= leastLike.likeness && asked >= leastLike.asked;

/** Figures of a day and one's own licenses, read whole, were asked for; a forecast at hand or not. */
const isReadWhole = ({ intent, unread = [] }: Frame, { declined }: Reply): boolean =>
  unread.length === 0 &&
  (intent === "license"
    ? !declined
    : intent !== "log" && (topicOf(intent).isOfADay === true || liveTopics.has(intent)));

function leastFor(frame: Frame, reply: Reply): number {
  const { about, verdict } = topicOf(frame.intent);
  if (isReadWhole(frame, reply)) return leastSure.readWhole;
  if (frame.topic === "medical" || liveTopics.has(frame.intent)) return leastSure.surely;
  if (about === "law" && !reply.declined) return leastSure.law;
  if (frame.intent === "license") return leastSure.law;
  if (frame.intent === "log") return leastSure.log;
  if (!reply.declined) return frame.intent === "help" ? leastSure.help : leastSure.computed;
  const isWithheld = verdict !== undefined && frame.unread?.length !== 0;
  return isWithheld ? leastSure.withheld : leastSure.declined;
}

/** The text is told instead of the reply. */
export function isTold(frame: Frame, reply: Reply, best: Likest): boolean {
  if (!isLike(best) || (frame.intent === "refused" && best.likeness < leastOfRefused)) return false;
  const serves = textServes(textSigns(frame, reply, best));
  if (serves >= leastFor(frame, reply)) return true;
  if (serves < leastOfMeant || isReadWhole(frame, reply)) return false;
  return reply.declined
    ? best.likeness >= surelyLike || best.asked >= asAsked
    : best.asked >= asAsked && topicOf(frame.intent).about !== "law";
}
