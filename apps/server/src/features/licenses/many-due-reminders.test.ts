// @module-tag thorough

import { hour } from "@striper/marine/time";
import { expect, onTestFinished, test } from "vitest";
import { dueLicenses } from "#server/features/licenses/due-reminders.ts";
import type { ReminderChannel } from "#server/platform/reminders/reminder.ts";
import { remindersJob } from "#server/platform/reminders/reminders-job.ts";
import { openFeatureApp, type FeatureApp } from "#server/testing/apps/feature-app.ts";

/** More than a statement has parameters (65,535). */
const holders = 70_000;
/** Reminders queued by another server before it was stopped. */
const alreadyTold = 69_000;

/** Licenses of as many people, all valid through the day of the test. */
async function addHolders({ database }: FeatureApp): Promise<void> {
  await database.pool.query(
    `insert into accounts (email, email_normalized, display_name, password_hash, trial_ends_at)
       select name, name, name, '', now()
         from (select 'holder-' || number as name from generate_series(1, $1::int) as number) as given`,
    [holders],
  );
  await database.pool.query(
    `insert into licenses (account_id, id, license_type, issuer, expiry_date, uploaded_at, updated_at)
       select id, gen_random_uuid(), 'saltwater', 'MA', '2026-12-31', '2026-01-01', '2026-01-01'
         from accounts`,
  );
  await database.pool.query("analyze accounts, licenses");
}

async function tellSome({ database }: FeatureApp): Promise<void> {
  await database.pool.query(
    `insert into told_reminders (account_id, channel, key, claimed_at, sent_at)
       select account_id, 'mail', 'license/' || id || '/2026-12-31/0', $1, $1
         from licenses order by account_id limit $2`,
    [new Date(Date.UTC(2026, 11, 31, 14)), alreadyTold],
  );
}

test(
  "the holders of 70,000 licenses that end the same day are all told, and none twice",
  { timeout: 300_000 },
  async () => {
    const app = await openFeatureApp();
    onTestFinished(() => app.close());
    app.setTime(Date.UTC(2026, 11, 31, 14) + hour);
    await addHolders(app);
    await tellSome(app);
    const told: string[] = [];
    const channel: ReminderChannel = {
      name: "mail",
      atOnce: 8,
      wantedSince: (_connection, accountIds) =>
        Promise.resolve(new Map(accountIds.map((id) => [id, 0]))),
      ready: (reminders) =>
        Promise.resolve(
          reminders.map(
            ({ accountId }) =>
              () =>
                Promise.resolve(void told.push(accountId)),
          ),
        ),
    };
    const { orm, clock, log } = app;
    const job = remindersJob({
      orm,
      clock,
      log,
      channels: [channel],
      sources: [dueLicenses()],
      count: () => undefined,
    });
    const look = () => job.run(new AbortController().signal, {});
    // Two servers at once.
    await Promise.all([look(), look()]);
    expect(told).toHaveLength(holders - alreadyTold);
    expect(new Set(told).size).toBe(told.length);
    const { rows } = await app.database.pool.query(
      "select count(distinct account_id)::int as told from told_reminders where sent_at is not null",
    );
    expect(rows).toEqual([{ told: holders }]);
  },
);
