// @vitest-environment jsdom
import type { OwnSpot } from "@striper/contract/spots";
import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Change } from "#web/features/spots/my-spots.ts";
import { spotsOf } from "#web/features/spots/spots-collection.ts";
import { forgetAccountDatabases } from "#web/platform/local-store/account-database.ts";
import { dropToken, saveToken } from "#web/platform/session.ts";
import { breaksOff, gives, refuses, stubApi } from "#web/testing/stub-api.ts";

const noon = Date.UTC(2026, 5, 13, 16);
const ledge = "0198a000-0000-7000-8000-0000000000a1";
const flats = "0198a000-0000-7000-8000-0000000000a2";
const entry = { name: "The ledge", notes: null, position: { latitude: 42.3, longitude: -70.9 } };

const favorite = (subjectId: string, isFavorite = true): Change => ({
  kind: "favorite",
  subjectId,
  isFavorite,
});
const save = (subjectId: string, name = "The ledge"): Change => ({
  kind: "save",
  subjectId,
  entry: { ...entry, name },
});
const water = (subjectId: string, rank: number | null): Change => ({
  kind: "home-water",
  subjectId,
  rank,
});
const remove = (subjectId: string): Change => ({ kind: "remove", subjectId });

/** An account's spots on a server. */
function someServer() {
  const own = new Map<string, OwnSpot>();
  const favorites = new Set<string>();
  const waters = new Map<string, number>();
  const ok = gives({ success: true, message: "" });
  const table: Record<string, () => Response | Promise<Response>> = {
    // One spot per page.
    "GET /api/spots/mine": () => {
      const after = Number(api.asked.at(-1)?.query.get("after") ?? -1) + 1;
      const isFirst = after === 0;
      return Response.json({
        own_spots: [...own.values()].slice(after, after + 1),
        favorites: isFirst ? [...favorites] : [],
        home_waters: isFirst ? [...waters].map(([water_id, rank]) => ({ water_id, rank })) : [],
        next: own.size > after + 1 ? String(after) : null,
      });
    },
  };
  for (const id of [ledge, flats]) {
    table[`PUT /api/spots/mine/${id}`] = () => {
      const spot = { ...entry, ...lastBody(), spot_id: id, created_at: iso, updated_at: iso };
      own.set(id, spot);
      return Response.json(spot);
    };
    table[`DELETE /api/spots/mine/${id}`] = () => {
      favorites.delete(id);
      return own.delete(id) ? ok() : refuses(404, "not_found")();
    };
  }
  for (const id of [ledge, "deer-island-rip", "8443970"]) {
    table[`PUT /api/spots/home-waters/${id}`] = () => {
      waters.set(id, Number(lastBody().rank));
      return ok();
    };
    table[`DELETE /api/spots/home-waters/${id}`] = () => {
      waters.delete(id);
      return ok();
    };
  }
  for (const id of [ledge, flats, "deer-island-rip", "revere-beach"]) {
    table[`PUT /api/spots/favorites/${id}`] = () => {
      if (id.startsWith("0198") && !own.has(id)) return refuses(404, "not_found")();
      favorites.add(id);
      return ok();
    };
    table[`DELETE /api/spots/favorites/${id}`] = () => {
      favorites.delete(id);
      return ok();
    };
  }
  const iso = new Date(noon).toISOString();
  const api = stubApi(table);
  const lastBody = () => {
    const { body } = api.asked.at(-1) ?? {};
    return typeof body === "object" && body !== null
      ? {
          ...("name" in body ? { name: String(body.name) } : {}),
          ...("rank" in body ? { rank: Number(body.rank) } : {}),
        }
      : {};
  };
  return { ...api, table, own, favorites, waters };
}

const device = (accountId = "ann") => spotsOf(accountId).synced;
const unreachable = { kind: "later", reason: "unreachable" };

async function shown(accountId = "ann") {
  const { synced, view } = spotsOf(accountId);
  await view.refresh();
  const { ownSpots = [], favorites = [] } = view.store.get() ?? {};
  return {
    own: ownSpots.map(({ name, syncState }) => `${name}: ${syncState}`),
    favorites: [...favorites],
    waiting: await synced.collection.outbox.count(),
  };
}

async function watersShown(): Promise<readonly string[]> {
  const { view } = spotsOf("ann");
  await view.refresh();
  return (view.store.get()?.homeWaters ?? []).map(({ id }) => id);
}

beforeEach(() => saveToken("ann's"));

