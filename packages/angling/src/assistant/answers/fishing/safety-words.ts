import { hour, type Instant } from "@striper/marine/time";
import { degrees, knots, roundTo, type Feet } from "@striper/marine/units";
import { barConditionsIn, safetyOf, type BarWind, type Safety } from "#angling/bite-score/index.ts";
import { fact, screens, type Fact } from "#angling/assistant/facts.ts";
import { craftOfExposure } from "#angling/safety/limits.ts";
import type { Frame, NamedPlace } from "#angling/assistant/frame.ts";
import type { AnswerContext } from "#angling/assistant/answers/reply.ts";
import { preferencesOf, spotById, type Bar } from "#angling/spots/index.ts";
import type { KeptHour, KeptWeather } from "#angling/assistant/providers.ts";
import { bitePlaceFor, waterOf } from "./bite-data.ts";

interface Outing {
  readonly from: Instant;
  readonly to: Instant;
  readonly place: NamedPlace;
}

export interface SafetyReply {
  readonly words: string;
  readonly facts: readonly Fact[];
  readonly verdict: Safety["verdict"];
  /** Whether safety comes before the score: unsafe, or at a bar. */
  readonly isFirst: boolean;
}

export function exposureOf(frame: Frame, place: NamedPlace): "boat" | "shore" {
  if (frame.mode !== null) return frame.mode === "shore" ? "shore" : "boat";
  const spot = place.spotId === null ? undefined : spotById(place.spotId);
  return spot === undefined ? "boat" : preferencesOf(spot).exposure;
}

/** The hours of a forecast that an outing touches; none where there is no forecast. */
function hoursOf(weather: KeptWeather | null, { from, to }: Outing): readonly KeptHour[] {
  if (weather === null || !weather.isForecast) return [];
  return weather.hours.filter(({ instant }) => instant > from - hour && instant < to);
}

/** The strongest of a figure over the hours of an outing; null when none is known. */
function strongest(
  hours: readonly KeptHour[],
  pick: (hour: KeptHour) => number | null,
): number | null {
  const values = hours.map(pick).filter((value) => value !== null);
  return values.length === 0 ? null : Math.max(...values);
}

const narrowWater = /\b(?:river|inlet|entrance|canal|gut|mouth|rip|cut|narrows)\b/i;
const strongWind = 12;

/** Wind against the ebb steepens the seas in a narrow inlet. */
async function ebbAgainstWind(
  outing: Outing,
  wind: number | null,
  { providers }: AnswerContext,
): Promise<boolean> {
  const { place } = outing;
  if (
    wind === null ||
    wind < strongWind ||
    place.currentStationId === null ||
    !narrowWater.test(place.name)
  )
    return false;
  const current = await providers.current(place.currentStationId);
  return current
    .events(outing.from - hour, outing.to + hour)
    .some(({ kind }) => kind === "max-ebb");
}

const verdictWords = {
  GO: "Safety: nothing known speaks against it",
  CAUTION: "Safety: caution",
  NO: "Safety: stay in",
} as const;

/** What the buoy measured holds for the hour around it, and says nothing of later ones. */
const wavesHold = 2 * hour;

function wavesDuring(weather: KeptWeather | null, { from, to }: Outing): Feet | null {
  const waves = weather?.waves ?? null;
  if (waves === null) return null;
  return from - waves.observedAt <= wavesHold && to - waves.observedAt <= wavesHold
    ? waves.value
    : null;
}

/** Of hours at one place: whether to go at all. */
export type JudgeOfHours = (from: Instant, to: Instant) => Safety;

/** The wind a person names, with the side it comes from where that was said. */
function windsSaidIn({ wind = null, windFrom = null }: Frame): readonly BarWind[] {
  if (wind === null) return [];
  const from = windFrom === null ? null : degrees(windFrom);
  return [{ speed: knots(wind), from, source: "as you said" }];
}

/** The safety inputs of a place, looked up once for all requested hours. */
async function knowledgeOf(frame: Frame, { providers }: AnswerContext, place: NamedPlace) {
  const bitePlace = bitePlaceFor(place);
  const [weather, marine, water] = await Promise.all([
    providers.weather(place.position),
    providers.marineForecast(place.position),
    waterOf(bitePlace.bar === null ? noStations : bitePlace.stations, providers),
  ]);
  const exposure = exposureOf(frame, place);
  // "Am I OK in 25 kt": the wind a person names counts, whatever the forecast says.
  const { wind: said = null } = frame;
  const ofBoston = weather?.area === "Boston Harbor";
  const judge: JudgeOfHours = (from, to) => {
    const outing = { from, to, place };
    const hours = hoursOf(weather, outing);
    const forecast = strongest(hours, ({ windSpeed }) => windSpeed);
    const wind = said === null ? forecast : Math.max(said, forecast ?? said);
    const gusts = strongest(hours, ({ windGusts }) => windGusts);
    const running = marine?.alerts?.filter(({ ends }) => ends === null || ends > from) ?? null;
    return safetyOf({
      headlines: running?.map(({ event }) => event) ?? null,
      wind: wind === null ? null : knots(wind),
      gusts: gusts === null ? null : knots(gusts),
      thunder: hours.some(hasThunder),
      craft: craftOfExposure(exposure),
      bar: barConditionsIn({
        place: bitePlace,
        water,
        from,
        to,
        winds: [
          ...windsSaidIn(frame),
          ...hours.flatMap(({ windSpeed, windDirection }): readonly BarWind[] =>
            windSpeed === null
              ? []
              : [
                  {
                    speed: windSpeed,
                    from: windDirection,
                    source: ofBoston ? "Boston forecast" : "marine forecast",
                  },
                ],
          ),
        ],
        waves: wavesDuring(weather, outing),
        // The text of the zone is quoted elsewhere; its figures are not read here.
        marine: [],
      }),
    });
  };
  return { weather, marine, bar: bitePlace.bar, judge };
}

