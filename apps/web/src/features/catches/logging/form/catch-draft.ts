import type { CatchContent } from "@striper/contract/catch-records";
import { blankContent } from "@striper/contract/catch-content";
import { byName, catchFields, fieldNamesOf } from "@striper/contract/catch-fields";
import type { Instant } from "@striper/marine/time";
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
import type { UnitSystem } from "#web/platform/units.ts";
import type { FieldErrors, Reading } from "#web/ui/fields/field-errors.ts";
import { plainLine, plainText } from "#web/ui/fields/plain-text.ts";

const textNames = fieldNamesOf("name", "line", "text");
/** `fate` covers `is_released`. */
const flagNames = fieldNamesOf("flag").filter((name) => name !== "is_released");
const measures = { length_inches: lengthMeasure, weight_pounds: weightMeasure } as const;
const measuredNames = ["length_inches", "weight_pounds"] as const;

type TextName = (typeof textNames)[number];
type MeasuredName = (typeof measuredNames)[number];

export interface CatchDraft
  extends
    Readonly<Record<TextName | MeasuredName | "mode", string>>,
    Readonly<Record<(typeof flagNames)[number], boolean>>,
    Readonly<Pick<CatchContent, "position" | "position_accuracy_meters">> {
  readonly fate: "" | "kept" | "released";
  readonly date: string;
  readonly time: string;
  readonly waterTemperature: string;
}

const typedWater = ({ conditions }: CatchContent): number | null => {
  const water = conditions.water_temperature_c;
  return water?.origin === "typed" ? water.value : null;
};

const withoutTime = (content: CatchContent, units: UnitSystem) => ({
  ...byName(textNames, (name) => content[name] ?? ""),
  ...byName(measuredNames, (name) => textOf(measures[name], content[name], units)),
  ...byName(flagNames, (name) => content[name]),
  position: content.position,
  position_accuracy_meters: content.position_accuracy_meters,
  mode: content.mode ?? "",
  waterTemperature: textOf(temperatureMeasure, typedWater(content), units),
});

export const emptyDraft: CatchDraft = {
  ...withoutTime(blankContent("", ""), "us"),
  fate: "released",
  date: "",
  time: "",
};

export function draftOf(content: CatchContent, units: UnitSystem): CatchDraft {
  const isNamed = content.species !== loggingWording.unfinishedSpecies;
  return {
    ...withoutTime(content, units),
    species: isNamed ? content.species : "",
    fate: content.is_unfinished ? "" : content.is_released ? "released" : "kept",
    ...whenTexts(Date.parse(content.date_caught)),
  };
}

const plainOf = (name: TextName, text: string): string =>
  catchFields[name].kind === "text" ? plainText(text) : plainLine(text);

export type DraftProblems = FieldErrors<keyof CatchDraft>;

export function draftProblems(draft: CatchDraft, units: UnitSystem, now: Instant): DraftProblems {
  const problems: DraftProblems = {};
  const figures = [
    ["length_inches", lengthMeasure],
    ["weight_pounds", weightMeasure],
    ["waterTemperature", temperatureMeasure],
  ] as const;
  for (const [field, measure] of figures) {
    const entered = readEntered(measure, draft[field], units);
    if (entered.kind === "problem") problems[field] = entered.sentence;
  }
  const when = readWhen(draft.date, draft.time, now);
  if (when.kind === "problem") problems.date = when.sentence;
  for (const name of textNames) {
    const { maxLength } = catchFields[name];
    if (plainOf(name, draft[name]).length > maxLength)
      problems[name] = loggingWording.tooLong(maxLength);
  }
  if (plainLine(draft.species) === "") problems.species = loggingWording.selectSpecies;
  if (draft.fate === "") problems.fate = loggingWording.selectFate;
  return problems;
}

/** Validates the draft. It is converted on saving, with the time of saving. */
export function readDraft(
  draft: CatchDraft,
  units: UnitSystem,
  now: Instant,
): Reading<keyof CatchDraft, CatchDraft> {
  const errors = draftProblems(draft, units, now);
  return Object.keys(errors).length === 0
    ? { kind: "entry", entry: draft }
    : { kind: "errors", errors };
}

/**
 * Returns the stored figure. An unchanged text keeps the old one, so that conversions do not drift.
 */
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
    // The fields show minutes; an untouched time keeps its seconds.
    const shown = whenTexts(Date.parse(before.date_caught));
    if (shown.date === draft.date && shown.time === draft.time) return before.date_caught;
  }
  const when = readWhen(draft.date, draft.time, now);
  return new Date(when.kind === "at" ? when.at : now).toISOString();
}

export function contentOfDraft(
  draft: CatchDraft,
  before: CatchContent | null,
  units: UnitSystem,
  now: Instant,
): CatchContent {
  const base = before ?? blankContent(draft.species, new Date(now).toISOString());
  return {
    ...base,
    ...byName(textNames, (name) => plainOf(name, draft[name]) || null),
    ...byName(measuredNames, (name) => figure(measures[name], draft[name], base[name], units)),
    ...byName(flagNames, (name) => draft[name]),
    species: plainLine(draft.species),
    is_released: draft.fate !== "kept",
    date_caught: momentOf(draft, before, now),
    position: draft.position,
    position_accuracy_meters: draft.position === null ? null : draft.position_accuracy_meters,
    mode: modeChoices.find((mode) => mode === draft.mode) ?? null,
    is_unfinished: false,
    conditions: conditionsOf(draft, base, units),
  };
}
