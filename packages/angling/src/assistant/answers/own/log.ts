import { harborDate, harborParts, type Instant } from "@striper/marine/time";
import { fahrenheitToCelsius, roundTo } from "@striper/marine/units";
import type { Frame } from "#angling/assistant/frame.ts";
import { fact, screens, sources } from "#angling/assistant/facts.ts";
import type { OwnLog } from "#angling/assistant/providers.ts";
import {
  answered,
  clockWords,
  dateWords,
  declinedWith,
  listWords,
  type AnswerContext,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import {
  catchRate,
  countBySpecies,
  daysLikeToday,
  inOrderOfTime,
  leastSample,
  measuredLength,
  measuredWeight,
  type LoggedCatch,
} from "#angling/catches/index.ts";
import { normalWaterTemperature } from "#angling/normals/index.ts";
import { workedReply } from "./log-patterns.ts";
import { selectCatches, type Selection } from "./log-selection.ts";
import { about, catchesWords, told } from "./log-words.ts";

/** A month without a year is that of every year: how many of them the newest one brought. */
function ofNewestYear({ catches }: Selection, { when }: Frame) {
  if (when?.months == null || catches.length === 0) return { words: "", facts: [] };
  const years = catches.map(({ caughtAt }) => harborParts(caughtAt).year);
  const newest = Math.max(...years);
  const count = years.filter((year) => year === newest).length;
  return {
    words: ` Of them in ${newest}: ${count}.`,
    facts: [told("newest-year", newest, "year"), told("newest-year-count", count, "fish")],
  };
}

function countReply(selection: Selection, frame: Frame): Reply {
  const { catches } = selection;
  const newest = ofNewestYear(selection, frame);
  const species = countBySpecies(catches);
  const kinds =
    species.length > 1
      ? ` ${listWords(species.map(({ species: name, count }) => `${name} ${count}`))}.`
      : "";
  return answered(
    [`Your log holds ${catchesWords(catches.length)}${about(selection)}.${newest.words}${kinds}`],
    [
      told("catch-count", catches.length, "fish"),
      ...newest.facts,
      ...species.map(({ species: name, count }) =>
        fact("species-count", count, sources.log, {
          unit: "fish",
          place: name,
          screen: screens.log,
        }),
      ),
    ],
  );
}

const lengthText = (value: number): string => `${roundTo(value, 2)} in`;

function biggestReply(selection: Selection, now: Instant): Reply {
  const entries = inOrderOfTime(selection.catches);
  const by = (pick: (entry: LoggedCatch) => number | null) => {
    const measured = entries.flatMap((entry) => {
      const value = pick(entry);
      return value === null ? [] : [{ entry, value }];
    });
    return measured.toSorted((a, b) => b.value - a.value)[0] ?? null;
  };
  const placeOf = (id: string) => selection.catches.find((one) => one.id === id)?.placeName ?? null;
  const atPlace = (id: string) => (placeOf(id) === null ? "" : `, ${placeOf(id)}`);
  const longest = by(measuredLength);
  const heaviest = by(measuredWeight);
  if (longest === null && heaviest === null) {
    return answered(
      [`No measured fish is in your log${about(selection)}: guesses do not count as records.`],
      [told("catch-count", entries.length, "fish")],
    );
  }
  const line = (
    name: string,
    found: { entry: { id: string; species: string; caughtAt: Instant }; value: number },
    unit: string,
  ) =>
    `Your ${name}${about(selection)}: ${found.entry.species}, ${roundTo(found.value, 2)} ${unit}, on ${dateWords(harborDate(found.entry.caughtAt), now)} at ${clockWords(found.entry.caughtAt)}${atPlace(found.entry.id)}.`;
  return answered(
    [
      longest === null ? null : line("longest measured fish", longest, "in"),
      heaviest === null ? null : line("heaviest", heaviest, "lb"),
    ],
    [
      ...(longest === null
        ? []
        : [
            told("longest-fish", roundTo(longest.value, 2), "in", longest.entry.caughtAt),
            told("longest-species", longest.entry.species),
            ...(placeOf(longest.entry.id) === null
              ? []
              : [told("place", String(placeOf(longest.entry.id)))]),
          ]),
      ...(heaviest === null
        ? []
        : [told("heaviest-fish", roundTo(heaviest.value, 2), "lb", heaviest.entry.caughtAt)]),
    ],
  );
}

function lastReply(selection: Selection, now: Instant, which: "first" | "last"): Reply {
  const last = inOrderOfTime(selection.catches).at(which === "first" ? 0 : -1);
  if (last === undefined)
    return answered(
      [`Your log holds no catch${about(selection)}.`],
      [told("catch-count", 0, "fish")],
    );
  const length = measuredLength(last);
  const where = selection.catches.find(({ id }) => id === last.id)?.placeName ?? null;
  return answered(
    [
      `Your ${which} catch${about(selection)}: ${last.species}${length === null ? "" : `, ${lengthText(length)}`}, on ${dateWords(harborDate(last.caughtAt), now)} at ${clockWords(last.caughtAt)}${where === null ? "" : `, ${where}`}.`,
    ],
    [
      told(`${which}-catch`, last.species, null, last.caughtAt),
      ...(length === null ? [] : [told("length", roundTo(length, 2), "in", last.caughtAt)]),
      ...(where === null ? [] : [told("place", where)]),
    ],
  );
}

function averageReply(selection: Selection): Reply {
  const lengths = selection.catches.flatMap((entry) => measuredLength(entry) ?? []);
  if (lengths.length < leastSample) {
    return answered(
      [
        `Only ${lengths.length} measured fish${about(selection)}: under ${leastSample} I give no average.`,
      ],
      [told("sample-size", lengths.length, "fish"), told("least-sample", leastSample, "fish")],
    );
  }
  const mean = roundTo(lengths.reduce((sum, length) => sum + length, 0) / lengths.length, 1);
  return answered(
    [`Your measured fish${about(selection)} average ${mean} in, over ${lengths.length} of them.`],
    [told("average-length", mean, "in"), told("sample-size", lengths.length, "fish")],
  );
}

function rateReply(log: OwnLog, now: Instant): Reply {
  const rate = catchRate(log.trips, log.catches, now);
  const facts = [
    told("trip-count", rate.trips, "trips"),
    told("blank-trips", rate.blankTrips, "trips"),
    told("least-sample", leastSample, "trips"),
  ];
  if (rate.perHour === null || !rate.isEnough)
    return answered(
      [
        `You logged ${rate.trips} trips, ${rate.blankTrips} of them blank: under ${leastSample} trips I give no rate.`,
      ],
      facts,
    );
  const perHour = roundTo(rate.perHour, 2);
  return answered(
    [`Over ${rate.trips} trips (${rate.blankTrips} blank) you caught ${perHour} fish an hour.`],
    [...facts, told("catch-rate", perHour, "fish/h")],
  );
}

/** Trips begun in the time asked about. */
function tripsReply({ trips }: OwnLog, { when }: Frame): Reply {
  const inside = trips.filter(
    ({ startedAt }) => when === null || (startedAt >= when.from && startedAt < when.to),
  );
  const time = when === null ? "" : ` from ${when.date} to ${when.lastDate}`;
  return answered(
    [`You logged ${inside.length} trips${time}.`],
    [
      told("trip-count", inside.length, "trips"),
      ...(when === null
        ? []
        : [told("period-from", when.date, "date"), told("period-to", when.lastDate, "date")]),
    ],
  );
}

function likeTodayReply(log: OwnLog, now: Instant): Reply {
  const water = fahrenheitToCelsius(normalWaterTemperature(harborDate(now)));
  const days = daysLikeToday(log.catches, log.trips, { now, waterTemperature: water });
  const facts = [
    told("similar-days", days.days, "days"),
    told("similar-days-with-catch", days.daysWithCatch, "days"),
    told("catch-count", days.catches, "fish"),
    told("least-sample", leastSample, "days"),
  ];
  if (!days.isEnough)
    return answered(
      [
        `Your log has ${days.days} days like today (season, strength of the tides, water): under ${leastSample} I claim nothing from them.`,
      ],
      facts,
    );
  return answered(
    [
      `On ${days.days} past days like today you caught on ${days.daysWithCatch} of them, ${days.catches} fish in all.`,
    ],
    facts,
  );
}

const lastOfTime =
  /\blast (?:\d|few|couple|time|night|week|month|season|year|spring|summer|fall|autumn|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)?days?\b|(?:jan|febr)uary|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber)/;