afterEach(async () => {
  dropToken("ann's");
  dropToken("bob's");
  vi.unstubAllGlobals();
  await forgetAccountDatabases("ann");
  await forgetAccountDatabases("bob");
});

describe("favorites and own spots", () => {
  test("show changes at once, and wait for a network", async () => {
    stubApi({ "GET /api/spots/mine": breaksOff });
    await device().write(save(ledge));
    await device().write(favorite("revere-beach"));
    expect(await device().exchange()).toMatchObject(unreachable);
    expect(await shown()).toEqual({
      own: ["The ledge: waiting"],
      favorites: ["revere-beach"],
      waiting: 2,
    });
  });

  test("are sent once there is a network, and merged with the account's", async () => {
    const server = someServer();
    server.favorites.add("deer-island-rip");
    await device().write(favorite(ledge));
    await device().write(save(ledge));
    await device().write(favorite("revere-beach"));
    expect(await device().exchange()).toEqual({ kind: "done" });
    expect(await shown()).toEqual({
      own: ["The ledge: kept"],
      favorites: ["deer-island-rip", ledge, "revere-beach"],
      waiting: 0,
    });
  });

  test("are sent again without harm when the answer was lost", async () => {
    const server = someServer();
    await device().write(save(ledge));
    const put = server.table[`PUT /api/spots/mine/${ledge}`];
    server.change(`PUT /api/spots/mine/${ledge}`, () => {
      void put?.();
      return breaksOff();
    });
    expect(await device().exchange()).toMatchObject(unreachable);
    expect(server.own.size).toBe(1);
    if (put) server.change(`PUT /api/spots/mine/${ledge}`, put);
    expect(await device().exchange()).toEqual({ kind: "done" });
    expect(await shown()).toMatchObject({ own: ["The ledge: kept"], waiting: 0 });
    expect(server.own.size).toBe(1);
  });

  test("a change made while sending is sent too", async () => {
    const server = someServer();
    const put = server.table[`PUT /api/spots/mine/${ledge}`];
    await device().write(save(ledge, "First"));
    server.change(`PUT /api/spots/mine/${ledge}`, async () => {
      if (put) server.change(`PUT /api/spots/mine/${ledge}`, put);
      const answer = await put?.();
      await device().write(save(ledge, "Second"));
      return answer ?? Response.error();
    });
    expect(await device().exchange()).toEqual({ kind: "done" });
    expect(server.own.get(ledge)?.name).toBe("Second");
    expect(await shown()).toMatchObject({ own: ["Second: kept"], waiting: 0 });
  });

  test("a removed spot drops its unsent changes", async () => {
    const server = someServer();
    await device().write(save(ledge));
    await device().write(favorite(ledge));
    await device().write(remove(ledge));
    expect(await shown()).toEqual({ own: [], favorites: [], waiting: 1 });
    expect(await device().exchange()).toEqual({ kind: "done" });
    expect(server.asked.map(({ call }) => call)).toEqual([
      `DELETE /api/spots/mine/${ledge}`,
      "GET /api/spots/mine",
    ]);
    expect(await shown()).toMatchObject({ waiting: 0 });
  });

  test("a refused spot stays on the device and says why", async () => {
    const server = someServer();
    server.change(`PUT /api/spots/mine/${ledge}`, refuses(409, "limit_reached", "It is full."));
    await device().write(save(ledge));
    expect(await device().exchange()).toEqual({ kind: "done" });
    expect(await shown()).toEqual({ own: ["The ledge: refused"], favorites: [], waiting: 1 });
    expect(spotsOf("ann").view.store.get()?.ownSpots[0]?.refusal).toBe("It is full.");
  });

  test("a refused spot is sent again with its marks once there may be room", async () => {
    const server = someServer();
    const put = server.table[`PUT /api/spots/mine/${ledge}`];
    server.change(`PUT /api/spots/mine/${ledge}`, refuses(409, "limit_reached", "It is full."));
    await device().write(save(ledge));
    await device().write(favorite(ledge));
    expect(await device().exchange()).toEqual({ kind: "done" });
    expect(await shown()).toEqual({
      own: ["The ledge: refused"],
      favorites: [ledge],
      waiting: 2,
    });
    if (put) server.change(`PUT /api/spots/mine/${ledge}`, put);
    expect(await device().exchange()).toEqual({ kind: "done" });
    expect(await shown()).toEqual({ own: ["The ledge: kept"], favorites: [ledge], waiting: 0 });
  });

  test("a favorite of a deleted spot is dropped", async () => {
    someServer();
    await device().write(favorite(flats));
    expect(await device().exchange()).toEqual({ kind: "done" });
    expect(await shown()).toEqual({ own: [], favorites: [], waiting: 0 });
  });

  test("home waters keep their latest order offline, and are sent in the order of the changes", async () => {
    stubApi({ "GET /api/spots/mine": breaksOff });
    await device().write(save(ledge));
    await device().write(water(ledge, 0));
    await device().write(water("8443970", 1));
    await device().write(save(ledge, "Another name"));
    await device().write(water("8443970", 0));
    await device().write(water(ledge, 1));
    expect(await device().exchange()).toMatchObject(unreachable);
    expect(await watersShown()).toEqual(["8443970", ledge]);
    const server = someServer();
    expect(await device().exchange()).toEqual({ kind: "done" });
    expect([...server.waters]).toEqual([
      ["8443970", 0],
      [ledge, 1],
    ]);
    expect(await watersShown()).toEqual(["8443970", ledge]);
  });

  test("a sixth home water from another device is dropped, and the account's five stay", async () => {
    const server = someServer();
    for (const [rank, id] of ["a", "b", "c", "d", "e"].entries()) server.waters.set(id, rank);
    const full = refuses(409, "limit_reached", "You have five.");
    server.change("PUT /api/spots/home-waters/8443970", full);
    await device().write(water("8443970", 0));
    expect(await watersShown()).toEqual(["8443970"]);
    expect(await device().exchange()).toEqual({ kind: "done" });
    expect(await watersShown()).toEqual(["a", "b", "c", "d", "e"]);
    expect(await device().collection.outbox.count()).toBe(0);
  });

  test("a removed own spot is at once no longer a home water", async () => {
    someServer();
    await device().write(save(ledge));
    await device().write(water(ledge, 0));
    expect(await device().exchange()).toEqual({ kind: "done" });
    await device().write(remove(ledge));
    expect(await watersShown()).toEqual([]);
  });

  test("the changes of one account are never sent as another", async () => {
    const server = someServer();
    await device("ann").write(save(ledge));
    await device("ann").write(save(flats));
    const put = server.table[`PUT /api/spots/mine/${ledge}`];
    server.change(`PUT /api/spots/mine/${ledge}`, async () => {
      saveToken("bob's");
      return (await put?.()) ?? Response.error();
    });
    expect(await device("ann").exchange()).toEqual({ kind: "later", reason: "signed-out" });
    expect(server.asked.map(({ token }) => token)).toEqual(["Bearer ann's"]);
    expect(await shown("bob")).toEqual({ own: [], favorites: [], waiting: 0 });
    expect(await shown("ann")).toMatchObject({ waiting: 1 });
  });
});

