import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import { feet, knots, type Fahrenheit, type Feet } from "@striper/marine/units";
import { barConditionsIn } from "#angling/bite-score/bar-safety.ts";
import { safetyWinds, type KnownWind } from "#angling/bite-score/known-winds.ts";
import type { SafetyInputs } from "#angling/bite-score/safety.ts";
import { seaStateIn } from "#angling/bite-score/sea-state.ts";
import type { Bar } from "#angling/spots/spot.ts";
import type { WaterPredictors } from "#angling/spots/stations.ts";
import type { MarineSpan } from "#angling/weather/marine-spans.ts";
import type { SafetyCraft } from "./limits.ts";

interface HoursQuestion {
  readonly place: { readonly bar: Bar | null; readonly position: Position };
  readonly water: WaterPredictors;
  readonly from: Instant;
  readonly to: Instant;
  readonly craft: SafetyCraft;
  /** Headlines of the alerts in force; null when they could not be read. */
  readonly headlines: readonly string[] | null;
  readonly announced?: readonly string[];
  readonly winds: readonly KnownWind[];
  readonly thunder: boolean;
  readonly fog?: boolean;
  /** Measured by the buoy in Massachusetts Bay during the period. */
  readonly waves: Feet | null;
  readonly saidSea?: Feet | null;
  readonly marine: readonly MarineSpan[];
  readonly waterTemperature?: Fahrenheit | null;
}

const greatest = (values: readonly (number | null | undefined)[]): number | null => {
  const known = values.flatMap((value) => value ?? []);
  return known.length === 0 ? null : Math.max(...known);
};

/** Returns the inputs of the safety verdict: the worst known or stated value of each figure. */
export function safetyInputsOf(question: HoursQuestion): SafetyInputs {
  const { marine, from, to, saidSea = null, fog = false } = question;
  const known = safetyWinds(question.winds);
  const ofZone = marine
    .filter((span) => span.from < to && span.to > from)
    .flatMap(({ winds }) => winds.map(({ speed }) => speed));
  const wind = greatest([known.wind, ...ofZone]);
  const state = seaStateIn(question);
  const sea = greatest([state.sea, saidSea]);
  const bar = barConditionsIn({ ...question, winds: known.winds });
  const isSaid = saidSea !== null && saidSea >= (bar?.waves?.height ?? 0);
  return {
    headlines: question.headlines,
    ...(question.announced === undefined ? {} : { announced: question.announced }),
    wind: wind === null ? null : knots(wind),
    gusts: known.gusts,
    thunder: question.thunder,
    craft: question.craft,
    sea: sea === null ? null : feet(sea),
    fog: state.fog || fog,
    waterTemperature: question.waterTemperature ?? null,
    bar:
      bar === null || !isSaid ? bar : { ...bar, waves: { height: saidSea, source: "as you said" } },
  };
}
