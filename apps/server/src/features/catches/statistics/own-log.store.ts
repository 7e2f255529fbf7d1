import type { KeptFish } from "@striper/angling/regulations";
import { harborDayBounds } from "@striper/marine/time";
import { inches } from "@striper/marine/units";
import { and, desc, eq, gte, isNull, lt, sql, type SQL } from "drizzle-orm";
import { catches } from "#server/features/catches/catches.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";

/** Reads a condition; values entered with the catch take precedence over those added later. */
const conditionValue = <Value>(name: string): SQL<Value | null> =>
  sql`coalesce(${catches.conditions} -> ${name}, ${catches.addedConditions} -> ${name}) -> 'value'`;

/** Leaves out notes, weather and verdicts, which are long and used by no answer. */
const columns = {
  id: catches.id,
  species: catches.species,
  caughtAt: catches.caughtAt,
  tripId: catches.tripId,
  lengthInches: catches.lengthInches,
  weightPounds: catches.weightPounds,
  isMeasured: catches.isMeasured,
  isReleased: catches.isReleased,
  baitLure: catches.baitLure,
  locationName: catches.locationName,
  spotId: catches.spotId,
  tideStage: conditionValue<string>("tide_stage"),
  currentKnots: conditionValue<number>("current_knots"),
  moonPhase: conditionValue<string>("moon_phase"),
  waterTemperatureC: conditionValue<number>("water_temperature_c"),
};

const select = (connection: Connection, where: SQL | undefined, limit: number) =>
  connection
    .select(columns)
    .from(catches)
    .where(where)
    .orderBy(desc(catches.caughtAt), desc(catches.id))
    .limit(limit);
export type OwnCatchRow = Awaited<ReturnType<typeof select>>[number];

/** Parsing a longer result blocks the event loop. */
const rowsAPage = 1000;

export async function readOwnCatches(
  connection: Connection,
  accountId: string,
  most: number,
): Promise<OwnCatchRow[]> {
  const isOwn = and(eq(catches.accountId, accountId), isNull(catches.deletedAt));
  const rows: OwnCatchRow[] = [];
  for (;;) {
    const last = rows.at(-1);
    const isBehind =
      last &&
      sql`(${catches.caughtAt}, ${catches.id}) < (${new Date(last.caughtAt).toISOString()}::timestamptz, ${last.id}::uuid)`;
    const limit = Math.min(rowsAPage, most - rows.length);
    const page = await select(connection, and(isOwn, isBehind), limit);
    rows.push(...page);
    if (page.length < limit || rows.length >= most) return rows;
  }
}

/** Far above any bag limit, so that omitted fish change no verdict. */
const mostOfOneKind = 100;
const mostKept = 2000;

export async function readKeptFish(
  connection: Connection,
  accountId: string,
  date: string,
): Promise<KeptFish[]> {
  const { from, to } = harborDayBounds(date);
  const kept = connection
    .select({
      species: catches.species,
      length: catches.lengthInches,
      number:
        sql<number>`row_number() over (partition by ${catches.speciesKey} order by ${catches.lengthInches} desc nulls last)`.as(
          "number",
        ),
    })
    .from(catches)
    .where(
      and(
        eq(catches.accountId, accountId),
        isNull(catches.deletedAt),
        eq(catches.isReleased, false),
        gte(catches.caughtAt, from),
        lt(catches.caughtAt, to),
      ),
    )
    .as("kept");
  const rows = await connection
    .select({ species: kept.species, length: kept.length })
    .from(kept)
    .where(sql`${kept.number} <= ${mostOfOneKind}`)
    .orderBy(kept.number)
    .limit(mostKept);
  return rows.map(({ species, length }) => ({
    species,
    length: length === null ? null : inches(length),
  }));
}
