import { harborZone } from "@striper/marine/time";
import { desc, isNull, sql } from "drizzle-orm";
import { catches } from "#server/features/catches/catches.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";

export function readNewestCatches(connection: Connection, most: number) {
  const newest = connection
    .select()
    .from(catches)
    .where(isNull(catches.deletedAt))
    .orderBy(desc(catches.createdAt))
    .limit(most)
    .as("newest");
  const date = sql`(${newest.caughtAt} at time zone ${sql.raw(`'${harborZone}'`)})::date`;
  const keptBefore = sql<number>`(count(*) filter (where not ${newest.isReleased}) over (
    partition by ${newest.accountId}, ${newest.speciesKey}, ${date}
    order by ${newest.caughtAt}, ${newest.id} rows between unbounded preceding and 1 preceding))::int`;
  return connection
    .select({
      species: newest.species,
      lengthInches: newest.lengthInches,
      mode: newest.mode,
      latitude: newest.latitude,
      longitude: newest.longitude,
      spotId: newest.spotId,
      isReleased: newest.isReleased,
      caughtAt: newest.caughtAt,
      keptBefore,
    })
    .from(newest);
}
