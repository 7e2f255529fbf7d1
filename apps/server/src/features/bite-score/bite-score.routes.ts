import { biteScore } from "@striper/contract/bite-score";
import type { BiteConditions } from "#server/features/bite-score/bite-conditions.ts";
import { placeKey, placeOf } from "#server/features/bite-score/bite-place.ts";
import { presentBiteScore } from "#server/features/bite-score/bite-score.presenter.ts";
import { scorePlace } from "#server/features/bite-score/score-place.ts";
import {
  asObserved,
  createAnswerCache,
  type ObservedContext,
} from "#server/http/answers/answer-cache.ts";
import { createSpacedTurns } from "#server/platform/work/spaced-turns.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";

export interface BiteScoreDependencies extends ObservedContext {
  readonly conditions: BiteConditions;
}

/** A place that nobody asked about before takes up to 25 ms; its stations are looked for through water. */
const inTurn = createSpacedTurns(80);

export function bindBiteScore(bind: Binder, dependencies: BiteScoreDependencies): void {
  const { conditions } = dependencies;
  const answers = createAnswerCache({
    ...asObserved(dependencies),
    endpoint: biteScore,
    keyOf: ({ query }) => `${placeKey(query)} ${query.hours}`,
    costOf: ({ query }) => Math.ceil(query.hours / 24),
    async answer({ query }, now) {
      const place = await inTurn(() => placeOf(query));
      const score = await inTurn(() => scorePlace(place, query.hours, conditions, now));
      return presentBiteScore(score, now);
    },
  });
  bind.cached(biteScore, answers);
}
