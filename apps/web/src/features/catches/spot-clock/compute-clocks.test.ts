import { spotById } from "@striper/angling/spots";
import type { Trip } from "@striper/contract/catch-records";
import { hour } from "@striper/marine/time";
import { expect, test } from "vitest";
import { localTrip, type LocalTrip } from "#web/features/catches/log/local-catch.ts";
import { someCatch, someId } from "#web/features/catches/log/testing/some-catch.ts";
import { computeClocks } from "#web/features/catches/spot-clock/compute-clocks.ts";

const startedAt = Date.parse("2026-06-13T14:00:00Z");
const iso = (at: number): string => new Date(at).toISOString();

function someTrip(number: number, parts: Partial<Trip> = {}): LocalTrip {
  return localTrip(
    {
      trip_id: someId(number),
      started_at: iso(startedAt),
      ended_at: iso(startedAt + 4 * hour),
      location_name: null,
      spot_id: "castle-island",
      position: null,
      mode: "shore",
      targets: [],
      tried: [],
      notes: null,
      created_at: iso(startedAt),
      updated_at: iso(startedAt),
      revision: 1,
      ...parts,
    },
    [],
  );
}

const onTrip = { trip_id: someId(1) };

test("hours of blank trips count, and fish of other species do not", async () => {
  const [castle] = await computeClocks(
    {
      trips: [someTrip(1), someTrip(2)],
      catches: [
        someCatch(11, onTrip),
        someCatch(12, { ...onTrip, species: "Striper" }),
        someCatch(13, { ...onTrip, species: "Bluefish" }),
        someCatch(14),
      ],
    },
    [],
  );
  expect(castle).toMatchObject({ spotId: "castle-island", name: spotById("castle-island")?.name });
  expect(castle?.clock).toMatchObject({ trips: 2, fish: 2 });
  expect(castle?.clock.hours).toBeCloseTo(8, 10);
});

test("stripers counted at the end of a trip count where they were not logged", async () => {
  const trips = [someTrip(1, { stripers_caught: 5 })];
  const [castle] = await computeClocks({ trips, catches: [someCatch(11, onTrip)] }, []);
  expect(castle?.clock.fish).toBeCloseTo(5, 10);
});

test("trips without an end, forgotten ones and trips for other fish do not count", async () => {
  const trips = [
    someTrip(1, { ended_at: null }),
    someTrip(2, { ended_at: iso(startedAt + 40 * hour) }),
    someTrip(3, { targets: ["Cod"] }),
    someTrip(4, { spot_id: null }),
  ];
  expect(await computeClocks({ trips, catches: [] }, [])).toEqual([]);
});

test("an own spot has a clock from its nearest tide, and the most fished spot comes first", async () => {
  const own = {
    id: someId(77),
    name: "The Ledge",
    position: { latitude: 42.33, longitude: -70.95 },
  };
  const trips = [
    someTrip(1),
    someTrip(2, { spot_id: null, position: own.position }),
    someTrip(3, { spot_id: own.id, targets: ["Striped Bass", "Bluefish"] }),
  ];
  const clocks = await computeClocks({ trips, catches: [] }, [own]);
  expect(clocks.map(({ name, clock }) => [name, clock.trips])).toEqual([
    ["The Ledge", 2],
    [spotById("castle-island")?.name, 1],
  ]);
  expect(clocks[0]?.station).not.toBe("");
});
