import { fieldNamesOf, type FieldName } from "@striper/contract/catch-fields";
import type { CatchRecord } from "@striper/contract/catch-records";
import { compassPoint, degrees, roundTo } from "@striper/marine/units";
import { detailWording as wording } from "#web/features/catches/book/wording.ts";
import { temperatureMeasure } from "#web/features/catches/logging/form/measure.ts";
import { loggingWording } from "#web/features/catches/logging/wording.ts";
import { inUnits, type UnitSystem } from "#web/platform/units.ts";

type Conditions = CatchRecord["conditions"];
type Field = keyof typeof wording.labels;
type Origin = keyof typeof wording.origins;

export interface ConditionRow {
  readonly label: string;
  readonly value: string;
  readonly origin: string;
}

const feetPerMetre = 3.280_839_895;

const temperature = (value: number, units: UnitSystem): string =>
  `${Math.round(temperatureMeasure.shown(value, units))}${temperatureMeasure.unitOf(units)}`;

const height = (feet: number, units: UnitSystem): string =>
  units === "us" ? `${roundTo(feet, 1).toFixed(1)} ft` : `${(feet / feetPerMetre).toFixed(2)} m`;

const current = (knots: number): string =>
  `${Math.abs(knots).toFixed(1)} kt ${knots < 0 ? wording.ebb : wording.flood}`;

/** Formats each figure, most important first. */
function textsOf(conditions: Conditions, units: UnitSystem): readonly (readonly [Field, string])[] {
  const texts: (readonly [Field, string])[] = [];
  const add = <Key extends Field>(
    field: Key,
    text: (value: NonNullable<Conditions[Key]>["value"]) => string,
  ): void => {
    const condition = conditions[field];
    if (condition !== undefined) texts.push([field, text(condition.value)]);
  };
  add("tide_stage", (stage) => wording.stages[stage]);
  add("tide_height_feet", (feet) => height(feet, units));
  add("current_knots", current);
  add("water_temperature_c", (value) => temperature(value, units));
  add("wind_speed_kt", (value) => inUnits(`${Math.round(value)} kt`, units));
  add("wind_direction_degrees", (value) => compassPoint(degrees(value)));
  add("air_temperature_c", (value) => temperature(value, units));
  add("pressure_hpa", (value) => `${Math.round(value)} hPa`);
  add("cloud_cover_percent", (value) => `${Math.round(value)}%`);
  add("sun_altitude_degrees", (value) => `${Math.round(value)}°`);
  add("moon_phase", (phase) => phase);
  add("moon_illumination", (share) => `${Math.round(share * 100)}%`);
  return texts;
}

const originText = (origin: Origin, source: string | null): string =>
  source === null ? wording.origins[origin] : `${wording.origins[origin]}, ${source}`;

export function conditionRows(record: CatchRecord, units: UnitSystem): ConditionRow[] {
  const { conditions, bite_score: score } = record;
  const rows = textsOf(conditions, units).map(([field, value]) => {
    const condition = conditions[field];
    const origin = condition === undefined ? "" : originText(condition.origin, condition.source);
    return { label: wording.labels[field], value, origin };
  });
  if (score === null) return rows;
  const origin = `${wording.origins.computed}, ${wording.scoreSource(score.model_version)}`;
  return [{ label: wording.score, value: String(score.score), origin }, ...rows];
}

const wordsWithPlace: readonly string[] = [
  "location_name",
  "time_of_day",
  "weather",
  "bait_lure",
] satisfies readonly FieldName[];

/** Returns the text fields that the detail view does not show elsewhere. */
export function otherWords(record: CatchRecord) {
  const others = fieldNamesOf("line").filter((field) => !wordsWithPlace.includes(field));
  return others.map((field) => ({ label: loggingWording.labels[field], value: record[field] }));
}

/** Returns text such as "Had to be released; kept against the rule", or null without a verdict. */
export function verdictText({ verdict }: CatchRecord): string | null {
  if (verdict === null) return null;
  const text = wording.verdicts[verdict.verdict];
  return verdict.kept_against ? `${text}; ${wording.keptAgainst}` : text;
}
