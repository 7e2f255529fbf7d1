import type { Pool } from "pg";

/** What a filled database is to hold. */
export interface Size {
  readonly accounts: number;
  readonly catches: number;
}

/** The secret of a session of the account with that number, from 1. */
export const tokenOf = (number: number): string => String(number).padStart(43, "a");

/** Of the account with number 1, as the largest log of somebody who fishes daily for decades. */
const longLog = 10_000;
/** In one statement, so that progress is seen. */
const accountsAtOnce = 20_000;

const computed = <Value>(value: Value) => ({ value, origin: "computed", source: null });
const conditions = {
  tide_height_feet: computed(4.2),
  tide_stage: computed("falling"),
  current_knots: computed(1.1),
  sun_altitude_degrees: computed(12.5),
  moon_phase: computed("Waxing Gibbous"),
  moon_illumination: computed(0.71),
};

async function addAccounts(pool: Pool, accounts: number, now: Date): Promise<void> {
  await pool.query(
    `insert into accounts (email, email_normalized, display_name, password_hash, trial_ends_at,
         reminder_mails_since, email_verified_at, created_at)
       select 'reader-' || n || '@example.com', 'reader-' || n || '@example.com', 'Reader ' || n, '',
         $2::timestamptz + interval '5 days', $2::timestamptz - interval '30 days', $2::timestamptz,
         $2::timestamptz - n * interval '1 day' * 300 / $1::int
       from generate_series(1, $1::int) as n`,
    [accounts, now],
  );
  await pool.query("create schema rehearsal");
  await pool.query(
    "create table rehearsal.scale_accounts as select id, substring(email from '[0-9]+')::int as number from accounts",
  );
  await pool.query("alter table rehearsal.scale_accounts add primary key (number)");
  await pool.query("update accounts set role = 'admin' where email = 'reader-2@example.com'");
  await pool.query(
    `insert into sessions (token_hash, account_id, device_name, created_at, last_used_at, expires_at)
       select sha256(convert_to(lpad(number::text, 43, 'a'), 'UTF8')), id, 'Phone', $1, $1,
         $1::timestamptz + interval '30 days' from rehearsal.scale_accounts`,
    [now],
  );
  await pool.query(
    `insert into billing_customers (account_id, customer_id, created_at)
       select id, 'cus_' || number, $1 from rehearsal.scale_accounts where number % 2 = 0`,
    [now],
  );
  await pool.query(
    `insert into billing_subscriptions
         (id, account_id, status, period_ends_at, started_at, amount_cents, read_at)
       select 'sub_' || lpad(number::text, 9, '0'), id, 'active', $1::timestamptz + interval '20 days',
         $1::timestamptz - interval '90 days', 1999, $1 from rehearsal.scale_accounts where number % 2 = 0`,
    [now],
  );
}

/** A license each, and an alert of a tide each: everybody's is far from now. */
async function addReminders(pool: Pool, now: Date): Promise<void> {
  await pool.query(
    `insert into licenses (account_id, id, license_type, issuer, expiry_date, uploaded_at, updated_at, remind_at)
       select id, gen_random_uuid(), 'saltwater', 'MA', '2027-12-31', $1, $1, '2027-11-01 14:00:00Z'
         from rehearsal.scale_accounts`,
    [new Date(now.getTime() - 86_400_000)],
  );
  await pool.query(
    `insert into tide_alerts (account_id, id, station, event, lead_minutes, is_active, created_at, updated_at, remind_at)
       select id, gen_random_uuid(), '8443970', 'high', 60, true, $1, $1, $1::timestamptz + interval '40 days'
         from rehearsal.scale_accounts`,
    [now],
  );
}

async function addCatches(pool: Pool, size: Size, now: Date, say: (text: string) => void) {
  const each = Math.max(1, Math.round(size.catches / size.accounts));
  for (let from = 1; from <= size.accounts; from += accountsAtOnce) {
    await pool.query(
      `insert into catches (account_id, id, change, species, species_key, caught_at, length_inches,
           bait_lure, location_name, notes, is_measured, is_released, is_unfinished, latitude, longitude,
           conditions, added_conditions, created_at, updated_at)
         select id, gen_random_uuid(), n, 'Striped Bass', 'striped bass',
           $3::timestamptz - (n * 500.0 / (case number when 1 then $4::int else $5::int end)) * interval '1 day',
           20 + n % 20, 'Live mackerel', 'Deer Island', 'Fish on the edge of the rip, birds working', true,
           true, false, 42.3467, -70.9539, $6::jsonb, '{}',
           $3::timestamptz - (n * 500.0 / (case number when 1 then $4::int else $5::int end)) * interval '1 day',
           $3
         from rehearsal.scale_accounts, generate_series(1, case number when 1 then $4::int else $5::int end) as n
         where number between $1 and $2 order by id`,
      [from, from + accountsAtOnce - 1, now, longLog, each, JSON.stringify(conditions)],
    );
    say(`catches of ${Math.min(size.accounts, from + accountsAtOnce - 1)} accounts`);
  }
  await pool.query(
    `insert into catch_logs (account_id, change, catches)
       select account_id, max(change), count(*) from catches group by account_id`,
  );
}

/** The days that are over, as the hourly job has counted them; today is counted when an admin asks. */
async function addCountedDays(pool: Pool, now: Date): Promise<void> {
  await pool.query(
    `with days as (select generate_series($1::timestamptz - interval '400 days',
         $1::timestamptz - interval '1 day', '1 day')::date as day),
       signed as (select (created_at at time zone 'America/New_York')::date as day, count(*)
         from accounts group by 1),
       caught as (select (created_at at time zone 'America/New_York')::date as day, count(*)
         from catches group by 1)
       insert into daily_activity (day, accounts, sign_ups, catches)
         select day, 0, coalesce(signed.count, 0), coalesce(caught.count, 0)
           from days left join signed using (day) left join caught using (day)
       on conflict (day) do nothing`,
    [now],
  );
}

/** Written last: a database that was not filled to the end is not taken for one. */
const filledMark = "rehearsal.is_filled";

export async function isFilled(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: string | null }>("select to_regclass($1) as found", [
    filledMark,
  ]);
  return rows[0]?.found != null;
}

/** Fills a migrated, empty database by SQL, as it would be at `now`. */
export async function fillDatabase(
  pool: Pool,
  size: Size,
  now: Date,
  say: (text: string) => void,
): Promise<void> {
  await pool.query("alter table accounts set (autovacuum_enabled = false)");
  await addAccounts(pool, size.accounts, now);
  await addReminders(pool, now);
  await addCatches(pool, size, now, say);
  await addCountedDays(pool, now);
  await pool.query("alter table accounts reset (autovacuum_enabled)");
  await pool.query("vacuum analyze");
  await pool.query(`create table ${filledMark} ()`);
}