/** "My last bluefish in August" asks for one catch, "last August" for a time. */
function asksLast({ cues, when, words }: Frame): boolean {
  if (!cues.includes("lastCatch")) return false;
  if (when === null || when.precision === "instant") return true;
  return !cues.includes("howMany") && !lastOfTime.test(words);
}

export async function answerLog(frame: Frame, context: AnswerContext): Promise<Reply> {
  const log = await context.providers.log();
  if (log === null)
    return declinedWith(
      "Your catch log is not at hand here, so I can say nothing about your catches. In the app, signed in, I read it; only you can ask about it.",
    );
  const selection = selectCatches(frame, log, context);
  const { cues } = frame;
  if (cues.includes("likeToday")) return likeTodayReply(log, context.now);
  if (cues.includes("trips") && !cues.includes("rate")) return tripsReply(log, frame);
  if (cues.includes("rate")) return rateReply(log, context.now);
  if (cues.includes("biggest")) return biggestReply(selection, context.now);
  if (cues.includes("firstCatch")) return lastReply(selection, context.now, "first");
  if (cues.includes("average")) return averageReply(selection);
  if (asksLast(frame)) return lastReply(selection, context.now, "last");
  if (cues.includes("howMany") && !cues.includes("bait")) return countReply(selection, frame);
  if (
    cues.includes("worked") ||
    cues.includes("bait") ||
    cues.includes("where") ||
    (cues.includes("tideStage") && frame.flow === null)
  )
    return workedReply(selection, frame);
  return countReply(selection, frame);
}
