import type { LocalCatch } from "#web/features/catches/log/local-catch.ts";
import { bookWording as wording } from "#web/features/catches/book/wording.ts";
import {
  lengthMeasure,
  textOf,
  weightMeasure,
  type Measure,
} from "#web/features/catches/logging/form/measure.ts";
import { placeText } from "#web/features/catches/list/place-text.ts";
import type { UnitSystem } from "#web/platform/units.ts";
import { dateTimeText } from "#web/ui/figures/date-text.ts";
import { harborParts, type Instant } from "@striper/marine/time";

export interface CatchRowView {
  readonly species: string;
  readonly size: string;
  readonly place: string;
  readonly when: string;
  readonly badges: readonly {
    readonly kind: "best" | "unfinished" | "waiting" | "held" | "released" | "kept";
    readonly word: string;
  }[];
}

const withUnit = (measure: Measure, value: number | null, units: UnitSystem): string[] =>
  value === null ? [] : [`${textOf(measure, value, units)} ${measure.unitOf(units)}`];

/** Returns text such as "28.5 in · 9 lb", marked when the size was guessed. */
export function sizeText({ record }: LocalCatch, units: UnitSystem): string {
  const figures = [
    ...withUnit(lengthMeasure, record.length_inches, units),
    ...withUnit(weightMeasure, record.weight_pounds, units),
  ];
  if (figures.length === 0) return wording.unknownSize;
  return figures.join(" · ") + (record.is_measured ? "" : ` (${wording.guessed})`);
}

export function whenText(at: Instant, now: Instant): string {
  const { year } = harborParts(at);
  const text = dateTimeText(at);
  return year === harborParts(now).year ? text : `${text} (${year})`;
}

export function catchRowView(
  one: LocalCatch,
  isBest: boolean,
  units: UnitSystem,
  now: Instant,
): CatchRowView {
  const { record, sync } = one;
  const badge = (kind: CatchRowView["badges"][number]["kind"]) => ({ kind, word: wording[kind] });
  return {
    species: record.species,
    size: sizeText(one, units),
    place: placeText(record, units),
    when: whenText(one.logged.caughtAt, now),
    badges: [
      ...(isBest ? [badge("best")] : []),
      ...(record.is_unfinished
        ? [badge("unfinished")]
        : [badge(record.is_released ? "released" : "kept")]),
      ...(sync === "synced" ? [] : [badge(sync)]),
    ],
  };
}
