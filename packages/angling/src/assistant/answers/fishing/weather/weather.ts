import {
  day,
  harborDate,
  harborDayBounds,
  hour,
  instantOfHarborTime,
  type Instant,
} from "@striper/marine/time";
import { celsiusToFahrenheit, compassPoint, roundTo, type Celsius } from "@striper/marine/units";
import { answerTemperature, namedTemperature, waterReply } from "./water-warmth.ts";
import { answerWindLiked } from "./wind-liked.ts";
import { fact, factsFrom, screens, type Fact } from "#angling/assistant/facts.ts";
import type { Frame, NamedPlace } from "#angling/assistant/frame.ts";
import { inUnit } from "#angling/assistant/kept-reading.ts";
import type { KeptHour, KeptWeather } from "#angling/assistant/providers.ts";
import {
  answered,
  assumptions,
  declinedWith,
  momentWords,
  placeFor,
  type AnswerContext,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import { normalAirTemperature, normalsSource, normalWindSpeed } from "#angling/normals/index.ts";

import { inOtherUnits, weatherLead } from "./weather-lead.ts";
import { windChoices } from "./bare-wind.ts";
import { marineZonesAt } from "#angling/spots/marine-zones.ts";

const degrees = (value: Celsius): number => Math.round(celsiusToFahrenheit(value));

const at = (instant: Instant, place = "Boston Harbor") => ({
  place,
  at: instant,
  screen: screens.dashboard,
});

function momentOf({ when }: Frame, now: Instant): Instant {
  if (when === null) return now;
  if (when.precision === "instant") return when.from;
  if (when.precision === "part") return Math.max(when.from, Math.min(now, when.to)) + hour;
  return when.from <= now && now < when.to ? now : instantOfHarborTime(when.date, 12);
}

/** What the season usually brings, said to be that and no more, and where a forecast is read. */
function normals(frame: Frame, instant: Instant, { now, place, why }: Missing): Reply {
  const air = degrees(normalAirTemperature(instant));
  const wind = Math.round(normalWindSpeed(instant));
  const asked = (["air", "wind"] as const).filter((cue) => frame.cues.includes(cue));
  const isAsked = (cue: "air" | "wind"): boolean => asked.length === 0 || asked.includes(cue);
  const figures = [
    ...(isAsked("air") ? [`${air} °F`] : []),
    ...(isAsked("wind") ? [`${wind} kt of wind`] : []),
  ].join(" and ");
  const [zone] = marineZonesAt(place.position);
  const where =
    zone === undefined ? "the marine forecast" : `the National Weather Service's zone ${zone}`;
  return declinedWith(
    `**${why}** Read ${where} before you go out. Usual in Boston for ${momentWords(instant, now)} is about ${figures}: the seasonal normal, no forecast. ${assumptions(frame) ?? ""}`.trim(),
    [
      ...factsFrom(normalsSource, at(instant), [
        ["air-temperature", air, "°F"],
        ["wind-speed", wind, "kt"],
      ]),
      ...factsFrom("National Weather Service", {}, [["marine-zone", zone ?? null]]),
    ],
  );
}

interface Missing {
  readonly now: Instant;
  readonly place: NamedPlace;
  readonly why: string;
}

const windWords = ({ windSpeed, windGusts, windDirection }: KeptHour): string | null => {
  if (windSpeed === null) return null;
  const from = windDirection === null ? "" : `${compassPoint(windDirection)} `;
  const gusts = windGusts === null ? "" : `, gusts ${Math.round(windGusts)} kt`;
  return `wind ${from}${Math.round(windSpeed)} kt${gusts}`;
};

function hourFacts(entry: KeptHour, { source, area }: KeptWeather): readonly Fact[] {
  const { temperature, windDirection } = entry;
  return factsFrom(source, at(entry.instant, area), [
    ["air-temperature", temperature === null ? null : degrees(temperature), "°F"],
    ["wind-speed", inUnit(entry.windSpeed, Math.round), "kt"],
    ["wind-gusts", inUnit(entry.windGusts, Math.round), "kt"],
    ["wind-direction", windDirection === null ? null : compassPoint(windDirection)],
    ["rain-chance", inUnit(entry.precipitationProbability, Math.round), "%"],
    ["sky", entry.description],
  ]);
}

function hourWords(entry: KeptHour): string {
  const parts = [
    entry.description,
    entry.temperature === null ? null : `${degrees(entry.temperature)} °F`,
    windWords(entry),
    entry.precipitationProbability === null
      ? null
      : `${Math.round(entry.precipitationProbability)}% chance of rain`,
  ].filter((part) => part !== null);
  return parts.join(", ");
}

/** The strongest wind and wettest hour of a stretch, for questions about a day. */
function stretchOf(hours: readonly KeptHour[], from: Instant, to: Instant): readonly KeptHour[] {
  const inside = hours.filter(({ instant }) => instant >= from && instant < to);
  const by = (pick: (entry: KeptHour) => number | null) =>
    inside.toSorted((a, b) => (pick(b) ?? -1) - (pick(a) ?? -1))[0];
  const chosen = [
    by(({ windSpeed }) => windSpeed),
    by(({ precipitationProbability }) => precipitationProbability),
    by(({ temperature }) => temperature),
  ];
  return [...new Set(chosen.filter((entry) => entry !== undefined))].toSorted(
    (a, b) => a.instant - b.instant,
  );
}

const stale = 6 * hour;

function ageWords(
  { updatedAt, source }: KeptWeather,
  now: Instant,
): { words: string; facts: Fact[] } {
  const hours = Math.round((now - updatedAt) / hour);
  const age =
    now - updatedAt > stale
      ? `${hours} h old, so look for a newer one`
      : `from ${momentWords(updatedAt, now)}`;
  return {
    words: `Source: ${source}, ${age}.`,
    facts: [fact("forecast-age", hours, source, { unit: "h", at: updatedAt })],
  };
}

function forecastReply(
  frame: Frame,
  weather: KeptWeather,
  instant: Instant,
  { now, place }: Pick<Missing, "now" | "place">,
): Reply {
  const { when } = frame;
  // "Will it rain" without a time is asked of the rest of the day.
  const isToCome = /\b(?:going to|will|later)\b/.test(frame.words);
  const asksAhead =
    when === null &&
    frame.cues.some((cue) => cue === "rain" || cue === "thunder" || (cue === "air" && isToCome));
  const dayEnd = harborDayBounds(harborDate(now)).to;
  const span = when === null || when.precision === "instant" ? null : when;
  const bounds = span ?? { from: instant, to: asksAhead ? dayEnd : instant + hour };
  const isStretch = span !== null || asksAhead;
  const nearest = weather.hours
    .filter((entry) => Math.abs(entry.instant - instant) <= hour)
    .toSorted((a, b) => Math.abs(a.instant - instant) - Math.abs(b.instant - instant))
    .slice(0, 1);
  const entries = isStretch
    ? stretchOf(weather.hours, Math.max(bounds.from, now - hour), bounds.to)
    : nearest;
  if (entries.every((entry) => hourWords(entry) === ""))
    return normals(frame, instant, { now, place, why: "The forecast does not reach that time." });
  const age = ageWords(weather, now);
  const lead = weatherLead(
    frame,
    weather.hours,
    { from: Math.max(bounds.from, now), to: bounds.to },
    now,
  );
  const converted = inOtherUnits(frame, entries);
  const lines = entries.map((entry) => `${momentWords(entry.instant, now)}: ${hourWords(entry)}.`);
  return answered(
    [
      lead?.words ?? null,
      isStretch ? "The hours that stand out:" : null,
      ...lines,
      converted.words,
      age.words,
      assumptions(frame),
    ],
    [
      ...entries.flatMap((entry) => hourFacts(entry, weather)),
      ...(lead?.facts ?? []),
      ...converted.facts,
      ...age.facts,
    ],
  );
}

/** The weather is that of the nearest point that is followed; whoever asked for another place is told so. */
function ofItsPoint(reply: Reply, place: NamedPlace, weather: KeptWeather | null): Reply {
  const area = weather?.area ?? "Boston Harbor";
  const isItself = place.kind === "default" || area.endsWith(place.name);
  if (isItself || (area === "Boston Harbor" && place.name.startsWith("Boston"))) return reply;
  const where = place.kind === "here" ? "for where you are" : `${place.name} itself`;
  return { ...reply, text: `${reply.text} (This is for ${area}, not ${where}.)` };
}

export async function answerWeather(frame: Frame, context: AnswerContext): Promise<Reply> {
  const isNamed = frame.cues.includes("degreesSaid") || frame.cues.includes("waterSaid");
  const named = isNamed ? namedTemperature(frame.words) : null;
  if (named !== null) return answerTemperature(named);
  if (frame.cues.includes("windLiked") && frame.when === null) return answerWindLiked(frame);
  const place = placeFor(frame, context);
  const weather = await context.providers.weather(place.position);
  const reply = ofItsPoint(
    weatherReply(frame, weather, { now: context.now, place }),
    place,
    weather,
  );
  return { ...reply, choices: windChoices(frame) };
}

function weatherReply(
  frame: Frame,
  weather: KeptWeather | null,
  { now, place }: Pick<Missing, "now" | "place">,
): Reply {
  // "Will it blow like last week" asks of what comes.
  const isToCome = /\b(?:going to|will)\b/.test(frame.words);
  const instant = Math.max(momentOf(frame, now), isToCome ? now : Number.NEGATIVE_INFINITY);
  if (frame.cues.includes("water")) return waterReply(frame, weather, instant, { now, place });
  const isPast =
    !isToCome &&
    frame.when !== null &&
    frame.when.from < now - day &&
    frame.when.precision !== "instant";
  if (isPast || instant < now - 2 * hour)
    return declinedWith(
      "I keep no past weather. Tides, currents, sun and moon of past days I can compute.",
    );
  if (frame.cues.includes("pressure") && weather?.pressure != null) {
    const { value, source, observedAt } = weather.pressure;
    return answered(
      [
        `The pressure was ${roundTo(value, 0)} hPa at ${momentWords(observedAt, now)}.`,
        `Source: ${source}.`,
      ],
      [fact("pressure", roundTo(value, 0), source, { unit: "hPa", at: observedAt })],
    );
  }
  if (weather === null || !weather.isForecast)
    return normals(frame, instant, {
      now,
      place,
      why: `No ${frame.cues.includes("wind") ? "wind" : "weather"} forecast is at hand.`,
    });
  return forecastReply(frame, weather, instant, { now, place });
}
