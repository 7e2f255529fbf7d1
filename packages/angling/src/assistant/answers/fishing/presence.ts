import { harborDate, instantOfHarborTime } from "@striper/marine/time";
import { fact, screens, sources } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import {
  answered,
  assumptions,
  declinedWith,
  onDay,
  placeAssumed,
  placeFor,
  type AnswerContext,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import { daysOfPlenty, partOfMonth, presenceOn, presenceWord } from "#angling/bite-score/index.ts";
import { bitePlaceFor } from "./bite-data.ts";
import { yearTold } from "./year.ts";

const isStriper = ({ species }: Frame): boolean =>
  species === null ||
  (species.kind === "one"
    ? species.id === "striped_bass"
    : species.kind === "several" && species.ids.includes("striped_bass"));

/** How many stripers are here on a date, and from when to when there are enough: past years' reports. */
export function answerPresence(frame: Frame, context: AnswerContext): Reply {
  if (!isStriper(frame))
    return declinedWith(
      "I hold no figures on where that fish is at the moment. The dashboard lists headlines of public reports, and I can tell its rules and the spots that list it.",
    );
  const { now } = context;
  const place = placeFor(frame, context);
  const { season } = bitePlaceFor(place);
  const date = frame.when?.date ?? harborDate(now);
  const share = presenceOn(season, date);
  const percent = Math.round(share * 100);
  const at = instantOfHarborTime(date, 12);
  const plenty = daysOfPlenty(season, Number(date.slice(0, 4)));
  const about = { place: place.name, at, screen: screens.dashboard };
  const year = frame.cues.includes("seasons") ? yearTold(frame.words, place, now) : null;
  return answered(
    [
      `${onDay(date, now)} ${presenceWord(share)} of the best weeks' stripers are at ${place.name} (${percent} %).`,
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
      ...(plenty === null
        ? []
        : [
            fact("fish-from", plenty.from, sources.bite, about),
            fact("fish-until", plenty.to, sources.bite, about),
          ]),
    ],
  );
}
