import { hour, type Instant } from "@striper/marine/time";
import { knots, roundTo } from "@striper/marine/units";
import { safetyOf, type Safety } from "#angling/bite-score/index.ts";
import { fact, screens, type Fact } from "#angling/assistant/facts.ts";
import type { Frame, NamedPlace } from "#angling/assistant/frame.ts";
import type { AnswerContext } from "#angling/assistant/answers/reply.ts";
import { preferencesOf, spotById } from "#angling/spots/index.ts";
import type { KeptWeather } from "#angling/assistant/providers.ts";

interface Outing {
  readonly from: Instant;
  readonly to: Instant;
  readonly place: NamedPlace;
}

export interface SafetyReply {
  readonly words: string;
  readonly facts: readonly Fact[];
  readonly verdict: Safety["verdict"];
}

export function exposureOf(frame: Frame, place: NamedPlace): "boat" | "shore" {
  if (frame.mode !== null) return frame.mode === "shore" ? "shore" : "boat";
  const spot = place.spotId === null ? undefined : spotById(place.spotId);
  return spot === undefined ? "boat" : preferencesOf(spot).exposure;
}

/** The strongest of a figure over the hours of an outing; null when none is known. */
function strongest(
  weather: KeptWeather | null,
  { from, to }: Outing,
  pick: (hour: KeptWeather["hours"][number]) => number | null,
): number | null {
  if (weather === null || !weather.isForecast) return null;
  const values = weather.hours
    .filter(({ instant }) => instant > from - hour && instant < to)
    .map(pick)
    .filter((value) => value !== null);
  return values.length === 0 ? null : Math.max(...values);
}

const narrowWater = /\b(?:river|inlet|entrance|canal|gut|mouth|rip|cut|narrows)\b/i;
const strongWind = 12;

/** Wind against the ebb stands up in a narrow mouth. */
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

/** Whether to go at all, from alerts, wind and thunder; apart from the score. */
export async function safetyWords(
  frame: Frame,
  context: AnswerContext,
  outing: Outing,
): Promise<SafetyReply> {
  const [weather, marine] = await Promise.all([
    context.providers.weather(),
    context.providers.marineForecast(),
  ]);
  const wind = strongest(weather, outing, ({ windSpeed }) => windSpeed);
  const gusts = strongest(weather, outing, ({ windGusts }) => windGusts);
  const thunder =
    strongest(weather, outing, ({ description }) =>
      /thunder|t-?storm/i.test(description ?? "") ? 1 : 0,
    ) === 1;
  const running = marine?.alerts?.filter(({ ends }) => ends === null || ends > outing.from) ?? null;
  const safety = safetyOf({
    headlines: running?.map(({ event }) => event) ?? null,
    wind: wind === null ? null : knots(wind),
    gusts: gusts === null ? null : knots(gusts),
    thunder,
    exposure: exposureOf(frame, outing.place),
  });
  const mouth = await ebbAgainstWind(outing, wind, context);
  const source = marine?.source ?? weather?.source ?? "National Weather Service";
  const reasons = safety.reasons.length === 0 ? "" : ` (${safety.reasons.join(", ")})`;
  const words = [
    `${verdictWords[safety.verdict]}${reasons}.`,
    thunder ? "Thunder is forecast: be off the water before it." : null,
    mouth ? "Ebb against the wind stands up in a narrow mouth: cross it near slack." : null,
  ];
  return {
    verdict: safety.verdict,
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
