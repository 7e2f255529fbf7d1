import { notesMaxLength } from "@striper/contract/limits";
import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import { blankContent, type CatchContent } from "#web/features/catches/log/record/content.ts";
import {
  lengthMeasure,
  readEntered,
  temperatureMeasure,
  textOf,
  weightMeasure,
  type Measure,
} from "#web/features/catches/logging/form/measure.ts";
import { readWhen, whenTexts } from "#web/features/catches/logging/form/when.ts";
import { loggingWording, modeChoices } from "#web/features/catches/logging/wording.ts";
import type { UnitSystem } from "#web/platform/units/units-store.ts";

/** A form as it is filled in: texts as they are typed. */
export interface CatchDraft {
  readonly species: string;
  readonly length: string;
  readonly weight: string;
  readonly isMeasured: boolean;
  readonly isReleased: boolean;
  readonly location: string;
  readonly position: Position | null;
  readonly accuracy: number | null;
  readonly timeOfDay: string;
  readonly date: string;
  readonly time: string;
  readonly notes: string;
  readonly weather: string;
  readonly bait: string;
  readonly mode: string;
  readonly waterTemperature: string;
}

export const emptyDraft: CatchDraft = {
  species: "",
  length: "",
  weight: "",
  isMeasured: true,
  isReleased: true,
  location: "",
  position: null,
  accuracy: null,
  timeOfDay: "",
  date: "",
  time: "",
  notes: "",
  weather: "",
  bait: "",
  mode: "",
  waterTemperature: "",
};

const typedWater = ({ conditions }: CatchContent): number | null => {
  const water = conditions.water_temperature_c;
  return water?.origin === "typed" ? water.value : null;
};

export function draftOf(content: CatchContent, units: UnitSystem): CatchDraft {
  const isNamed = content.species !== loggingWording.unfinishedSpecies;
  return {
    species: isNamed ? content.species : "",
    length: textOf(lengthMeasure, content.length_inches, units),
    weight: textOf(weightMeasure, content.weight_pounds, units),
    isMeasured: content.is_measured,
    isReleased: content.is_released,
    location: content.location_name ?? "",
    position: content.position,
    accuracy: content.position_accuracy_meters,
    timeOfDay: content.time_of_day ?? "",
    ...whenTexts(Date.parse(content.date_caught)),
    notes: content.notes ?? "",
    weather: content.weather ?? "",
    bait: content.bait_lure ?? "",
    mode: content.mode ?? "",
    waterTemperature: textOf(temperatureMeasure, typedWater(content), units),
  };
}

export type DraftField = keyof CatchDraft;
export type DraftProblems = Partial<Record<DraftField, string>>;

const lineMax = 120;

/** Control characters other than line breaks: pasted by accident, refused by the server. */
export const plainLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, " ").trim();
export const plainText = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\n\t]|\p{Cs}/gu, "").trim();

const lineOrNull = (text: string): string | null => plainLine(text) || null;

export function draftProblems(draft: CatchDraft, units: UnitSystem, now: Instant): DraftProblems {
  const problems: Partial<Record<DraftField, string>> = {};
  if (plainLine(draft.species) === "") problems.species = loggingWording.selectSpecies;
  const figures = [
    ["length", lengthMeasure],
    ["weight", weightMeasure],
    ["waterTemperature", temperatureMeasure],
  ] as const;
  for (const [field, measure] of figures) {
    const entered = readEntered(measure, draft[field], units);
    if (entered.kind === "problem") problems[field] = entered.sentence;
  }
  const when = readWhen(draft.date, draft.time, now);
  if (when.kind === "problem") problems.date = when.sentence;
  for (const field of ["location", "weather", "bait"] as const) {
    if (plainLine(draft[field]).length > lineMax) problems[field] = loggingWording.tooLong(lineMax);
  }
  if (plainText(draft.notes).length > notesMaxLength)
    problems.notes = loggingWording.tooLong(notesMaxLength);
  return problems;
}

/** The stored figure; the one from before where the text still says it, so that no edit drifts. */
function figure(
  measure: Measure,
  text: string,
  before: number | null,
  units: UnitSystem,
): number | null {
  if (text === textOf(measure, before, units)) return before;
  const entered = readEntered(measure, text, units);
  return entered.kind === "value" ? entered.stored : null;
}

function conditionsOf(draft: CatchDraft, before: CatchContent, units: UnitSystem) {
  const value = figure(temperatureMeasure, draft.waterTemperature, typedWater(before), units);
  const { water_temperature_c: water, ...others } = before.conditions;
  if (value !== null) {
    return {
      ...others,
      water_temperature_c: { value, origin: "typed" as const, source: null },
    };
  }
  return water === undefined || water.origin === "typed"
    ? others
    : { ...others, water_temperature_c: water };
}

function momentOf(draft: CatchDraft, before: CatchContent | null, now: Instant): string {
  if (before !== null) {
    // The fields show minutes; what was not touched keeps its seconds.
    const shown = whenTexts(Date.parse(before.date_caught));
    if (shown.date === draft.date && shown.time === draft.time) return before.date_caught;
  }
  const when = readWhen(draft.date, draft.time, now);
  return new Date(when.kind === "at" ? when.at : now).toISOString();
}

/** What a form without problems says, on top of what the catch was before. */
export function contentOfDraft(
  draft: CatchDraft,
  before: CatchContent | null,
  units: UnitSystem,
  now: Instant,
): CatchContent {
  const base = before ?? blankContent(draft.species, new Date(now).toISOString());
  return {
    ...base,
    species: plainLine(draft.species),
    date_caught: momentOf(draft, before, now),
    length_inches: figure(lengthMeasure, draft.length, base.length_inches, units),
    weight_pounds: figure(weightMeasure, draft.weight, base.weight_pounds, units),
    is_measured: draft.isMeasured,
    is_released: draft.isReleased,
    location_name: lineOrNull(draft.location),
    time_of_day: lineOrNull(draft.timeOfDay),
    notes: plainText(draft.notes) || null,
    weather: lineOrNull(draft.weather),
    bait_lure: lineOrNull(draft.bait),
    position: draft.position,
    position_accuracy_meters: draft.position === null ? null : draft.accuracy,
    mode: modeChoices.find((mode) => mode === draft.mode) ?? null,
    is_unfinished: false,
    conditions: conditionsOf(draft, base, units),
  };
}