/** What the forecast and the warnings of these hours hold, apart from what anybody says. */
export async function heldAgainst(
  { providers }: AnswerContext,
  outing: Outing,
): Promise<{
  readonly headlines: readonly string[] | null;
  readonly wind: number | null;
  readonly gusts: number | null;
  readonly thunder: boolean;
  readonly source: string;
}> {
  const [weather, marine] = await Promise.all([
    providers.weather(outing.place.position),
    providers.marineForecast(outing.place.position),
  ]);
  const hours = hoursOf(weather, outing);
  const running = marine?.alerts?.filter(({ ends }) => ends === null || ends > outing.from) ?? null;
  return {
    headlines: running?.map(({ event }) => event) ?? null,
    wind: strongest(hours, ({ windSpeed }) => windSpeed),
    gusts: strongest(hours, ({ windGusts }) => windGusts),
    thunder: hours.some(hasThunder),
    source: marine?.source ?? weather?.source ?? "National Weather Service",
  };
}

const noStations = { tide: null, current: null } as const;

const hasThunder = ({ description }: KeptHour): boolean =>
  /thunder|t-?storm/i.test(description ?? "");

/** Whether the hours of a place are safe, for looking through many of them. */
export async function judgeOfHours(
  frame: Frame,
  context: AnswerContext,
  place: NamedPlace,
): Promise<JudgeOfHours> {
  return (await knowledgeOf(frame, context, place)).judge;
}

const barWords = {
  rated:
    "A bar lies here: no source gives an hour for crossing it, so I name none; the ebb is the worst of it.",
  unrated: "A bar lies here that is not rated: no source was found, which does not make it safe.",
} as const satisfies Record<Bar["rating"], string>;

/** Whether to go at all, from alerts, wind, thunder and the bar; apart from the score. */
export async function safetyWords(
  frame: Frame,
  context: AnswerContext,
  outing: Outing,
): Promise<SafetyReply> {
  const known = await knowledgeOf(frame, context, outing.place);
  const { weather, marine, bar } = known;
  const hours = hoursOf(weather, outing);
  const wind = strongest(hours, ({ windSpeed }) => windSpeed);
  const safety = known.judge(outing.from, outing.to);
  const mouth = bar === null && (await ebbAgainstWind(outing, wind, context));
  const source = marine?.source ?? weather?.source ?? "National Weather Service";
  const reasons = safety.reasons.length === 0 ? "" : ` (${safety.reasons.join(", ")})`;
  const words = [
    `${verdictWords[safety.verdict]}${reasons}.`,
    bar === null ? null : barWords[bar.rating],
    hours.some(hasThunder) ? "Thunder is forecast: be off the water before it." : null,
    mouth ? "Ebb against the wind stands up in a narrow mouth: keep out of it then." : null,
  ];
  return {
    verdict: safety.verdict,
    isFirst: safety.verdict === "NO" || bar !== null,
    words: words.filter((word) => word !== null).join(" "),
    facts: [
      fact("safety", safety.verdict, source, {
        place: outing.place.name,
        at: outing.from,
        screen: screens.dashboard,
      }),
      ...safety.reasons.map((reason) => fact("safety-reason", reason, source, { at: outing.from })),
      ...(wind === null
        ? []
        : [fact("wind-speed", roundTo(wind, 0), source, { unit: "kt", at: outing.from })]),
    ],
  };
}

const asksPassage =
  /\b(?:cross\w*|(?:run|head|go|get|going|heading|running) (?:out|in|through)|(?:run|drift|shoot) the|safe\w*|dangerous|launch\w*|kayak\w*|paddle\w*)\b/;

/** Whoever asks of the current at a bar, or of passing it, is told of the bar first; null for others. */
export async function passageLead(
  frame: Frame,
  context: AnswerContext,
): Promise<Pick<SafetyReply, "words" | "facts"> | null> {
  const { place, when, words, intent } = frame;
  const bar = place === null ? null : bitePlaceFor(place).bar;
  if (place === null || bar === null) return null;
  if (intent !== "current" && !asksPassage.test(words)) return null;
  // A day has all stages of the tide: only of an hour is there a verdict.
  if (when !== null && when.precision !== "instant")
    return { words: `Safety: ${barWords[bar.rating]}`, facts: [] };
  const from = when?.from ?? context.now;
  return safetyWords(frame, context, { from, to: from + hour, place });
}
