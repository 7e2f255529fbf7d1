import { changedCards, changedVerdicts, type RegulationsTable } from "@striper/angling/regulations";
import type { OutputOf } from "@striper/contract/endpoint";
import type { previewRegulations } from "@striper/contract/regulations";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";

/** Effects of an edit: changed rules and changed verdicts. */
export interface Effects {
  readonly cards: readonly string[];
  readonly verdicts: readonly string[];
  /** Changed verdicts beyond those named. */
  readonly moreVerdicts: number;
}

/** More than anybody reads; a whole new year's table changes hundreds. */
const mostVerdicts = 40;

export function effectsOf(
  before: RegulationsTable,
  after: RegulationsTable,
  today: string,
): Effects {
  const verdicts = changedVerdicts(before, after, today);
  return {
    cards: changedCards(before, after, today),
    verdicts: verdicts.slice(0, mostVerdicts),
    moreVerdicts: Math.max(0, verdicts.length - mostVerdicts),
  };
}

export type ChangedCatches = OutputOf<typeof previewRegulations.response>["catches"];

/** What an edit does to logged catches, a line each; null while nothing was counted. */
export function catchesInWords(catches: ChangedCatches): readonly string[] | null {
  if (catches === null) return null;
  const { newest, concerned, without_place: withoutPlace, changes } = catches;
  return [
    ...changes.map(wording.changedCatches),
    wording.comparedCatches(concerned, newest),
    ...(withoutPlace === 0 ? [] : [wording.catchesWithoutPlace(withoutPlace)]),
  ];
}
