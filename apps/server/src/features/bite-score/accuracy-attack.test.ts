import { createHash, createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { mixNextTrips } from "#server/features/bite-score/accuracy.store.ts";
import { openAccuracyApp, someTrip, type AccuracyApp } from "#server/testing/apps/accuracy-app.ts";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";

/*
 * Simulates an attacker who has the whole database and tries to tell whose a shared trip is, or
 * that two trips belong to one person. Each attack also runs where it must succeed, so that its
 * failure means something.
 */

let app: AccuracyApp;
let people: SignedIn[];
beforeEach(async () => {
  app = await openAccuracyApp();
  people = await Promise.all(Array.from({ length: 6 }, () => app.join()));
});
afterEach(() => app.close());

const quarter = 92;

/** Returns every value of every table as bytes, including text, hexadecimal and bytea. */
async function everyValue(without: readonly string[] = []): Promise<Buffer[]> {
  const { pool } = app.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  );
  const values: Buffer[] = [];
  for (const { name } of tables) {
    if (without.includes(name)) continue;
    const { rows } = await pool.query<Record<string, unknown>>(`select * from ${name}`);
    for (const value of rows.flatMap((row) => Object.values(row)))
      if (Buffer.isBuffer(value)) values.push(value);
      else if (typeof value === "string") values.push(Buffer.from(value));
      else values.push(Buffer.from(JSON.stringify(value)));
  }
  return values;
}

const digests = (key: Buffer, accountId: string): string[] => [
  createHmac("sha256", key).update(accountId).digest("hex"),
  createHmac("sha256", accountId).update(key).digest("hex"),
  createHash("sha256").update(key).update(accountId).digest("hex"),
];

/** Returns accounts whose group key in the table follows from one of the candidate keys. */
async function linked(candidates: readonly Buffer[]): Promise<string[]> {
  const groups = new Set((await app.rows()).map((row) => String(row["group_key"])));
  return people
    .map(({ accountId }) => accountId)
    .filter((accountId) =>
      candidates.some((key) =>
        digests(key, accountId).some((hash) => groups.has(hash.slice(0, 32))),
      ),
    );
}

async function sealedSalts(): Promise<{ period: string; sealed: Buffer }[]> {
  const { rows } = await app.database.pool.query<{ period: string; sealed: Buffer }>(
    "select period, sealed from shared_trip_salts",
  );
  return rows;
}

const opened = (salts: readonly { period: string; sealed: Buffer }[]): Buffer[] =>
  salts.map(({ period, sealed }) => app.sealer.open(`shared-trips/${period}`, sealed));

async function shareAll(date: string): Promise<void> {
  for (const one of people) await app.shareMany(one, 3, { date });
}

describe("a trip and an account", () => {
  test("share no value in any column of any table", async () => {
    await shareAll("2026-06-12");
    const others = new Set(
      (await everyValue(["public.shared_trips"])).map((value) => value.toString("hex")),
    );
    const telling = ["removal_hash", "group_key"];
    for (const row of await app.rows())
      for (const column of telling)
        expect(others.has(Buffer.from(String(row[column])).toString("hex"))).toBe(false);
    const text = JSON.stringify(await app.rows());
    for (const { accountId, token } of people) {
      expect(text).not.toContain(accountId);
      expect(text).not.toContain(token);
    }
  });

  test("are not linked by any key that the database holds", async () => {
    await shareAll("2026-06-12");
    expect(await linked([Buffer.alloc(0), ...(await everyValue())])).toEqual([]);
  });

  test("can be linked within the quarter by somebody who also has the key of the files", async () => {
    await shareAll("2026-06-12");
    expect(await linked(opened(await sealedSalts()))).toHaveLength(people.length);
  });

  test("cannot be linked after the quarter, even with the key of the files", async () => {
    await shareAll("2026-06-12");
    app.moveDays(quarter);
    await app.nightly();
    expect(await sealedSalts()).toEqual([]);
    await app.share(await app.join(), someTrip({ date: "2026-09-01" }));
    const salts = opened(await sealedSalts());
    expect(salts).toHaveLength(1);
    expect(await linked([...salts, ...(await everyValue())])).toEqual([]);
  });
});

