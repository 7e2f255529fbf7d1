import { harborDate, shortMonthName, type Instant } from "@striper/marine/time";
import { presenceOn } from "#angling/bite-score/index.ts";
import { factsFrom, sources, type Fact } from "#angling/assistant/facts.ts";
import { dateWords, listWords } from "#angling/assistant/answers/reply.ts";
import { bitePlaceFor } from "./bite-data.ts";
import type { NamedPlace } from "#angling/assistant/frame.ts";

/** The months of a season; winter's begin the year before. */
const seasons = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  fall: [9, 10, 11],
  winter: [12, 1, 2],
} as const;
type Season = keyof typeof seasons;

const pattern = /\b(spring|summer|fall|autumn|winter)\b/g;

const isSeason = (name: string): name is Season => name in seasons;

/** The seasons a question names; all of them where it names none. */
function seasonsIn(words: string): readonly Season[] {
  const named = [...words.matchAll(pattern)].map(([name]) => name.replace("autumn", "fall"));
  const known = [...new Set(named)].filter(isSeason);
  return known.length > 0 ? known : ["spring", "summer", "fall", "winter"];
}

const daysOfMonth = (year: string, month: number): readonly string[] =>
  Array.from(
    { length: new Date(Date.UTC(Number(year), month, 0)).getUTCDate() },
    (_, day) => `${year}-${String(month).padStart(2, "0")}-${String(day + 1).padStart(2, "0")}`,
  );

/** How many stripers are there in the seasons named, and when most: past years' reports. */
export function yearTold(
  words: string,
  place: NamedPlace,
  now: Instant,
): { readonly words: string; readonly facts: readonly Fact[] } {
  const { season: water } = bitePlaceFor(place);
  const year = harborDate(now).slice(0, 4);
  const rows = seasonsIn(words).map((name) => {
    const days = seasons[name].flatMap((month) => daysOfMonth(year, month));
    const shares = days.map((date) => ({ date, share: presenceOn(water, date) }));
    const most = Math.max(...shares.map(({ share }) => share));
    const least = Math.min(...shares.map(({ share }) => share));
    // To the percent, as it is shown.
    const best = shares.filter(({ share }) => Math.round(share * 100) === Math.round(most * 100));
    return {
      name,
      most: Math.round(most * 100),
      least: Math.round(least * 100),
      dates: best.map(({ date }) => date),
    };
  });
  const told = rows.map(({ name, most, least, dates }) => {
    const [from, until] = [String(dates[0]), String(dates.at(-1))];
    const span =
      from === until ? dateWords(from, now) : `${dateWords(from, now)} to ${dateWords(until, now)}`;
    const months = `${shortMonthName(seasons[name][0])} to ${shortMonthName(seasons[name][2])}`;
    return `${name} (${months}) at most ${most} % (${span}) and at least ${least} %`;
  });
  return {
    words: `Of the best weeks' stripers there are in ${listWords(told)}.`,
    facts: rows.flatMap(({ name, most, least, dates }) =>
      factsFrom(sources.bite, { place: `${place.name}, ${name}` }, [
        ["fish-most", most, "%"],
        ["fish-least", least, "%"],
        ["fish-most-from", String(dates[0])],
        ["fish-most-until", String(dates.at(-1))],
      ]),
    ),
  };
}
