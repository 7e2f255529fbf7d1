import { fact, screens, type Fact } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import {
  answered,
  onDay,
  sentence,
  type AnswerContext,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import { dateFor } from "#angling/assistant/answers/law/where.ts";
import { noticesOn, rangeInWords, type AreaNotice } from "#angling/regulations/index.ts";

const codClosure =
  /\bcods? (?:conservation |spawning )?(?:closures?|zones?|closed (?:areas?|zones?))\b|\b(?:winter|spring) (?:cods? )?(?:conservation |spawning )?(?:closures?|closed (?:areas?|zones?))\b|\bconservation closures?\b|\bclosure\b.*\bcods? conservation\b|\bclosures? (?:area |zone )?for (?:the )?(?:winter |spawning )?cods?\b/;

/** Special areas by the words they are asked for with. */
const areas: readonly (readonly [RegExp, (words: string) => readonly string[]])[] = [
  [
    codClosure,
    (words) => [
      ...(/\bspring\b/.test(words) ? [] : ["winter-cod-closure"]),
      ...(/\bwinter\b/.test(words) ? [] : ["spring-cod-closure"]),
    ],
  ],
  [
    /\bright whales?\b|\bwhale (?:speed|slow|zones?|rules?)|\b(?:how (?:close|far|near)|distance|approach)\b.*\bwhales?\b|\bspeed (?:limits?|rules?|restrictions?|zones?)\b.*\bwhales?\b/,
    (words) =>
      /\b(?:speed|knots?|fast|slow)\b/.test(words)
        ? ["right-whale-small-boats", "right-whale-large-boats-cape-cod-bay"]
        : ["right-whale-distance"],
  ],
  [/\bsecurity zones?\b/, () => ["boston-harbor-security-zones"]],
  [/\bwestern gulf of maine clos/, () => ["western-gulf-of-maine-closure"]],
];

/** The special areas a question names; none for most. */
export const areasAsked = ({ words }: Frame): readonly string[] =>
  areas.find(([pattern]) => pattern.test(words))?.[1](words) ?? [];

/** What holds in the special areas a question names, and when. */
export async function answerSpecialAreas(frame: Frame, context: AnswerContext): Promise<Reply> {
  const table = await context.providers.ruleTable();
  const date = dateFor(frame, context);
  const inForce = new Set(noticesOn(date, table).map(({ id }) => id));
  const asked = areasAsked(frame);
  const notices = table.notices.filter(({ id }) => asked.includes(id));
  const told = notices.map((notice) => ({
    ...wordsOf(notice, inForce.has(notice.id), onDay(date, context.now)),
    facts: factsOf(notice, inForce.has(notice.id), `rule table ${table.version}`),
  }));
  const sources = [...new Set(notices.map(({ source }) => `${source.title} (${source.url})`))];
  return answered(
    [...told.map(({ words }) => words), `Source: ${sources.join("; ")}.`],
    [
      ...told.flatMap(({ facts }) => facts),
      ...sources.map((source) =>
        fact("rule-source", source, "Rule table", { screen: screens.regulations }),
      ),
    ],
  );
}

function wordsOf({ title, text, dates }: AreaNotice, isInForce: boolean, day: string) {
  const when = dates === undefined ? "all year" : rangeInWords(dates);
  const state =
    dates === undefined ? "" : sentence(`${day} it is ${isInForce ? "" : "not "}in force`);
  return { words: `**${title}: ${when}.** ${text} ${state}`.trim() };
}

function factsOf(
  { title, text, dates, source }: AreaNotice,
  isInForce: boolean,
  table: string,
): readonly Fact[] {
  const parts = [
    `${source.title}, ${table}`,
    { place: title, screen: screens.regulations },
  ] as const;
  return [
    fact("notice", `${title}: ${text}`, ...parts),
    fact("notice-dates", dates === undefined ? "all year" : rangeInWords(dates), ...parts),
    fact("notice-state", isInForce ? "in force" : "not in force", ...parts),
  ];
}
