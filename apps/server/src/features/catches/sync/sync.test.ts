import { randomUUID } from "node:crypto";
import type { CatchRecord, Trip } from "@striper/contract/catch-records";
import { catchChanges, importCatches, removeTrip, saveTrip } from "@striper/contract/catch-sync";
import { editCatch, logCatch, removeCatch } from "@striper/contract/catches";
import { changesPageBytes } from "@striper/contract/limits";
import { beforeEach, describe, expect, test } from "vitest";
import { openCatchesApp } from "#server/testing/apps/catches-app.ts";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

let by: SignedIn;
const app = await sharedByFile(openCatchesApp());
beforeEach(async () => {
  by = await app.join();
});

interface Changes {
  catches: CatchRecord[];
  deleted_catch_ids: string[];
  trips: Trip[];
  deleted_trip_ids: string[];
  cursor: string;
  has_more: boolean;
}

async function changes(since?: string, limit = 500): Promise<Changes> {
  const query = { limit: String(limit), ...(since === undefined ? {} : { since }) };
  return (await app.call(catchChanges, { by, query })).json<Changes>();
}

const entry = { species: "Striped Bass", date_caught: "2026-06-13T08:30:00Z" };

async function log(more: object = {}): Promise<string> {
  const catch_id = randomUUID();
  const answer = await app.call(logCatch, { by, body: { ...entry, catch_id, ...more } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return catch_id;
}

const trip = { started_at: "2026-06-13T08:00:00Z", revision: null };
const putTrip = (trip_id: string, body: object = trip) =>
  app.call(saveTrip, { by, params: { trip_id }, body });

describe("changes", () => {
  test("tell another device about new, edited and deleted entries", async () => {
    const [kept, gone] = [await log(), await log()];
    const start = await changes();
    expect(start.catches.map(({ catch_id }) => catch_id)).toEqual([kept, gone]);
    const trip_id = randomUUID();
    await putTrip(trip_id);
    await app.call(removeCatch, { by, params: { catch_id: gone } });
    const body = { ...entry, notes: "n", revision: 1 };
    await app.call(editCatch, { by, params: { catch_id: kept }, body });
    const next = await changes(start.cursor);
    expect(next).toMatchObject({
      catches: [{ catch_id: kept, notes: "n", revision: 2 }],
      deleted_catch_ids: [gone],
      trips: [{ trip_id }],
      deleted_trip_ids: [],
      has_more: false,
    });
    const end = await changes(next.cursor);
    expect(end).toMatchObject({ catches: [], trips: [], cursor: next.cursor });
  });

  test("repeat a deletion for a device that sends the catch again", async () => {
    const catch_id = await log();
    await app.call(removeCatch, { by, params: { catch_id } });
    const { cursor } = await changes();
    const again = await app.call(logCatch, { by, body: { ...entry, catch_id } });
    expect(again.statusCode).toBe(200);
    expect(await changes(cursor)).toMatchObject({ catches: [], deleted_catch_ids: [catch_id] });
  });

  test("come in pages, each once and in order", async () => {
    const written: string[] = [];
    for (let index = 0; index < 7; index++) {
      written.push(await log());
      if (index % 2 === 0) {
        const trip_id = randomUUID();
        await putTrip(trip_id);
        written.push(trip_id);
      }
    }
    const seen: string[] = [];
    let part: Changes | undefined;
    do {
      part = await changes(part?.cursor, 3);
      const catches = part.catches.map(({ catch_id }) => catch_id);
      const trips = part.trips.map(({ trip_id }) => trip_id);
      expect(catches.length + trips.length).toBeLessThanOrEqual(3);
      seen.push(
        ...[...catches, ...trips].toSorted((a, b) => written.indexOf(a) - written.indexOf(b)),
      );
    } while (part.has_more);
    expect(seen).toEqual(written);
  });

  test("with long notes come in smaller parts, each once", async () => {
    const written: string[] = [];
    const notes = "é".repeat(4000);
    const catches = Array.from({ length: 200 }, () => {
      const catch_id = randomUUID();
      written.push(catch_id);
      return { ...entry, catch_id, notes };
    });
    await app.call(importCatches, { by, body: { catches } });
    const parts: Changes[] = [];
    for (let since: string | undefined; parts.at(-1)?.has_more !== false;) {
      const part = await changes(since);
      parts.push(part);
      since = part.cursor;
    }
    const seen = parts.flatMap((part) => part.catches.map(({ catch_id }) => catch_id));
    expect(seen.toSorted()).toEqual(written.toSorted());
    for (const part of parts) expect(JSON.stringify(part).length).toBeLessThan(changesPageBytes);
    expect(parts.length).toBeGreaterThan(1);
  });

  test("are never missed by a device that syncs while others write", async () => {
    const writers = Array.from({ length: 4 }, async () => {
      const ids: string[] = [];
      for (let index = 0; index < 15; index++) ids.push(await log({ length_inches: 10 + index }));
      return ids;
    });
    const seen = new Set<string>();
    let since: string | undefined;
    const state = { isWriting: true };
    const all = Promise.all(writers).finally(() => (state.isWriting = false));
    while (state.isWriting) {
      const part = await changes(since, 7);
      for (const { catch_id } of part.catches) seen.add(catch_id);
      since = part.cursor;
    }
    const written = (await all).flat();
    for (let part = await changes(since); ; part = await changes(part.cursor)) {
      for (const { catch_id } of part.catches) seen.add(catch_id);
      if (!part.has_more) break;
    }
    expect(seen).toEqual(new Set(written));
  });
});

describe("a trip", () => {
  test("is started and ended, and counts its edits", async () => {
    const trip_id = randomUUID();
    const started = await putTrip(trip_id, { ...trip, targets: ["Striped Bass"], mode: "shore" });
    expect(started.json()).toMatchObject({ trip_id, ended_at: null, revision: 1, mode: "shore" });
    const ended_at = "2026-06-13T11:00:00Z";
    const ended = await putTrip(trip_id, {
      ...trip,
      ended_at,
      tried: ["Eels", "Plugs"],
      revision: 1,
    });
    expect(ended.json()).toMatchObject({
      ended_at: "2026-06-13T11:00:00.000Z",
      tried: ["Eels", "Plugs"],
      revision: 2,
    });
  });

  test("can be sent again, also after it was changed", async () => {
    const trip_id = randomUUID();
    const first = await putTrip(trip_id);
    expect((await putTrip(trip_id)).json()).toEqual(first.json());
    await putTrip(trip_id, { ...trip, notes: "n", revision: 1 });
    expect((await putTrip(trip_id)).json()).toMatchObject({ notes: "n", revision: 2 });
  });

  test("conflicts with a change on another device", async () => {
    const trip_id = randomUUID();
    await putTrip(trip_id);
    await putTrip(trip_id, { ...trip, notes: "a", revision: 1 });
    for (const revision of [1, null]) {
      const answer = await putTrip(trip_id, { ...trip, notes: "b", revision });
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: "edit_conflict" }]);
    }
  });

  test("is deleted without its catches, and a late edit does not restore it", async () => {
    const trip_id = randomUUID();
    await putTrip(trip_id);
    const catch_id = await log({ trip_id });
    for (const _ of ["once", "again"])
      expect((await app.call(removeTrip, { by, params: { trip_id } })).statusCode).toBe(200);
    expect(await changes()).toMatchObject({
      catches: [{ catch_id }],
      trips: [],
      deleted_trip_ids: [trip_id],
    });
    expect((await putTrip(trip_id, { ...trip, notes: "late", revision: 1 })).statusCode).toBe(404);
  });

  test.each([
    ["ends before it starts", { ended_at: "2026-06-13T07:00:00Z" }],
    ["starts in 1900", { started_at: "1900-01-01T00:00:00Z" }],
    ["tries 41 things", { tried: Array.from({ length: 41 }, () => "Eels") }],
  ])("that %s is refused", async (_, fields) => {
    expect((await putTrip(randomUUID(), { ...trip, ...fields })).statusCode).toBe(400);
    expect((await changes()).trips).toEqual([]);
  });

  test("beyond what a log holds is refused", async () => {
    await putTrip(randomUUID());
    const fill = "update catch_logs set trips = 20000 where account_id = $1";
    await app.database.pool.query(fill, [by.accountId]);
    expect((await putTrip(randomUUID())).json()).toMatchObject({ code: "limit_reached" });
  });
});

