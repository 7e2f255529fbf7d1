import { changedCards, changedVerdicts, type RegulationsTable } from "@striper/angling/regulations";

/** What an edit does to those who read the rules and to those who hold a fish. */
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
