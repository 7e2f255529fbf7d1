import type { CatchContent } from "@striper/contract/catch-records";
import { personalBestOf, type PersonalBest } from "@striper/angling/catches";
import type { Instant } from "@striper/marine/time";
import { loggedCatchOf, type LocalCatch } from "#web/features/catches/log/local-catch.ts";
import { unsentRecord } from "#web/features/catches/log/log-writes.ts";
import { useCatches, useTrips } from "#web/features/catches/log/use-log.ts";
import { circumstancesThen } from "#web/features/catches/logging/conditions-at-catch.ts";
import { tripAt } from "#web/features/catches/trips/catches-by-trip.ts";
import {
  placeOf,
  recordedVerdict,
  verdictAtCatch,
} from "#web/features/catches/logging/verdict-at-catch.ts";
import { useDay } from "#web/platform/day/use-day.ts";
import { useRuleTable } from "#web/platform/rule-table/rule-table.ts";
import { useNow } from "#web/ui/figures/use-now.ts";

const isElsewhere = (content: CatchContent, before: CatchContent): boolean =>
  content.date_caught !== before.date_caught ||
  JSON.stringify(placeOf(content)) !== JSON.stringify(placeOf(before));

/** Keeps the typed conditions; the others are computed again or filled in by the server. */
function withoutComputed(conditions: CatchContent["conditions"]): CatchContent["conditions"] {
  return Object.fromEntries(
    Object.entries(conditions).filter(([, condition]) => condition?.origin === "typed"),
  );
}

async function completed(
  content: CatchContent,
  before: LocalCatch | null,
  { catches, trips, table, today }: ReturnType<typeof useSurroundings>,
  now: Instant,
): Promise<CatchContent> {
  const at = Date.parse(content.date_caught);
  const isNews = before === null || isElsewhere(content, before.record);
  const judged = verdictAtCatch(content, { catches, ownId: before?.id ?? null, today }, table);
  const verdict = recordedVerdict(judged, table, content.is_released);
  if (!isNews) return { ...content, verdict };
  const trip_id = tripAt(trips, at, now) ?? content.trip_id;
  const { conditions, bite_score } = await circumstancesThen(at, placeOf(content), now);
  return {
    ...content,
    trip_id,
    conditions: { ...conditions, ...withoutComputed(content.conditions) },
    bite_score,
    verdict,
  };
}

const useSurroundings = () => ({
  catches: useCatches(),
  trips: useTrips(),
  table: useRuleTable(),
  today: useDay(useNow()),
});

export function useCompletion() {
  const known = useSurroundings();
  return (content: CatchContent, before: LocalCatch | null, now: Instant) =>
    completed(content, before, known, now);
}

export function bestOf(
  catchId: string,
  content: CatchContent,
  catches: readonly LocalCatch[],
): PersonalBest {
  const own = loggedCatchOf(unsentRecord(catchId, content, content.date_caught));
  return personalBestOf(
    own,
    catches.map(({ logged }) => logged),
  );
}