describe("a table's rows", () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      catch_id: randomUUID(),
      species: "Cod",
      length_inches: index + 10,
      date_caught: `2025-06-${String((index % 28) + 1).padStart(2, "0")}T12:00:00Z`,
    }));
  const send = (catches: readonly object[]) => app.call(importCatches, { by, body: { catches } });
  const mine = async () => (await changes()).catches;

  test("are added once, however often they are sent", async () => {
    const catches = rows(200);
    const ids = catches.map(({ catch_id }) => catch_id);
    expect((await send(catches)).json()).toEqual({ added: ids, already_present: [], refused: [] });
    expect((await send(catches)).json()).toEqual({ added: [], already_present: ids, refused: [] });
    expect(await mine()).toHaveLength(200);
  });

  test("are refused under an id of another catch, and the others are added", async () => {
    const [first, second] = rows(2);
    await log({ catch_id: first?.catch_id });
    expect((await send([first ?? {}, second ?? {}])).json()).toMatchObject({
      added: [second?.catch_id],
      refused: [first?.catch_id],
    });
  });

  test("are refused as a whole when one is damaged, with its position", async () => {
    const [good, bad] = rows(2);
    const answer = await send([good ?? {}, { ...bad, length_inches: -1 }]);
    expect(answer.json()).toMatchObject({
      code: "invalid_request",
      fields: [{ path: "body.catches.1.length_inches" }],
    });
    expect(await mine()).toEqual([]);
  });

  test("are restored after they were deleted", async () => {
    const catches = rows(1);
    await send(catches);
    await app.call(removeCatch, { by, params: { catch_id: catches[0]?.catch_id ?? "" } });
    expect((await send(catches)).json()).toMatchObject({ added: [catches[0]?.catch_id] });
    expect(await mine()).toHaveLength(1);
  });

  test("are refused as a whole when the log would exceed its limit", async () => {
    await log();
    const fill = "update catch_logs set catches = 99999 where account_id = $1";
    await app.database.pool.query(fill, [by.accountId]);
    expect((await send(rows(2))).json()).toMatchObject({ code: "limit_reached" });
    expect(await mine()).toHaveLength(1);
  });
});
