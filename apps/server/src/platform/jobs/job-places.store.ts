import { eq } from "drizzle-orm";
import type { Connection } from "#server/platform/database/connection.ts";
import { jobPlaces } from "#server/platform/jobs/job-places.table.ts";

/** Returns the place that the last run saved, or undefined when it had finished. */
export async function placeOfJob(connection: Connection, job: string): Promise<unknown> {
  const [row] = await connection
    .select({ place: jobPlaces.place })
    .from(jobPlaces)
    .where(eq(jobPlaces.job, job));
  return row?.place;
}

export async function noteJobPlace(
  connection: Connection,
  job: string,
  place: object | undefined,
): Promise<void> {
  if (place === undefined) await connection.delete(jobPlaces).where(eq(jobPlaces.job, job));
  else
    await connection
      .insert(jobPlaces)
      .values({ job, place })
      .onConflictDoUpdate({ target: jobPlaces.job, set: { place } });
}