describe("a trip whose log is also on the server", () => {
  const groupsByContent = async () => {
    const { rows } = await app.database.pool.query<{ account: string; groups: string[] }>(
      `select t.account_id as account, array_agg(distinct s.group_key) as groups
       from shared_trips s join catch_trips t on t.stripers_caught = s.fish
         and (t.started_at at time zone 'America/New_York')::date = s.trip_date
         and round(extract(epoch from t.ended_at - t.started_at) / 900) = s.quarter_hours
       group by t.account_id`,
    );
    return rows;
  };

  test("can be found by its content until the log erases it", async () => {
    const [first, second] = people;
    if (first === undefined || second === undefined) throw new Error("six people joined");
    for (const [by, fish] of [
      [first, 2],
      [second, 3],
    ] as const) {
      await app.share(by, someTrip({ date: "2026-06-12", hours: 4, fish }));
      await app.database.pool.query(
        `insert into catch_trips (account_id, id, change, revision, started_at, ended_at, targets, tried, created_at, updated_at, is_erased, stripers_caught)
         values ($1, gen_random_uuid(), 1, 1, '2026-06-12T12:00:00Z', '2026-06-12T16:00:00Z', '{}', '{}', now(), now(), false, $2)`,
        [by.accountId, fish],
      );
    }
    const found = await groupsByContent();
    expect(found.map(({ account }) => account).toSorted()).toEqual(
      [first.accountId, second.accountId].toSorted(),
    );
    expect(found.every(({ groups }) => groups.length === 1)).toBe(true);
    // Simulates the nightly erasure of deleted trips.
    await app.database.pool.query(
      "update catch_trips set stripers_caught = null, is_erased = true",
    );
    expect(await groupsByContent()).toEqual([]);
  });
});

describe("two trips", () => {
  const keysOf = async (period: string) => {
    const rows = (await app.rows()).filter((row) => row["period"] === period);
    return new Set(rows.map((row) => row["group_key"]));
  };

  test("of one account share their key within a quarter and nothing across quarters", async () => {
    await shareAll("2026-06-12");
    app.moveDays(quarter);
    await shareAll("2026-09-01");
    const [spring, fall] = [await keysOf("2026-2"), await keysOf("2026-3")];
    expect([spring.size, fall.size]).toEqual([people.length, people.length]);
    expect([...spring].filter((key) => fall.has(key))).toEqual([]);
  });

  test("sent one after the other cannot be recognized by position or transaction", async () => {
    const sent: string[][] = [];
    for (const one of people) {
      const trips = await app.shareMany(one, 8);
      sent.push(trips.map(({ trip }) => trip.removal_hash));
    }
    // Before the night, the order reveals the account.
    expect(await neighbors(sent)).toBe(people.length * 7);
    await app.nightly();
    const rows = await app.rows();
    expect(rows).toHaveLength(people.length * 8);
    expect(new Set(rows.map((row) => row["xmin"])).size).toBe(1);
    // About 7 of 47 neighbors belong to the same account by chance.
    expect(await neighbors(sent)).toBeLessThan(24);
  });

  test("sent one after the other are also mixed in pages, and each row stays once", async () => {
    const sent: string[][] = [];
    for (const one of people)
      sent.push((await app.shareMany(one, 8)).map(({ trip }) => trip.removal_hash));
    for (let after: string | null = ""; after !== null;)
      after = await mixNextTrips(app.orm, { after, before: "2020-01-01", most: 10 });
    const rows = await app.rows();
    expect(rows.map((row) => String(row["removal_hash"])).toSorted()).toEqual(
      sent.flat().toSorted(),
    );
    expect(new Set(rows.map((row) => row["xmin"])).size).toBe(5);
    expect(await neighbors(sent)).toBeLessThan(24);
  });

  test("withdrawn while rows are rewritten stay withdrawn", async () => {
    const [by] = people;
    if (by === undefined) throw new Error("six people joined");
    const trips = await app.shareMany(by, 90);
    const removed = await Promise.all([
      app.withdraw(...trips.slice(0, 45)),
      app.nightly(),
      app.withdraw(...trips.slice(45)),
    ]);
    expect(removed[0].json()).toEqual({ removed: 45 });
    expect(removed[2].json()).toEqual({ removed: 45 });
    expect(await app.rows()).toEqual([]);
  });

  /** Counts neighboring rows of the same account. */
  async function neighbors(sent: readonly (readonly string[])[]): Promise<number> {
    const owners = (await app.rows()).map((row) =>
      sent.findIndex((hashes) => hashes.includes(String(row["removal_hash"]))),
    );
    return owners.filter((owner, index) => index > 0 && owner === owners[index - 1]).length;
  }
});

test("tokens are in no table, so that nobody else can withdraw a trip", async () => {
  const [sent] = await app.shareMany(people[0] ?? (await app.join()), 1);
  const values = await everyValue();
  expect(values.some((value) => value.toString() === sent?.token)).toBe(false);
  const tokens = values.map((value) => ({
    token: value.toString("base64url").padEnd(43, "A").slice(0, 43),
  }));
  for (let from = 0; from < tokens.length; from += 200) {
    const answer = await app.withdraw(...tokens.slice(from, from + 200));
    expect(answer.json()).toEqual({ removed: 0 });
  }
  expect(await app.rows()).toHaveLength(1);
});
