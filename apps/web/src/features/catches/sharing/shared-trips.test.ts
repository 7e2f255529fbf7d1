// @vitest-environment jsdom
import type { SharedTrip } from "@striper/contract/accuracy";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  agree,
  disagree,
  exchangeSharing,
  readSharing,
  rowsToShare,
  sharingDatabase,
  type SharedRow,
  type SharingServer,
} from "#web/features/catches/sharing/shared-trips.ts";
import { sharingSentence } from "#web/features/catches/sharing/wording.ts";
import { localTrip } from "#web/features/catches/log/local-catch.ts";
import {
  forgetAccountDatabases,
  forgetSentDatabases,
} from "#web/platform/local-store/account-database.ts";

const row = (parts: Partial<SharedRow> = {}): SharedRow => ({
  date: "2026-06-13",
  hours: 3.9,
  band: "Good",
  fish: 2,
  mode: "shore",
  water: "boston",
  modelVersion: "2027.1",
  ...parts,
});

let account = 0;
let accountId = "";
let rows: Map<string, SharedRow>;
let counted: Map<string, SharedTrip>;
let calls: string[];
let fault: "none" | "offline" | "answer-lost";
beforeEach(() => {
  account += 1;
  accountId = `ann-${account}`;
  rows = new Map([
    ["one", row()],
    ["two", row({ fish: 0, band: "Fair", mode: null, water: null })],
  ]);
  counted = new Map();
  calls = [];
  fault = "none";
});
afterEach(() => forgetAccountDatabases(accountId));

async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const server: SharingServer = {
  share: async (trips) => {
    calls.push("share");
    if (fault === "offline") throw new Error("offline");
    for (const trip of trips) {
      const { removal_hash: _, ...content } = trip;
      const had = [...counted.values()].some(
        ({ removal_hash: __, ...other }) => JSON.stringify(other) === JSON.stringify(content),
      );
      if (!had) counted.set(trip.removal_hash, trip);
    }
    if (fault === "answer-lost") throw new Error("offline");
    return trips.map((trip) => trip.removal_hash).filter((hash) => counted.has(hash));
  },
  withdraw: async (tokens) => {
    calls.push("withdraw");
    if (fault === "offline") throw new Error("offline");
    for (const token of tokens) counted.delete(await hashOf(token));
  },
};

const sharing = () => sharingDatabase(accountId);
const exchange = () => exchangeSharing(sharing(), server, () => Promise.resolve(rows));
const state = () => readSharing(sharing());

describe("before consent", () => {
  test("nothing is sent, however often the app opens", async () => {
    await exchange();
    await exchange();
    expect(calls).toEqual([]);
    expect(sharingSentence(await state())).toBe("Off: nothing is shared.");
  });
});

describe("after consent", () => {
  beforeEach(() => agree(sharing(), 1));

  test("each trip is sent once, with only the fields that the card names", async () => {
    await exchange();
    await exchange();
    expect(calls).toEqual(["share"]);
    expect([...counted.values()].map((trip) => Object.keys(trip).toSorted())).toEqual(
      Array.from({ length: 2 }, () => [
        "band",
        "date",
        "fish",
        "hours",
        "mode",
        "model_version",
        "removal_hash",
        "water",
      ]),
    );
    const good = [...counted.values()].find(({ band }) => band === "Good");
    expect(good).toMatchObject({ hours: 4, fish: 2 });
    expect(sharingSentence(await state())).toBe("2 trips shared.");
  });

  test("a request whose answer was lost is repeated and counts once", async () => {
    fault = "answer-lost";
    await expect(exchange()).rejects.toThrow("offline");
    fault = "none";
    await exchange();
    expect(counted.size).toBe(2);
    expect(await state()).toMatchObject({ sent: 2, waiting: 0 });
  });

  test("an edited trip replaces the sent one, and a deleted one is withdrawn", async () => {
    await exchange();
    rows = new Map([["one", row({ fish: 5 })]]);
    await exchange();
    expect([...counted.values()].map(({ fish }) => fish)).toEqual([5]);
    expect(calls).toEqual(["share", "withdraw", "share"]);
  });

  test("an incompletely loaded log changes nothing", async () => {
    await exchange();
    await exchangeSharing(sharing(), server, () => Promise.resolve(null));
    expect(counted.size).toBe(2);
    expect(calls).toEqual(["share"]);
  });

  test("what another device has sent is not sent again", async () => {
    await exchange();
    const other = `${accountId}-tablet`;
    await agree(sharingDatabase(other), 1);
    await exchangeSharing(sharingDatabase(other), server, () => Promise.resolve(rows));
    await exchangeSharing(sharingDatabase(other), server, () => Promise.resolve(rows));
    expect(counted.size).toBe(2);
    expect(calls).toEqual(["share", "share"]);
    await forgetAccountDatabases(other);
  });
});

describe("withdrawing consent", () => {
  beforeEach(async () => {
    await agree(sharing(), 1);
    await exchange();
  });

  test("withdraws every row", async () => {
    await disagree(sharing());
    await exchange();
    expect(counted.size).toBe(0);
    expect(await state()).toEqual({ isAgreed: false, sent: 0, waiting: 0, withdrawing: 0 });
  });

  test("waits for a network, and says so until then", async () => {
    fault = "offline";
    await disagree(sharing());
    await expect(exchange()).rejects.toThrow("offline");
    expect(sharingSentence(await state())).toBe(
      "2 trips will be withdrawn at the next connection.",
    );
    fault = "none";
    await exchange();
    expect(counted.size).toBe(0);
  });

  test("withdraws trips that arrived although the answer was lost", async () => {
    rows.set("three", row({ fish: 9 }));
    fault = "answer-lost";
    await expect(exchange()).rejects.toThrow("offline");
    expect(counted.size).toBe(3);
    fault = "none";
    await disagree(sharing());
    await exchange();
    expect(counted.size).toBe(0);
  });

  test("is still possible after signing out and in again", async () => {
    await forgetSentDatabases();
    await disagree(sharing());
    await exchange();
    expect(counted.size).toBe(0);
  });
});

test("trips made of a day's catches, or scored by an unknown model, are not shared", () => {
  const at = "2026-06-13T10:00:00.000Z";
  const trip = (trip_id: string, stored: "at_start" | "from_catch", model_version = "2027.1") =>
    localTrip(
      {
        trip_id,
        started_at: at,
        ended_at: "2026-06-13T12:00:00.000Z",
        location_name: "The secret ledge",
        spot_id: "castle-island",
        position: { latitude: 42.34, longitude: -71.01 },
        mode: "private",
        targets: [],
        tried: [],
        notes: "behind the third rock",
        stripers_caught: 3,
        bite_score: {
          model_version,
          stored,
          from: at,
          scores: [62, 64],
          low_light: [0, 0],
          moving_water: [1, 1],
          inputs: {},
        },
        created_at: at,
        updated_at: at,
        revision: 1,
      },
      [],
    );
  const shared = rowsToShare(
    [trip("a", "at_start"), trip("b", "from_catch"), trip("c", "at_start", "2999.1")],
    [],
  );
  expect([...shared]).toEqual([
    [
      "a",
      {
        date: "2026-06-13",
        hours: 2,
        band: "Good",
        fish: 3,
        mode: "boat",
        water: "boston",
        modelVersion: "2027.1",
      },
    ],
  ]);
});
