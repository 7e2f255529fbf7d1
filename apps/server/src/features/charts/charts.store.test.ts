import { expect, test } from "vitest";
import { recordFetching } from "#server/features/charts/charts.store.ts";
import { upstreamAnswers } from "#server/platform/observations/observations.table.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const database = await sharedByFile(openTestDatabase());

test("admins see when charts were fetched last, and what went wrong how often since", async () => {
  const { orm } = database;
  const now = Date.UTC(2026, 10, 23, 7);
  const cells = ["US5BOSDC 5.0 of 2025-11-24"];
  const seen = async () => (await orm.select().from(upstreamAnswers))[0];
  await recordFetching(orm, { cells, faults: ["no connection ENOTFOUND"] }, now - 2);
  await recordFetching(orm, { cells, faults: ["US5BOSDC at NOAA: answered 404."] }, now - 1);
  expect(await seen()).toMatchObject({
    key: "noaa-charts",
    checkedAt: null,
    failures: 2,
    lastFailedAt: now - 1,
    lastFault: "US5BOSDC at NOAA: answered 404.",
  });
  await recordFetching(orm, { cells, faults: [] }, now);
  expect(await seen()).toMatchObject({ checkedAt: now, failures: 0 });
});
