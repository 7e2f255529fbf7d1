import type { CurrentPredictor } from "@striper/marine/currents";
import { day, type Instant } from "@striper/marine/time";
import { angleBetween, degrees, type Degrees } from "@striper/marine/units";
import { fact, sources } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { answered, listWords, momentWords, type Reply } from "#angling/assistant/answers/reply.ts";

interface Flowing {
  readonly current: CurrentPredictor;
  readonly frame: Frame;
  readonly now: Instant;
}

const headings = { east: 90, west: 270 } as const;
const sideSaid =
  /\b(?:(east|west)(?:bound)? (?:tides?|currents?|flows?)|(?:turns?|turning|switch(?:es)?|flips?|swings?|swinging|runs?|running|goes|going|starts?) (?:to (?:the )?|going |running )*(east|west))\b/;
/** So near to a side a flow runs that way. */
const towardWithin = 60;

const sideOf = (words: string): "east" | "west" | null => {
  const side = sideSaid.exec(words)?.slice(1).find(Boolean);
  return side === "east" || side === "west" ? side : null;
};

/** "East tide at the canal": the flow that runs that way there. */
export function flowToward({ words }: Frame, { current }: Flowing): "ebb" | "flood" | null {
  const side = sideOf(words);
  if (side === null) return null;
  const runs = (toward: Degrees): boolean =>
    angleBetween(toward, degrees(headings[side])) <= towardWithin;
  if (runs(current.floodDirection)) return "flood";
  return runs(current.ebbDirection) ? "ebb" : null;
}

const asksTurn =
  /\b(?:turns?|turning|switch(?:es)?|flips?|swings?|starts?|begins?|go(?:es)? (?:to )?(?:east|west))\b/;
const mostTurns = 3;

/** "When does it turn east": the slacks after which it runs so, else the next one. */
export function turnsTold({ current, frame, now }: Flowing): Reply | null {
  const { flow, words, when } = frame;
  const side = sideOf(words);
  if (side === null || flow === null || !asksTurn.test(words)) return null;
  const from = when?.from ?? now;
  const to = when?.to ?? from;
  const turns = current
    .events(from - day / 2, to + day)
    .filter((event) => event.kind === "slack" && event.turnsTo === flow);
  const inside = turns.filter(({ instant }) => from <= instant && instant < to);
  const last = when === null ? undefined : turns.findLast(({ instant }) => instant < from);
  const next = turns.find(({ instant }) => instant >= to);
  const shown =
    inside.length > 0 ? inside.slice(0, mostTurns) : [last, next].flatMap((one) => one ?? []);
  return shown.length === 0
    ? null
    : answered(
        [
          `**It turns ${side}: ${listWords(shown.map(({ instant }) => momentWords(instant, now)))}**, slack before the ${flow}.`,
        ],
        shown.map(({ instant }) =>
          fact("slack", `before ${flow}`, sources.current, { at: instant }),
        ),
      );
}

/** "Is it running west at 6": whether it does. */
export function runsSo({ words, flow, when }: Frame, { facts }: Reply): string | null {
  const runs = facts.find(({ kind }) => kind === "current-flow")?.value;
  // An hour that was not read is no hour to answer for.
  const isAsked =
    sideOf(words) !== null &&
    (when !== null || !/\bat \d/.test(words)) &&
    !/\b(?:when|what time|next|or|how)\b/.test(words);
  return runs === undefined || !isAsked ? null : `**${runs === flow ? "Yes" : "No"}.**`;
}
