import { day, harborDate, type Instant } from "@striper/marine/time";
import {
  celsius,
  celsiusToFahrenheit,
  fahrenheit,
  fahrenheitToCelsius,
  roundTo,
} from "@striper/marine/units";
import { presenceOn, presenceWord } from "#angling/bite-score/index.ts";
import { usualWater } from "#angling/bite-score/series.ts";
import { normalsSource } from "#angling/normals/index.ts";
import { bestFeeding, temperatureShare } from "#angling/bite-score/factors/temperature.ts";
import {
  answered,
  assumptions,
  dayWords,
  momentWords,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import { factsFrom, screens, sources } from "#angling/assistant/facts.ts";
import type { Frame, NamedPlace } from "#angling/assistant/frame.ts";
import type { KeptWeather } from "#angling/assistant/providers.ts";
import { bitePlaceFor } from "#angling/assistant/answers/fishing/bite-data.ts";

/** "Is it warm enough yet": what the score makes of the temperature; null where nobody asks. */
export function warmEnough({ words }: Frame, temperature: number) {
  if (
    /\bhow (?:warm|hot|cold|cool) is too\b|\b(?:likes?|prefers?|ideal|best|comfortable)\b/.test(
      words,
    )
  ) {
    const { percent, judged } = feedingAt(temperature);
    return {
      percent,
      words: `**Bass feed best between ${bestFeeding.from} and ${bestFeeding.to} °F.** ${judged} now (${percent} %).`,
    };
  }
  const [asked] =
    /\b(?:warm|cold|hot|cool) enough|too (?:warm|cold|hot|cool|chilly)\b/.exec(words) ?? [];
  if (asked === undefined) return null;
  const { percent, judged } = feedingAt(temperature);
  const isCold = temperature < bestFeeding.from;
  const isOfCold = /cold|cool|chilly/.test(asked);
  const isWrong = percent < wellFrom && isCold === (/enough/.test(asked) ? !isOfCold : isOfCold);
  return {
    percent,
    words: `**${isWrong === /enough/.test(asked) ? "No" : "Yes"}: ${judged.toLowerCase()}** (the score counts ${percent} % of it).`,
  };
}

const bestRows = [
  ["feeding-best-from", bestFeeding.from, "°F"],
  ["feeding-best-to", bestFeeding.to, "°F"],
] as const;

/** From this share on bass feed well. */
const wellFrom = 85;

function feedingAt(temperature: number): { readonly percent: number; readonly judged: string } {
  const percent = Math.round(temperatureShare(fahrenheit(temperature)) * 100);
  const side = temperature < 60 ? "cold" : "warm";
  const judged =
    percent >= wellFrom
      ? "Right for stripers to feed well"
      : percent >= 45
        ? `A little ${side} for stripers to feed well`
        : `Too ${side} for stripers to feed much`;
  return { percent, judged };
}

/** A temperature that the person names, °F. */
export const namedTemperature = (words: string): number | null => {
  const [, said, unit = ""] =
    /\b(\d{2}) ?(?:degrees?|deg)\b(?: (c|celsius|centigrade))?\b/.exec(words) ??
    /\b(?:water|surf|river|harbor|bay|ocean|sea) (?:\w+ ){0,5}([3-8]\d)\b/.exec(words) ??
    /\b([3-8]\d) (?:water|(?:in|on|at) the (?:river|water|bay|surf|harbor))\b/.exec(words) ??
    [];
  if (said === undefined) return null;
  return unit === "" ? Number(said) : celsiusToFahrenheit(celsius(Number(said)));
};

/** Common practice, and tagged bass that stayed above the thermocline. */
const whenWarm =
  "Fish night, dusk and first light; by day deeper or colder moving water: ledges, rips, channel edges. Land a bass fast and release it in the water.";
const whenCold =
  "Fish slow and small, in the afternoon, where water warms first: rivers, shallow bays, the end of the ebb.";

/** "Stripers in 48 degree water": what the score makes of that temperature. */
export function answerTemperature(temperature: number): Reply {
  const { percent, judged } = feedingAt(temperature);
  const isWell = percent >= wellFrom;
  return answered(
    [
      `**${judged} at ${Math.round(temperature)} °F** (the score counts ${percent} % of it).`,
      isWell ? null : temperature < bestFeeding.from ? whenCold : whenWarm,
      `They feed best between ${bestFeeding.from} and ${bestFeeding.to} °F, by tagged fish and dated reports.`,
    ],
    factsFrom(sources.bite, { screen: screens.dashboard }, [
      ["asked-temperature", Math.round(temperature), "°F"],
      ["feeding-share", percent, "%"],
      ...bestRows,
    ]),
  );
}

/** How warm the water is: measured, else what the date usually brings. */
export function waterReply(
  frame: Frame,
  weather: KeptWeather | null,
  instant: Instant,
  { now, place }: { readonly now: Instant; readonly place: NamedPlace },
): Reply {
  const reading = weather?.waterTemperature ?? null;
  const isFresh = reading !== null && now - reading.observedAt < day;
  const here = waterHere(frame, place, harborDate(instant), now);
  if (isFresh && Math.abs(instant - now) < day) {
    const value = Math.round(celsiusToFahrenheit(reading.value));
    const enough = warmEnough(frame, value);
    const inUnit = inCelsius(frame) ? roundTo(reading.value, 1) : null;
    return answered(
      [
        enough?.words ?? null,
        `The water is ${value} °F${inUnit === null ? "" : ` (${inUnit} °C)`}, measured at ${momentWords(reading.observedAt, now)}.`,
        enough === null ? null : here.fish,
        `Source: ${reading.source}.`,
      ],
      [
        ...factsFrom(reading.source, { at: reading.observedAt, screen: screens.dashboard }, [
          ["water-temperature", value, "°F"],
          ["water-temperature", inUnit, "°C"],
          ["feeding-share", enough?.percent ?? null, "%"],
          ...bestRows,
        ]),
        ...here.facts,
      ],
    );
  }
  const { usual } = here;
  const enough = warmEnough(frame, usual);
  const inUnit = inCelsius(frame) ? Math.round(fahrenheitToCelsius(fahrenheit(usual))) : null;
  return answered(
    [
      enough?.words ?? null,
      `No measurement is at hand. ${here.where} the water is usually about ${usual} °F${inUnit === null ? "" : ` (${inUnit} °C)`} on ${dayWords(harborDate(instant), now)}: a seasonal normal, good to a few degrees.`,
      enough === null ? null : here.fish,
      assumptions(frame),
    ],
    [
      ...factsFrom(normalsSource, { at: instant, screen: screens.dashboard }, [
        ["water-temperature", usual, "°F"],
        ["water-temperature", inUnit, "°C"],
        ["feeding-share", enough?.percent ?? null, "%"],
        ...bestRows,
      ]),
      ...here.facts,
    ],
  );
}

/** The usual water of a place, which an estuary warms ahead of the sea, and how many stripers are there. */
function waterHere(frame: Frame, place: NamedPlace, date: string, now: Instant) {
  const { season } = bitePlaceFor(place);
  const share = Math.round(presenceOn(season, date) * 100);
  const word = presenceWord(share / 100);
  return {
    usual: Math.round(usualWater(season, date)),
    where: season.isEstuary ? `At ${place.name}, by the sea off Boston,` : "Off Boston",
    fish: `By date ${word} of the best weeks' stripers are at ${place.name} on ${dayWords(date, now)} (${share} %): warmth alone brings none.`,
    facts: frame.cues.includes("water")
      ? factsFrom(sources.bite, { place: place.name }, [["fish-here", share, "%"]])
      : [],
  };
}

const inCelsius = ({ words }: Frame): boolean => /\b(?:celsius|centigrade|in c)\b/.test(words);
