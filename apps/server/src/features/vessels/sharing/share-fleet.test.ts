import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createFleet } from "#server/features/vessels/fleet/fleet.ts";
import { region } from "#server/features/vessels/fleet/region.ts";
import { shareFleet } from "#server/features/vessels/sharing/share-fleet.ts";
import { systemClock } from "#server/platform/clock/clock.ts";
import type { Database } from "#server/platform/database/open-database.ts";
import { captureLog } from "#server/testing/captured-log.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";

let database: Database;
const closers: (() => Promise<void>)[] = [];
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  await database.close();
});

/** Opens a process of the installation with a simulated feed. */
function openProcess() {
  const fleet = createFleet();
  let ingesting = 0;
  let starts = 0;
  const shared = shareFleet({
    pool: database.pool,
    fleet,
    clock: systemClock,
    log: captureLog().log,
    startIngest() {
      ingesting += 1;
      starts += 1;
      return {
        health: () => ({ state: "receiving", newestMessageAt: 1_780_000_000_000 }),
        stop: () => void (ingesting -= 1),
      };
    },
  });
  closers.push(shared.close);
  return {
    fleet,
    health: shared.health,
    close: shared.close,
    isIngesting: () => ingesting === 1,
    starts: () => starts,
    sail(mmsi: number, latitude: number) {
      const at = Date.now();
      const fix = { at, latitude, longitude: -71, speed: 5, course: 90, heading: null };
      fleet.take({ mmsi, at, fix, particulars: { name: `VESSEL ${mmsi}`, shipType: 60 } });
    },
  };
}

const soon = { timeout: 15_000, interval: 50 };

describe("processes on one database", () => {
  test("share the vessels that one of them ingests", async () => {
    const leader = openProcess();
    await vi.waitFor(() => expect(leader.isIngesting()).toBe(true), soon);
    expect(leader.health().state).toBe("receiving");
    for (let mmsi = 1; mmsi <= 300; mmsi++) leader.sail(mmsi, 42.3);

    const followers = [openProcess(), openProcess()];
    for (const follower of followers)
      expect(follower.health()).toEqual({ state: "connecting", newestMessageAt: null });
    for (const follower of followers) {
      // Includes vessels received before the follower joined.
      await vi.waitFor(() => expect(follower.fleet.inBox(region)).toHaveLength(300), soon);
      expect(follower.isIngesting()).toBe(false);
      expect(follower.health()).toEqual({
        state: "receiving",
        newestMessageAt: 1_780_000_000_000,
      });
    }
    leader.sail(7, 42.31);
    for (const { fleet } of followers)
      await vi.waitFor(() => expect(fleet.find(7)?.fix?.latitude).toBe(42.31), soon);
    expect(followers[0]?.fleet.find(7)).toMatchObject({ name: "VESSEL 7", shipType: 60 });
  });

  test("have another leader when the first one ends", async () => {
    const first = openProcess();
    await vi.waitFor(() => expect(first.isIngesting()).toBe(true), soon);
    const second = openProcess();
    await first.close();
    expect(first.isIngesting()).toBe(false);
    await vi.waitFor(() => expect(second.isIngesting()).toBe(true), soon);
  });

  test(
    "do not both ingest when the first loses its database and comes back",
    { tags: ["thorough"] },
    async () => {
      const first = openProcess();
      await vi.waitFor(() => expect(first.isIngesting()).toBe(true), soon);
      const second = openProcess();
      await database.pool.query(
        `select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and granted and pid <> pg_backend_pid()
          and database = (select oid from pg_database where datname = current_database())`,
      );
      await vi.waitFor(() => expect(first.isIngesting()).toBe(false), soon);
      await vi.waitFor(
        () => expect([first, second].filter((one) => one.isIngesting())).toHaveLength(1),
        soon,
      );
      const [leader, follower] = second.isIngesting() ? [second, first] : [first, second];
      leader.sail(42, 42.35);
      await vi.waitFor(() => expect(follower.fleet.find(42)).toBeDefined(), soon);
      expect(first.starts() + second.starts()).toBe(2);
    },
  );
});
