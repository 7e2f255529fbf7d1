import type { CatchContent } from "@striper/contract/catch-records";
import type { PersonalBest } from "@striper/angling/catches";
import {
  lengthMeasure,
  textOf,
  weightMeasure,
} from "#web/features/catches/logging/form/measure.ts";
import { loggingWording as wording } from "#web/features/catches/logging/wording.ts";
import type { UnitSystem } from "#web/platform/units.ts";

export interface Celebrated {
  readonly content: CatchContent;
  readonly best: PersonalBest;
  /** True for a catch that is new in the log or was only marked before. */
  readonly isNews: boolean;
}

export interface CelebrationView {
  readonly title: string;
  readonly fish: string;
  readonly best: string | null;
  readonly details: readonly string[];
}

/**
 * Returns the texts of the celebration. A new personal best gets a bigger one than the first fish
 * of a species.
 */
export function celebrationView({ content, best }: Celebrated, units: UnitSystem): CelebrationView {
  const figures = [
    [content.length_inches, lengthMeasure],
    [content.weight_pounds, weightMeasure],
  ] as const;
  const size = figures.flatMap(([value, measure]) =>
    value === null ? [] : [`${textOf(measure, value, units)} ${measure.unitOf(units)}`],
  );
  const fish = [content.species, ...size].join(" · ");
  const text = (value: number, measure: typeof lengthMeasure) =>
    `${textOf(measure, value, units)} ${measure.unitOf(units)}`;
  if (best.kind === "none") return { title: wording.celebrated, fish, best: null, details: [] };
  if (best.kind === "first") {
    const details = [wording.firstOfSpecies(content.species)];
    return { title: wording.celebrated, fish, best: null, details };
  }
  const { longerThan, heavierThan } = best;
  const details = [
    ...(longerThan === null ? [] : [wording.longerThan(text(longerThan, lengthMeasure))]),
    ...(heavierThan === null ? [] : [wording.heavierThan(text(heavierThan, weightMeasure))]),
  ];
  return { title: wording.celebrated, fish, best: wording.best, details };
}
