import { harborDate, instantOfHarborTime, type Instant } from "@striper/marine/time";
import { fact, screens, sources } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import {
  answered,
  assumptions,
  dateWords,
  declinedWith,
  onDay,
  placeAssumed,
  placeFor,
  type AnswerContext,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import {
  daysOfPlenty,
  monthOfReturn,
  partOfMonth,
  presenceOn,
  presenceWord,
  type SeasonPlace,
} from "#angling/bite-score/index.ts";
import { bitePlaceFor } from "./bite-data.ts";
import { yearTold } from "./year.ts";

const isStriper = ({ species }: Frame): boolean =>
  species === null ||
  (species.kind === "one"
    ? species.id === "striped_bass"
    : species.kind === "several" && species.ids.includes("striped_bass"));

/** Shares from which on there are enough of them, and under which hardly any are worth a trip. */
const enough = 0.5;
const hardly = 0.1;

/** The plain word before the share: whether they are there, and whether it is too early or too late. */
function verdictWords({ words }: Frame, season: SeasonPlace, date: string): string {
  const share = presenceOn(season, date);
  const back = monthOfReturn(season, date);
  const isSpring = Number(date.slice(5, 7)) <= 6;
  if (share >= enough)
    return /\b(?:over|gone|left|done|finished|too (?:early|late)|quit|away)\b/.test(words) &&
      !/\b(?:any|anything|some|many|fish|still|are there)\b.*\bleft\b/.test(words)
      ? "**No, not yet over or too early: there are enough.**"
      : "**Yes, there are enough.**";
  const few = share < hardly ? "hardly any" : "few";
  return isSpring
    ? `**Early: ${few} yet, enough from ${String(back)}.**`
    : `**Late: ${few} left; they come back in ${String(back)}.** Some years a few stay on.`;
}

/** A river or the inner harbor in the cold months: whom the share there is of. */
const heldOver = ({ holdsFishOver }: SeasonPlace, date: string): string | null =>
  holdsFishOver && /-(?:11|12|01|02|03|04)-/.test(date)
    ? "There they are mostly holdovers that stay the winter."
    : null;

/** How many stripers are here on a date, and from when to when there are enough: past years' reports. */
export function answerPresence(frame: Frame, context: AnswerContext): Reply {
  if (!isStriper(frame))
    return declinedWith(
      "I hold no figures on where that fish is at the moment. The dashboard lists headlines of public reports, and I can tell its rules and the spots that list it.",
    );
  const { now } = context;
  const place = placeFor(frame, context);
  const { season } = bitePlaceFor(place);
  const { when } = frame;
  const isSeason = frame.cues.includes("seasons");
  const date = isSeason ? (when?.date ?? harborDate(now)) : dateMeant(when, now);
  const share = presenceOn(season, date);
  const percent = Math.round(share * 100);
  const at = instantOfHarborTime(date, 12);
  const plenty = daysOfPlenty(season, Number(date.slice(0, 4)));
  const about = { place: place.name, at, screen: screens.dashboard };
  const year = isSeason ? yearTold(frame.words, place, now) : null;
  const asksWhen =
    /\b(?:when|what date|how soon)\b.*\b(?:first|1st|arrive|come|show|get|hit|reach|start)/.test(
      frame.words,
    );
  const end = when !== null && when.lastDate > date && !isSeason ? when.lastDate : null;
  const atEnd = end === null ? null : Math.round(presenceOn(season, end) * 100);
  return answered(
    [
      isSeason || asksWhen ? null : verdictWords(frame, season, date),
      asksWhen && plenty !== null ? `**Enough from ${partOfMonth(plenty.from)}.**` : null,
      `${onDay(date, now)} ${presenceWord(share)} of the best weeks' stripers are at ${place.name} (${percent} %)${end === null ? "" : `, ${String(atEnd)} % by ${dateWords(end, now)}`}.`,
      heldOver(season, date),
      year?.words ?? null,
      plenty === null
        ? null
        : `Enough for a good hour are there from ${partOfMonth(plenty.from)} to ${partOfMonth(plenty.to)}.`,
      "That comes from dated reports of past years; nobody counted today.",
      assumptions(frame, [
        placeAssumed(place),
        frame.species === null ? "No fish was named, so this is for striped bass" : null,
      ]),
    ],
    [
      ...(year?.facts ?? []),
      fact("fish-here", percent, sources.bite, { ...about, unit: "%" }),
      ...(end === null
        ? []
        : [
            fact("fish-here", Number(atEnd), sources.bite, {
              ...about,
              unit: "%",
              at: instantOfHarborTime(end, 12),
            }),
          ]),
      ...(plenty === null
        ? []
        : [
            fact("fish-from", plenty.from, sources.bite, about),
            fact("fish-until", plenty.to, sources.bite, about),
          ]),
    ],
  );
}

/** The day a time stands for: today within it, else its first. */
function dateMeant(when: Frame["when"], now: Instant): string {
  if (when === null) return harborDate(now);
  return when.from <= now && now < when.to ? harborDate(now) : when.date;
}
