import { randomUUID } from "node:crypto";
import { removeTrip, saveTrip } from "@striper/contract/catch-sync";
import { day } from "@striper/marine/time";
import { beforeEach, expect, test } from "vitest";
import { catchTrips } from "#server/features/catches/catches.table.ts";
import { valueHash } from "#server/features/catches/entries/catches.presenter.ts";
import { tripColumns, tripHash } from "#server/features/catches/trips/save-trip.ts";
import { openCatchesApp } from "#server/testing/apps/catches-app.ts";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

let by: SignedIn;
const app = await sharedByFile(openCatchesApp());
beforeEach(async () => {
  by = await app.join();
});

const bite_score = {
  model_version: "2027.1",
  stored: "at_start",
  from: "2026-06-13T08:00:00.000Z",
  scores: [71, 64.5, null],
  low_light: [1, 0, 0],
  moving_water: [0, 1, null],
  inputs: { tide: "computed", wind: "forecast", weather: null },
};
const trip = { started_at: "2026-06-13T08:00:00Z", revision: null };
const put = (trip_id: string, body: object) =>
  app.call(saveTrip, { by, params: { trip_id }, body });

test("a trip keeps its starting score and the number of stripers", async () => {
  const id = randomUUID();
  const begun = await put(id, { ...trip, bite_score });
  expect(begun.json()).toMatchObject({ bite_score, stripers_caught: null });
  const end = { ...trip, ended_at: "2026-06-13T11:00:00Z", revision: 1 };
  const ended = await put(id, { ...end, bite_score, stripers_caught: 0 });
  expect(ended.json()).toMatchObject({ bite_score, stripers_caught: 0, revision: 2 });
});

test.each([
  [
    "a score of more hours than a day",
    { bite_score: { ...bite_score, scores: Array.from({ length: 25 }, () => 1) } },
  ],
  ["a score above a hundred", { bite_score: { ...bite_score, scores: [101] } }],
  ["fewer stripers than none", { stripers_caught: -1 }],
  ["half a striper", { stripers_caught: 0.5 }],
])("%s is refused", async (_, wrong) => {
  expect((await put(randomUUID(), { ...trip, ...wrong })).statusCode).toBe(400);
});

test("erasing a trip erases both", async () => {
  const id = randomUUID();
  await put(id, { ...trip, bite_score, stripers_caught: 3 });
  await app.call(removeTrip, { by, params: { trip_id: id } });
  const row = async () => (await app.orm.select().from(catchTrips)).find((one) => one.id === id);
  expect(await row()).toMatchObject({ stripersCaught: 3, biteScore: { scores: [71, 64.5, null] } });
  app.moveTime(day + 1);
  await app.runJob("catches-erase");
  expect(await row()).toMatchObject({ isErased: true, stripersCaught: null, biteScore: null });
});

test("a trip of an older version is recognized when its request is repeated", () => {
  const content = {
    started_at: "2026-06-13T08:00:00Z",
    ended_at: null,
    location_name: null,
    spot_id: null,
    position: null,
    mode: null,
    targets: [],
    tried: [],
    notes: null,
  };
  const columns = tripColumns({ ...content, stripers_caught: null, bite_score: null });
  const { stripersCaught, biteScore, ...older } = columns;
  expect([stripersCaught, biteScore]).toEqual([null, null]);
  expect(tripHash(columns)).toEqual(valueHash(older));
  expect(tripHash({ ...columns, stripersCaught: 0 })).not.toEqual(valueHash(older));
});
