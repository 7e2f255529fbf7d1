import { changedCards, changedVerdicts, type RegulationsTable } from "@striper/angling/regulations";
import type { OutputOf } from "@striper/contract/endpoint";
import type { previewRegulations } from "@striper/contract/regulations";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";

export interface Effects {
  readonly cards: readonly string[];
  readonly verdicts: readonly string[];
  readonly moreVerdicts: number;
}

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

export function catchesInWords(catches: ChangedCatches): readonly string[] | null {
  if (catches === null) return null;
  const { newest, concerned, without_place: withoutPlace, changes } = catches;
  return [
    ...changes.map(wording.changedCatches),
    wording.comparedCatches(concerned, newest),
    ...(withoutPlace === 0 ? [] : [wording.catchesWithoutPlace(withoutPlace)]),
  ];
}
