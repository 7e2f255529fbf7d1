import { minute } from "@striper/marine/time";
import { expect, test } from "vitest";
import { claimReminders } from "#server/platform/reminders/reminders.store.ts";
import { openFeatureApp } from "#server/testing/apps/feature-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const app = await sharedByFile(openFeatureApp());

test("a claim reads about as many rows as it takes, even before statistics count the waiting ones", async () => {
  const { accountId } = await app.join();
  const now = app.clock.now();
  await app.database.pool.query("alter table told_reminders set (autovacuum_enabled = false)");
  await app.database.pool.query(
    `insert into told_reminders (account_id, channel, key, claimed_at, try_at, send_until, message)
       select $1, 'mail', 'tide ' || number, $2, $2, $3,
         '{"subject": "", "paragraphs": [], "page": "/tides", "usefulUntil": 0}'
         from generate_series(1, 40000) as number`,
    [accountId, new Date(now), new Date(now + 15 * minute)],
  );
  const read = await app.orm.transaction(async (transaction) => {
    const claim = { now, retryAt: now + 5 * minute, most: 100 };
    expect(await claimReminders(transaction, "mail", claim)).toHaveLength(100);
    const { rows } = await transaction.execute<{ read: string }>(
      `select idx_tup_fetch + seq_tup_read as read
         from pg_stat_xact_user_tables where relname = 'told_reminders'`,
    );
    return Number(rows[0]?.read);
  });
  // Each row is read twice, once to find it and once to change it.
  expect(read).toBeLessThanOrEqual(300);
});
