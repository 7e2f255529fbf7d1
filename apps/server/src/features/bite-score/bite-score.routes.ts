import { biteScore } from "@striper/contract/bite-score";
import type { BiteConditions } from "#server/features/bite-score/bite-conditions.ts";
import { placeKey, placeOf } from "#server/features/bite-score/bite-place.ts";
import { minute } from "@striper/marine/time";
import { presentBiteScore } from "#server/features/bite-score/bite-score.presenter.ts";
import { scorePlace } from "#server/features/bite-score/score-place.ts";
import { createAnswerCache } from "#server/http/answers/answer-cache.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Observations } from "#server/platform/observations/observations.ts";

export interface BiteScoreDependencies {
  readonly clock: Clock;
  readonly observations: Pick<Observations, "revision">;
  readonly conditions: BiteConditions;
}

export function bindBiteScore(bind: Binder, dependencies: BiteScoreDependencies): void {
  const { clock, observations, conditions } = dependencies;
  const answers = createAnswerCache({
    endpoint: biteScore,
    now: () => clock.now(),
    revision: () => observations.revision(),
    refreshEvery: minute,
    keyOf: ({ query }) => `${placeKey(query)} ${query.hours}`,
    async answer({ query }, now) {
      const score = await scorePlace(placeOf(query), query.hours, conditions, now);
      return presentBiteScore(score, now);
    },
  });
  bind.cached(biteScore, answers);
}
