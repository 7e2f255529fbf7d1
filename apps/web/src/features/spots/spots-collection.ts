import type { HomeWater } from "@striper/angling/home-waters";
import {
  addFavorite,
  mySpots,
  removeFavorite,
  removeHomeWater,
  removeOwnSpot,
  saveHomeWater,
  saveOwnSpot,
  type OwnSpot,
} from "@striper/contract/spots";
import type { Dexie, Table } from "dexie";
import {
  joinChange,
  mySpotsFrom,
  type AccountSpots,
  type Change,
  type MySpots,
  type SpotEntry,
} from "#web/features/spots/my-spots.ts";
import { call } from "#web/platform/api/api-client.ts";
import {
  accountDatabase,
  perDatabase,
  outboxTable,
  type DatabaseVersions,
} from "#web/platform/local-store/account-database.ts";
import type { Collection, NewEntry } from "#web/platform/synced/collection.ts";
import { outboxMigration } from "#web/platform/synced/outbox-migration.ts";
import { createSynced } from "#web/platform/synced/synced.ts";
import { liveView } from "#web/platform/synced/live-view.ts";

/** An outbox entry of database version 1. */
interface OldEntry {
  readonly change:
    | { readonly kind: "favorite"; readonly spotId: string; readonly isFavorite: boolean }
    | { readonly kind: "save"; readonly spotId: string; readonly entry: SpotEntry }
    | { readonly kind: "remove"; readonly spotId: string };
  readonly madeAt: number;
  readonly refusal: string | null;
}

const oldOrder = { save: 0, favorite: 1, remove: 2 } as const;

const fromOld = ({
  change: { spotId, ...change },
  madeAt,
  refusal,
}: OldEntry): NewEntry<Change> => ({
  ...change,
  subjectId: spotId,
  at: madeAt,
  attempts: 0,
  hold: refusal === null ? null : { kind: "refused", message: refusal },
});

const versions: DatabaseVersions = [
  { stores: { own_spots: "spot_id", favorites: "spot_id, rank", [outboxTable]: "key" } },
  ...outboxMigration(async (old: Table<OldEntry>) => {
    const turn = ({ change }: OldEntry) => oldOrder[change.kind];
    const rows = await old.toArray();
    return rows.toSorted((a, b) => turn(a) - turn(b) || a.madeAt - b.madeAt).map(fromOld);
  }),
  { stores: { home_waters: "id" } },
];

interface Favorite {
  readonly spot_id: string;
  readonly rank: number;
}

async function send(change: Change): Promise<OwnSpot | null> {
  const params = { spot_id: change.subjectId };
  if (change.kind === "save") return call(saveOwnSpot, { params, body: change.entry });
  if (change.kind === "remove") await call(removeOwnSpot, { params });
  else if (change.kind === "home-water") await sendWater(change.subjectId, change.rank);
  else await call(change.isFavorite ? addFavorite : removeFavorite, { params });
  return null;
}

function sendWater(water_id: string, rank: number | null): Promise<unknown> {
  const params = { water_id };
  return rank === null
    ? call(removeHomeWater, { params })
    : call(saveHomeWater, { params, body: { rank } });
}

function tablesOf(dexie: Dexie) {
  const ownSpots: Table<OwnSpot, string> = dexie.table("own_spots");
  const favorites: Table<Favorite, string> = dexie.table("favorites");
  const homeWaters: Table<HomeWater, string> = dexie.table("home_waters");
  const outbox: Collection<Change, OwnSpot | null>["outbox"] = dexie.table(outboxTable);
  const kept = [ownSpots, favorites, homeWaters];
  return { ownSpots, favorites, homeWaters, outbox, kept, all: [...kept, outbox] };
}

function storeAccount(dexie: Dexie, account: AccountSpots): Promise<void> {
  const { ownSpots, favorites, homeWaters, kept } = tablesOf(dexie);
  return dexie.transaction("rw", kept, async () => {
    await Promise.all(kept.map((table) => table.clear()));
    await homeWaters.bulkPut([...account.homeWaters]);
    await ownSpots.bulkPut([...account.ownSpots]);
    await favorites.bulkPut(account.favorites.map((spot_id, rank) => ({ spot_id, rank })));
  });
}

/**
 * Defines the sync of own spots, favorites and home waters. Each is saved whole, and the last write
 * wins.
 */
function spotsCollection(dexie: Dexie): Collection<Change, OwnSpot | null> {
  const { ownSpots, favorites, homeWaters, outbox, kept } = tablesOf(dexie);
  return {
    dexie,
    outbox,
    tables: kept,
    join: joinChange,
    isRemoval: ({ kind }) => kind === "remove",
    // Drop a favorite of a deleted spot, and a sixth home water: the account's five stay.
    conflictRule: ({ kind }, refusal) =>
      kind === "home-water" || (kind === "favorite" && refusal === "gone") ? "drop" : "hold",
    send,
    storeAnswer: async (change, spot) => {
      if (spot !== null) return ownSpots.put(spot);
      const spot_id = change.subjectId;
      if (change.kind === "home-water") {
        const { rank } = change;
        return rank === null ? homeWaters.delete(spot_id) : homeWaters.put({ id: spot_id, rank });
      }
      if (change.kind !== "favorite" || !change.isFavorite) return favorites.delete(spot_id);
      const last = await favorites.orderBy("rank").last();
      return favorites.put({ spot_id, rank: (last?.rank ?? -1) + 1 });
    },
    forget: ({ subjectId }) => Promise.all(kept.map((table) => table.delete(subjectId))),
    pull: async (guard) => {
      const { own_spots, favorites: ids, home_waters, next } = await call(mySpots, { query: {} });
      const read = [...own_spots];
      for (let after = next; after !== null;) {
        const page = await call(mySpots, { query: { after } });
        read.push(...page.own_spots);
        after = page.next;
      }
      guard();
      await storeAccount(dexie, {
        ownSpots: read,
        favorites: ids,
        homeWaters: home_waters.map(({ water_id: id, rank }) => ({ id, rank })),
      });
    },
    asksAgain: true,
    pullsInBackground: true,
  };
}

function readMySpots(dexie: Dexie): Promise<MySpots> {
  const { ownSpots, favorites, homeWaters, outbox, all } = tablesOf(dexie);
  return dexie.transaction("r", all, async () => {
    const [own, marked, waters, unsent] = await Promise.all([
      ownSpots.toArray(),
      favorites.orderBy("rank").toArray(),
      homeWaters.toArray(),
      outbox.orderBy("seq").toArray(),
    ]);
    const favoriteIds = marked.map(({ spot_id }) => spot_id);
    return mySpotsFrom({ ownSpots: own, favorites: favoriteIds, homeWaters: waters }, unsent);
  });
}

export const spotsOf = perDatabase(
  (accountId) => accountDatabase(accountId, "spots", versions),
  (dexie) => ({
    synced: createSynced(spotsCollection(dexie)),
    view: liveView(() => readMySpots(dexie)),
  }),
);
