import { fact, screens, type Fact } from "#angling/assistant/facts.ts";
import { dateWords } from "#angling/assistant/answers/reply.ts";
import {
  type ApplicableRule,
  type BagChange,
  bagInWords,
  type FishingMode,
  nextBagChange,
} from "#angling/regulations/index.ts";

const mostChanges = 4;

/** Every change of the bag limit ahead, in its order. */
export function bagChanges({ record, nextBag }: ApplicableRule, mode: FishingMode): BagChange[] {
  const changes: BagChange[] = [];
  for (let next = nextBag; next !== null && changes.length < mostChanges;) {
    changes.push(next);
    next = nextBagChange(record, mode, next.on);
  }
  return changes;
}

export const bagChangeWords = (changes: readonly BagChange[], now: number): string | null =>
  changes.length === 0
    ? null
    : `The bag limit changes: ${changes.map(({ on, limit }) => `from ${dateWords(on, now)} ${bagInWords(limit)}`).join(", ")}.`;

/** The changes after the first, which the rule's own facts hold. */
export const laterBagFacts = (rule: ApplicableRule, mode: FishingMode, source: string): Fact[] =>
  bagChanges(rule, mode)
    .slice(1)
    .flatMap(({ on, limit }) => [
      fact("bag-changes", on, source, { unit: "date", screen: screens.regulations }),
      fact("next-bag-limit", bagInWords(limit), source, { screen: screens.regulations }),
    ]);
