// @vitest-environment jsdom
import { hour } from "@striper/marine/time";
import { expect, test } from "vitest";
import type { TripPlan } from "#web/features/trip-plans/trip-plan.ts";
import {
  beginTripPlan,
  changeTripPlan,
  readTripPlans,
  reviseTripPlan,
  saveTripPlan,
} from "#web/features/trip-plans/trip-plans-store.ts";

const startsAt = Date.UTC(2026, 5, 13, 9);
const plan: TripPlan = {
  id: "one",
  placeId: "graves",
  placeName: "Graves",
  position: { latitude: 42.365, longitude: -70.869 },
  vessel: "boat",
  people: 2,
  startsAt,
  backAt: startsAt + 6 * hour,
  travelMinutes: 40,
  homeMinutes: 30,
  afterDark: false,
  rampNeedsFeet: null,
  logTripId: null,
  outAt: null,
  turnBackBy: null,
  homeAt: null,
};

test("setting out and adding an hour at the same moment are both stored", async () => {
  await saveTripPlan("ann", plan);
  await Promise.all([
    changeTripPlan("ann", "one", { backAt: plan.backAt + hour, turnBackBy: null }),
    changeTripPlan("ann", "one", { outAt: startsAt }),
  ]);
  await changeTripPlan("ann", "one", { logTripId: "log" });
  expect(await readTripPlans("ann")).toEqual([
    { ...plan, backAt: plan.backAt + hour, outAt: startsAt, logTripId: "log" },
  ]);
});

test("two taps in two tabs at the same moment start the trip once", async () => {
  await saveTripPlan("cy", plan);
  const begun = await Promise.all([
    beginTripPlan("cy", "one", { startsAt: startsAt - hour, outAt: startsAt - hour }),
    beginTripPlan("cy", "one", { startsAt, outAt: startsAt + 1 }),
  ]);
  expect(begun).toEqual([true, false]);
  expect(await beginTripPlan("cy", "one", { startsAt, outAt: startsAt + hour })).toBe(false);
  expect(await beginTripPlan("cy", "none", { startsAt, outAt: startsAt })).toBe(false);
  expect(await readTripPlans("cy")).toEqual([
    { ...plan, startsAt: startsAt - hour, outAt: startsAt - hour },
  ]);
});

test("a trip planned in two tabs at the same moment is stored once, and can be planned again once it is over", async () => {
  const ids = await Promise.all([
    saveTripPlan("di", plan),
    saveTripPlan("di", { ...plan, id: "two" }),
  ]);
  const [first] = await readTripPlans("di");
  expect(ids).toEqual([first?.id, first?.id]);
  expect(await readTripPlans("di")).toHaveLength(1);
  await saveTripPlan("di", { ...plan, id: "elsewhere", placeId: "hull-gut" });
  await saveTripPlan("di", { ...plan, id: "later", startsAt: startsAt + hour });
  expect(await readTripPlans("di")).toHaveLength(3);
  await changeTripPlan("di", first?.id ?? "", { homeAt: startsAt + hour });
  await saveTripPlan("di", { ...plan, id: "again" });
  expect(await readTripPlans("di")).toHaveLength(4);
});

test("changes to a plan in two tabs at the same moment are both applied, also twice", async () => {
  await saveTripPlan("ed", plan);
  const revise = () =>
    Promise.all([
      reviseTripPlan("ed", plan, { ...plan, people: 3 }),
      reviseTripPlan("ed", plan, { ...plan, backAt: plan.backAt + hour }),
      changeTripPlan("ed", "one", { outAt: startsAt }),
    ]);
  expect((await revise()).slice(0, 2)).toEqual(["changed", "changed"]);
  await revise();
  expect(await readTripPlans("ed")).toEqual([
    { ...plan, people: 3, backAt: plan.backAt + hour, outAt: startsAt },
  ]);
  expect(await reviseTripPlan("ed", plan, plan)).toBe("unchanged");
});

test("a plan cannot be changed into an existing one, nor after it is over or gone", async () => {
  await saveTripPlan("fay", plan);
  const later = { ...plan, id: "two", startsAt: startsAt + hour };
  await saveTripPlan("fay", later);
  expect(await reviseTripPlan("fay", later, { ...later, startsAt })).toBe("same");
  await changeTripPlan("fay", "two", { homeAt: startsAt + 2 * hour });
  expect(await reviseTripPlan("fay", later, { ...later, people: 5 })).toBe("gone");
  const none = { ...plan, id: "none" };
  expect(await reviseTripPlan("fay", none, { ...none, people: 5 })).toBe("gone");
  expect((await readTripPlans("fay")).map(({ people }) => people)).toEqual([2, 2]);
});
