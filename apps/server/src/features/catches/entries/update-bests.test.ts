import { randomUUID } from "node:crypto";
import { personalBests, speciesKey } from "@striper/angling/catches";
import type { CatchRecord } from "@striper/contract/catch-records";
import { catchChanges, importCatches } from "@striper/contract/catch-sync";
import {
  editCatch,
  logCatch,
  myCatches,
  removeCatch,
  restoreCatch,
} from "@striper/contract/catches";
import { hour } from "@striper/marine/time";
import { and, asc, eq, isNull } from "drizzle-orm";
import * as fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { readAffected } from "#server/features/catches/entries/bests.store.ts";
import { findBests } from "#server/features/catches/entries/find-bests.ts";
import { catches } from "#server/features/catches/catches.table.ts";
import {
  sizedCatch,
  sizedColumns,
} from "#server/features/catches/statistics/logged-catches.store.ts";
import { openCatchesApp } from "#server/testing/apps/catches-app.ts";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

let by: SignedIn;
const app = await sharedByFile(openCatchesApp());
beforeEach(async () => {
  by = await app.join();
});

const at = (hours: number): string =>
  new Date(app.now() - 1000 * hour + hours * hour).toISOString();

async function log(
  hours: number,
  length_inches: number | null,
  more: object = {},
): Promise<string> {
  const catch_id = randomUUID();
  const body = {
    catch_id,
    species: "Striped Bass",
    date_caught: at(hours),
    length_inches,
    ...more,
  };
  const answer = await app.call(logCatch, { by, body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return catch_id;
}

/** Returns the lengths of the personal bests, oldest first. */
async function bests(): Promise<(number | null)[]> {
  const answer = await app.call(myCatches, { by });
  return answer
    .json<{ catches: CatchRecord[] }>()
    .catches.filter((record) => record.is_personal_best)
    .map((record) => record.length_inches)
    .toReversed();
}

test("an older fish logged late takes the best from newer ones, and devices receive the change", async () => {
  const younger = await log(5, 22);
  const before = await app.call(catchChanges, { by });
  await log(1, 25);
  expect(await bests()).toEqual([25]);
  const { cursor: since } = before.json<{ cursor: string }>();
  const changes = await app.call(catchChanges, { by, query: { since } });
  expect(changes.json<{ catches: CatchRecord[] }>().catches).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ catch_id: younger, is_personal_best: false, revision: 1 }),
    ]) as unknown,
  );
});

test("deleting a best passes it to the next fish, and undoing restores it", async () => {
  const best = await log(1, 30);
  await log(2, 25);
  await log(3, 27);
  const params = { catch_id: best };
  await app.call(removeCatch, { by, params });
  expect(await bests()).toEqual([25, 27]);
  await app.call(restoreCatch, { by, params });
  expect(await bests()).toEqual([30]);
});

test("a log in which every fish was a best returns only the rows that a new fish changes", async () => {
  const grown = Array.from({ length: 100 }, (_, index) => ({
    catch_id: randomUUID(),
    species: "Cod",
    date_caught: at(100 + index),
    length_inches: 20 + index / 10,
  }));
  const answer = await app.call(importCatches, { by, body: { catches: grown } });
  expect(answer.statusCode).toBe(200);
  expect(await bests()).toHaveLength(100);
  const affectedBy = async (hours: number, length: number): Promise<(number | null)[]> => {
    const id = await log(hours, length, { species: "Cod" });
    const affected = await readAffected(app.orm, by.accountId, "cod", [id]);
    return affected.map(({ entry }) => entry.length).toSorted((a, b) => Number(a) - Number(b));
  };
  expect(await affectedBy(1, 10)).toEqual([10, 20]);
  expect(await affectedBy(150.5, 20.25)).toEqual([20.25]);
  expect(await affectedBy(150.6, 25.25)).toEqual([25.25, 25.3]);
});

const species = fc.constantFrom("Striped Bass", "Cod");
const size = fc.option(fc.integer({ min: 1, max: 12 }), { nil: null });
const fish = fc.record({
  species,
  length_inches: size,
  weight_pounds: size,
  is_measured: fc.integer({ min: 0, max: 4 }).map((value) => value > 0),
  hours: fc.integer({ min: 1, max: 20 }),
});
const which = fc.integer({ min: 0, max: 1000 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("log" as const), fish }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("edit" as const), fish, which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom("remove" as const, "remove" as const, "restore" as const),
      which,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("import" as const),
      fish: fc.array(fish, { minLength: 1, maxLength: 4 }),
    }),
  },
);

test("after any changes, a log's bests equal those computed from all of it", async () => {
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 10, maxLength: 24 }),
    async (steps) => {
      by = await app.join();
      const ids: string[] = [];
      const revisions = new Map<string, number>();
      const bodyOf = ({ hours, ...rest }: { hours: number }) => ({
        ...rest,
        date_caught: at(hours),
      });
      for (const one of steps) {
        const catch_id = "which" in one ? ids[one.which % Math.max(1, ids.length)] : randomUUID();
        if (catch_id === undefined) continue;
        const params = { catch_id };
        if (one.kind === "log") {
          ids.push(catch_id);
          await app.call(logCatch, { by, body: { catch_id, ...bodyOf(one.fish) } });
        } else if (one.kind === "edit") {
          const revision = revisions.get(catch_id) ?? 1;
          const body = { ...bodyOf(one.fish), revision };
          const answer = await app.call(editCatch, { by, params, body });
          if (answer.statusCode === 200)
            revisions.set(catch_id, answer.json<{ catch: CatchRecord }>().catch.revision);
        } else if (one.kind === "import") {
          const batch = one.fish.map((item) => ({ catch_id: randomUUID(), ...bodyOf(item) }));
          ids.push(...batch.map((item) => item.catch_id));
          await app.call(importCatches, { by, body: { catches: batch } });
        } else await app.call(one.kind === "remove" ? removeCatch : restoreCatch, { by, params });
      }
      const rows = await app.orm
        .select(sizedColumns)
        .from(catches)
        .where(and(eq(catches.accountId, by.accountId), isNull(catches.deletedAt)))
        .orderBy(asc(catches.caughtAt), asc(catches.id));
      const all = rows.map(sizedCatch);
      const verdicts = personalBests(all);
      expect(all.map(({ id, isPersonalBest }) => [id, isPersonalBest])).toEqual(
        all.map(({ id }) => [id, verdicts.get(id)?.kind !== "none"]),
      );
      for (const key of new Set(all.map((entry) => speciesKey(entry.species)))) {
        const ofSpecies = all.filter((entry) => speciesKey(entry.species) === key);
        const flags = findBests(ofSpecies);
        expect(ofSpecies.map(({ id, isMilestone }) => [id, isMilestone])).toEqual(
          ofSpecies.map(({ id }) => [id, flags.get(id)?.isMilestone]),
        );
      }
    },
  );
  await fc.assert(property, { numRuns: 20 });
});
