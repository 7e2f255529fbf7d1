import { knots } from "@striper/marine/units";
import { knownDanger } from "#angling/bite-score/index.ts";
import { questionFacts, fact, type Fact } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import {
  answered,
  listWords,
  placeAssumed,
  type AnswerContext,
  type Choice,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import { heldAgainst } from "#angling/assistant/answers/fishing/safety-words.ts";
import { asksToStay } from "#angling/assistant/understanding/follow-up/points-back.ts";
import { marineZonesAt } from "#angling/spots/marine-zones.ts";
import { saidOf, type Going } from "./going.ts";
import { afloat, type GoingFinding, type GoingVerdict } from "./finding.ts";
import { byGravity, judgeGoing } from "./judge-going.ts";
import { outingOf, type Outing } from "./there.ts";

const leads: Readonly<Record<GoingVerdict, string>> = {
  NO: "No",
  ALONE: "Not alone",
  CAUTION: "Caution",
};

/** Reasons told at once; the rest stands below. */
const mostReasons = 2;

/** What was not told of it, and what nobody here can judge. */
function notJudged(going: Going, { there, isEbb }: Outing, unread: readonly string[]): string {
  const said = saidOf(going);
  const missing = [
    said.includes("wind") ? null : "the wind",
    said.includes("sea") ? null : "the sea",
    isEbb === null ? "the tide" : null,
    afloat.has(there.craft) ? "your boat and skill" : "your footing",
    ...unread.map((word) => `"${word}"`),
  ].filter((one) => one !== null);
  return `Not judged: ${listWords(missing)}.`;
}

function choicesOf(going: Going, { place, there }: Outing): readonly Choice[] {
  const at = there.name === null ? "" : ` at ${place.name}`;
  const near = there.name === null ? "" : ` near ${place.name}`;
  return [
    { label: "Marine forecast", question: `marine forecast${at}` },
    { label: "Sheltered spots", question: `sheltered spots${near}` },
    {
      label: "Current or tide there",
      question: `${place.currentStationId === null ? "tide" : "current"}${at}`,
    },
  ];
}

const saidFacts = (
  going: Going,
  { lengths = [], anglers = null }: Frame,
  unread: readonly string[],
) =>
  questionFacts([
    ["wind-said", going.wind, "kt"],
    ["gust-said", going.gust, "kt"],
    ["sea-said", going.sea, "ft"],
    ["boat-length", going.boatLength, "ft"],
    ["anglers", anglers],
    ...lengths.map((one) => ["length", one] as const),
    ...unread.map((word) => ["unread", word] as const),
  ]);

const isAfloat = ({ there }: Outing): boolean => afloat.has(there.craft);
/** Nothing that was said reaches a limit; that is no yes. */
const belowLimits: GoingFinding = {
  verdict: "CAUTION",
  words: "nothing you name reaches a limit held here, and that is no yes",
  source: "Striper Conditions",
};

export interface GoingTold {
  readonly verdict: GoingVerdict;
  /** "No: …", the gravest reasons first. */
  readonly lead: string;
  readonly also: string | null;
  readonly facts: readonly Fact[];
  readonly outing: Outing;
}

/** The verdict of what was said and of what is known besides; never a yes. */
export async function goingTold(
  frame: Frame,
  going: Going,
  context: AnswerContext,
): Promise<GoingTold> {
  const outing = await outingOf(frame, going, context);
  const held = await heldAgainst(context, outing);
  const known = knownDanger({
    ...held,
    wind: held.wind === null ? null : knots(held.wind),
    gusts: held.gusts === null ? null : knots(held.gusts),
    craft: isAfloat(outing) ? "small-boat" : "shore",
    bar: null,
  });
  const forecast: readonly GoingFinding[] =
    known === null || known.verdict === "GO"
      ? []
      : known.reasons.map((reason) => ({
          verdict: known.verdict === "NO" ? ("NO" as const) : ("CAUTION" as const),
          words: `forecast and warnings say ${reason}`,
          source: held.source,
        }));
  const findings = [...judgeGoing(going, outing.there), ...forecast].toSorted(byGravity);
  const [first = belowLimits] = findings;
  const same = findings.filter(({ verdict }) => verdict === first.verdict);
  const told = same.length === 0 ? [first] : same.slice(0, mostReasons);
  const others = findings.filter((one) => !told.includes(one));
  const reasons = told.map(({ words }) => words);
  return {
    verdict: first.verdict,
    lead: `${leads[first.verdict]}: ${going.isOut && first.verdict === "NO" ? "head in now, jackets on: " : ""}${reasons.join("; ")}.`,
    also: others.length === 0 ? null : `Also: ${others.map(({ words }) => words).join("; ")}.`,
    facts: [
      fact("going", first.verdict, first.source, { place: outing.place.name, at: outing.from }),
      ...[first, ...findings].map(({ words, source }) =>
        fact("going-reason", words, source, { at: outing.from }),
      ),
    ],
    outing,
  };
}

const isInside =
  /\b(?:rivers?|creeks?|marsh\w*|estuary|harbors?|inside|in close|close (?:in|to shore)|back bay|behind (?:the|an?) \w+|in the lee)\b/;

/** The verdict again, with what it means for what was added. */
function pressedOn(words: string, lead: string): readonly string[] {
  if (asksToStay.test(words)) return ["Yes, staying ashore is the sure way.", lead];
  if (isInside.test(words))
    return [
      "More sheltered in there, and no promise: it is the same wind, and mouths and bridges run hard.",
      lead,
    ];
  return [lead, "Nothing I read in what you add changes that."];
}

/** Whether to go with the conditions a person tells: by what is known to speak against it. */
export async function answerGoing(
  frame: Frame,
  going: Going,
  context: AnswerContext,
): Promise<Reply> {
  const { unread = [], isPressed = false, after } = frame;
  const told = await goingTold(frame, going, context);
  const { outing } = told;
  const [zone = ""] = marineZonesAt(outing.place.position);
  const sourcesOf = [
    ...new Set(
      told.facts.filter(({ kind }) => kind === "going-reason").map(({ source }) => source),
    ),
  ];
  const assumed = placeAssumed(outing.place);
  return {
    ...answered(
      [
        ...(isPressed ? pressedOn(after?.own ?? "", told.lead) : [told.lead]),
        going.isOut ? "In trouble: VHF channel 16 or 911." : null,
        told.also,
        `What you tell is no forecast: look at the live marine forecast (zone ${zone}) first.`,
        notJudged(going, outing, isPressed ? [] : unread),
        `Sources: ${sourcesOf.join("; ")}.`,
        assumed === null ? null : `(${assumed}.)`,
      ],
      [
        ...told.facts,
        fact("marine-zone", zone, "National Weather Service"),
        fact("emergency", "911, VHF channel 16", "US Coast Guard"),
        ...saidFacts(going, frame, unread),
      ],
    ),
    choices: choicesOf(going, outing),
  };
}
