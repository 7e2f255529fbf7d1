import type { TideExtreme } from "@striper/marine/tides";
import {
  harborDate,
  harborDayBounds,
  hour,
  instantOfHarborTime,
  minute,
  type Instant,
} from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";
import { momentWords, placeFor, type AnswerContext } from "#angling/assistant/answers/reply.ts";
import { fact, sources, type Fact } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import type { Told } from "./bar-now.ts";

const nothing: Told = { words: [], facts: [] };
/** A low water and the next lie so far apart at most. */
const betweenLows = 13.5 * hour;
/** A low water that somebody names is the predicted one up to here. */
const sameLow = 20 * minute;
const clock = /(\d{1,2})(?::(\d\d))? ?(am|pm)?/;
const afterLow = /\bafter (?:the |dead )?low\b/;
const lowSaid = new RegExp(
  String.raw`\blow(?: tide| water)?(?: is| was)?(?: at| around| about)? ${clock.source}\b`,
);
const hours = new RegExp(
  String.raw`\b${clock.source}(?: (?:to|till?|until|or|and|-) ${clock.source})?\b`,
);

/** A number of years, people or feet is no hour: "my 5 yr old". */
const counted =
  /\b\d{1,2}[ -]?(?:yrs?|years?|yo|months?|kids?|children|people|adults|of us|ft|feet|foot|miles?|mi|min\w*|knots?|kts?|mph)\b/g;

/** The first hour that is one of the morning where nobody says which half: one walks by daylight. */
const firstMorningHour = 6;

/** An hour that was said. */
function hourOf(said: readonly (string | undefined)[], date: string): Instant | null {
  const [digits, minutes = "0", half] = said;
  const at = Number(digits);
  if (digits === undefined || at < 1 || at > 12) return null;
  const isMorning = half === undefined ? at >= firstMorningHour && at < 12 : half === "am";
  return instantOfHarborTime(date, (at % 12) + (isMorning ? 0 : 12), Number(minutes));
}

interface Asked {
  readonly at: Instant | null;
  readonly lowTold: Instant | null;
}

function hoursAsked({ when }: Frame, words: string, date: string, lows: readonly Instant[]): Asked {
  const told = lowSaid.exec(words);
  const lowTold = told === null ? null : hourOf(told.slice(1), date);
  if (told !== null) return { at: null, lowTold };
  if (when?.precision === "instant") return { at: when.from, lowTold };
  const said = hours.exec(words.replaceAll(counted, ""));
  const last = said?.[4] === undefined ? said?.slice(1, 4) : said.slice(4);
  const named = last === undefined ? null : hourOf(last, date);
  // A part of the day in which a low water falls is none of its hours.
  const isPart =
    when?.precision === "part" && !lows.some((low) => low >= when.from && low < when.to);
  return { at: named ?? (isPart ? when.from : null), lowTold };
}

const factsOf = (
  lows: readonly (TideExtreme | undefined)[],
  hoursSaid: readonly (Instant | null)[],
  place: string,
  now: Instant,
): readonly Fact[] => [
  ...lows.flatMap((low) =>
    low === undefined
      ? []
      : [
          fact("low-tide", roundTo(low.height, 2), sources.tide, {
            unit: "ft",
            place,
            at: low.instant,
          }),
        ],
  ),
  ...hoursSaid.flatMap((at) =>
    at === null ? [] : [fact("hour-asked", momentWords(at, now), "Your question", { at })],
  ),
];

/** What the hour that is asked about, else this one, is to the low water it lies beside. */
export async function walkJudged(
  frame: Frame,
  words: string,
  context: AnswerContext,
): Promise<Told> {
  const { now, providers } = context;
  const place = placeFor(frame, context);
  const tide = place.tideStationId === null ? null : await providers.tide(place.tideStationId);
  if (tide === null) return nothing;
  const date = frame.when?.date ?? harborDate(now);
  const { from, to } = harborDayBounds(date);
  const lows = tide
    .extremes(from - betweenLows, to + 2 * betweenLows)
    .filter(({ type }) => type === "L");
  const { at: asked, lowTold } = hoursAsked(
    frame,
    words,
    date,
    lows.map(({ instant }) => instant),
  );
  const isToday = date === harborDate(now);
  const said = asked ?? (isToday ? now : from + 6 * hour);
  const isAfterLow = asked === null && afterLow.test(words);
  const low = isAfterLow ? lows.find(({ instant }) => instant > said) : undefined;
  const at = low === undefined ? said : low.instant + hour;
  const before = lows.findLast(({ instant }) => instant <= at);
  const next = lows.find(({ instant }) => instant > at);
  if (next === undefined) return nothing;
  const moment = ({ instant }: TideExtreme): string => momentWords(instant, now);
  const isRising = before !== undefined && at - before.instant < next.instant - at;
  const isHour = asked !== null || isToday || isAfterLow;
  const kids = frame.going?.company === "kids" ? ", earlier with children" : "";
  const back = `be back on land by low water, ${moment(next)}${kids}`;
  const hourWords = asked === null ? "now" : momentWords(at, now);
  const lead = !isHour
    ? `Be${back.slice(2)}; from then on it rises.`
    : isRising
      ? `No, not ${isAfterLow ? "after low water" : asked === null ? "now" : `at ${hourWords}`}: it rises since low water, ${moment(before)}. The next low water is ${moment(next)}: go on the fall before it, and ${back.slice(0, 15)} by it.`
      : `Only on the fall${asked === null ? "" : ` (${hourWords})`}: ${back}, at the latest; turn round well before, from then on it rises.`;
  const isOther =
    lowTold !== null && lows.every(({ instant }) => Math.abs(instant - lowTold) > sameLow);
  const other = isOther
    ? `Your low of ${momentWords(lowTold, now)} is not the predicted one.`
    : null;
  return {
    words: [`**${lead}**${other === null ? "" : ` ${other}`}`],
    facts: factsOf([before, next], [asked, lowTold], place.name, now),
  };
}