const changes = fc.oneof(
  fc
    .tuple(fc.constantFrom("deer-island-rip", "revere-beach", ledge), fc.boolean())
    .map(([spotId, isFavorite]) => favorite(spotId, isFavorite)),
  fc
    .tuple(fc.constantFrom(ledge, flats), fc.constantFrom("A", "B"))
    .map(([spotId, name]) => save(spotId, name)),
  fc.constantFrom(ledge, flats).map(remove),
);

describe("merging", () => {
  test("makes device and account agree after any changes, and a second exchange changes nothing", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(changes, { maxLength: 8 }),
        fc.subarray(["deer-island-rip", "revere-beach"]),
        async (done, alreadyThere) => {
          await forgetAccountDatabases("ann");
          const server = someServer();
          for (const id of alreadyThere) server.favorites.add(id);
          for (const change of done) {
            await device().write(change);
          }
          expect(await device().exchange()).toEqual({ kind: "done" });
          const after = await shown();
          expect(new Set(after.favorites)).toEqual(server.favorites);
          expect(after.own).toHaveLength(server.own.size);
          expect(after.waiting).toBe(0);
          // The last write to a built-in spot wins; untouched ones stay.
          for (const id of ["deer-island-rip", "revere-beach"]) {
            const last = done.findLast(({ subjectId }) => subjectId === id);
            expect(server.favorites.has(id)).toBe(
              last?.kind === "favorite" ? last.isFavorite : alreadyThere.includes(id),
            );
          }
          expect(await device().exchange()).toEqual({ kind: "done" });
          expect(await shown()).toEqual(after);
        },
      ),
      { numRuns: 60 },
    );
  });
});
