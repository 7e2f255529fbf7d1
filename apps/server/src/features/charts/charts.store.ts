import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Instant } from "@striper/marine/time";
import type { FetchingOutcome } from "#server/features/charts/fetching/charts-job.ts";
import { upstreamAnswers } from "#server/platform/observations/observations.table.ts";

const key = "noaa-charts";
/** Limits the text of all faults; one cell's fault has about 80 characters. */
const mostLetters = 2000;

/** Adds the charts to the list of outside services, which shows the operator age and faults. */
export async function recordFetching(
  orm: NodePgDatabase,
  { cells, faults }: FetchingOutcome,
  now: Instant,
): Promise<void> {
  const isWell = faults.length === 0;
  const change = isWell
    ? { value: { cells }, checkedAt: now, failures: 0 }
    : { value: { cells }, lastFault: faults.join(" ").slice(0, mostLetters), lastFailedAt: now };
  await orm
    .insert(upstreamAnswers)
    .values({ key, ...change, failures: isWell ? 0 : 1 })
    .onConflictDoUpdate({
      target: upstreamAnswers.key,
      set: isWell ? change : { ...change, failures: sql`${upstreamAnswers.failures} + 1` },
    });
}
