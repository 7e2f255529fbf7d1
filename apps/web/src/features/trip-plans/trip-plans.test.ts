import { packLedger, wayHome } from "@striper/angling/trip-plan";
import { predictors } from "@striper/marine/predictors";
import { hour, instantOfHarborTime, minute } from "@striper/marine/time";
import { feet, feetToMetres, nauticalMiles } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import { guardView, noPosition } from "#web/features/trip-plans/line-guard-view.ts";
import { ledgerView } from "#web/features/trip-plans/ledger-view.ts";
import { timelineOf, wayHomeView } from "#web/features/trip-plans/timeline-view.ts";
import {
  alarmState,
  currentTrip,
  daysOfTrip,
  freeDate,
  knownRamp,
  mayBeAwaited,
  openTrips,
  readTripPlan,
  turnBackOf,
  type TripPlan,
  type TripPlanDraft,
} from "#web/features/trip-plans/trip-plan.ts";
import type { UnitSystem } from "#web/platform/units.ts";

const now = instantOfHarborTime("2026-06-12", 20);
const place = { id: "graves", name: "Graves", position: { latitude: 42.365, longitude: -70.869 } };
const draft: TripPlanDraft = {
  placeId: "graves",
  date: "2026-06-13",
  time: "05:00",
  hours: "6",
  vessel: "boat",
  people: "2",
  travel: "40",
  home: "30",
  afterDark: false,
  ramp: "",
};
const read = (parts: Partial<TripPlanDraft> = {}, at = now, units: UnitSystem = "us") =>
  readTripPlan({ ...draft, ...parts }, { id: "one", place, now: at, units, known: null });
const feetText = (height: number) => `${height.toFixed(1)} ft`;

function planOf(parts: Partial<TripPlanDraft> = {}): TripPlan {
  const reading = read(parts);
  if (reading.kind === "problem") throw new Error(reading.sentence);
  return reading.plan;
}

describe("the form of a trip", () => {
  test("is read in Boston time, and blank fields are unknown", () => {
    expect(planOf()).toMatchObject({
      startsAt: Date.UTC(2026, 5, 13, 9),
      backAt: Date.UTC(2026, 5, 13, 15),
      rampNeedsFeet: null,
    });
    expect(planOf({ ramp: "3,5" }).rampNeedsFeet).toBe(3.5);
  });

  test("takes and shows the tide of the ramp in meters for metric users", async () => {
    const reading = read({ ramp: "1,2" }, now, "metric");
    const plan = reading.kind === "plan" ? reading.plan : planOf();
    expect(plan.rampNeedsFeet).toBeCloseTo(3.937, 3);
    const water = { tide: await predictors.tide("8443970"), current: null };
    const rampNeeds = feet(plan.rampNeedsFeet ?? 0);
    const way = wayHome({ ...plan, bar: null, rampNeeds, water, winds: [] });
    const view = wayHomeView(plan, way, {
      heightText: (height) => `${feetToMetres(height).toFixed(2)} m`,
      units: "metric",
    });
    expect(view.reasons.join()).toContain("the ramp has too little water (1.20 m)");
    expect(read({ ramp: "7" }, now, "metric")).toMatchObject({
      kind: "problem",
      sentence: "Enter the tide the ramp needs in meters, at most 6, or leave it blank.",
    });
    expect(read({ ramp: "7" }).kind).toBe("plan");
  });

  test("keeps the entered length over the night when the clocks go back", () => {
    const reading = read({ date: "2026-10-31", time: "22:00", hours: "6" }, Date.UTC(2026, 9, 30));
    const plan = reading.kind === "plan" ? reading.plan : null;
    expect((plan?.backAt ?? 0) - (plan?.startsAt ?? 0)).toBe(6 * hour);
  });

  test("refuses a time that does not exist when the clocks go forward, and says why", () => {
    const before = Date.UTC(2027, 2, 13, 23);
    const skipped = read({ date: "2027-03-14", time: "02:30" }, before);
    expect(skipped).toMatchObject({
      sentence: expect.stringMatching(/^That night the clocks go/u),
    });
    const after = read({ date: "2027-03-14", time: "03:00" }, before);
    expect(after).toMatchObject({ plan: { startsAt: Date.UTC(2027, 2, 14, 7) } });
  });

  test.each([
    ["a time that is none", { time: "25:00" }],
    ["a day that is none", { date: "2026-02-31" }],
    ["a time that the night of spring skips", { date: "2027-03-14", time: "02:30" }],
    ["no hours", { hours: "" }],
    ["too many hours", { hours: "25" }],
    ["half a person", { people: "1.5" }],
    ["nobody", { people: "0" }],
    ["words for minutes", { travel: "an hour" }],
    ["a ramp in words", { ramp: "some" }],
    ["a trip that is over", { date: "2026-06-11" }],
    ["a trip next year", { date: "2027-06-13" }],
  ])("refuses %s", (_, parts) => {
    expect(read(parts).kind).toBe("problem");
  });
});

describe("what a ramp needs", () => {
  const earlier = [
    planOf({ date: "2026-06-13", ramp: "2" }),
    planOf({ date: "2026-06-20", ramp: "3.5" }),
    planOf({ date: "2026-06-27", ramp: "", vessel: "shore" }),
  ];

  test("is that of the last trip to the place with an entry", () => {
    expect(knownRamp(earlier, "graves", "us")).toBe("3.5");
    expect(knownRamp(earlier, "graves", "metric")).toBe("1.07");
  });

  test("is blank without any entry", () => {
    expect(knownRamp(earlier, "joppa-flats", "us")).toBe("");
    expect(knownRamp([planOf()], "graves", "us")).toBe("");
  });
});

test("the current trip is the running one, else the next one that is not over", () => {
  const plan = planOf();
  const later = { ...plan, id: "later", startsAt: plan.startsAt + hour };
  expect(currentTrip([later, plan], now)?.id).toBe("one");
  expect(currentTrip([{ ...later, outAt: now }, plan], now)?.id).toBe("later");
  expect(currentTrip([{ ...plan, homeAt: now }], now)).toBeNull();
  expect(currentTrip([plan], plan.backAt + 2 * hour)).toBeNull();
  expect(currentTrip([{ ...plan, outAt: now }], plan.backAt + 9 * hour)?.id).toBe("one");
});

test("each trip of a planned week is listed, and a new one defaults to the first free day", () => {
  const plan = planOf();
  const daysLater = (days: number): TripPlan => ({
    ...plan,
    id: `in ${days}`,
    startsAt: plan.startsAt + days * 24 * hour,
    backAt: plan.backAt + days * 24 * hour,
  });
  const plans = [daysLater(3), plan, daysLater(1), { ...plan, id: "home", homeAt: now }];
  expect(openTrips(plans, now).map(({ id }) => id)).toEqual(["one", "in 1", "in 3"]);
  expect(freeDate(plans, now)).toBe("2026-06-15");
  expect(freeDate([], now)).toBe("2026-06-13");
});

test("a trip over midnight has the rules of both days, also in the night the clocks go back", () => {
  expect(daysOfTrip(planOf())).toEqual(["2026-06-13"]);
  const reading = read({ date: "2026-10-31", time: "22:00", hours: "6" }, Date.UTC(2026, 9, 30));
  const night = reading.kind === "plan" ? reading.plan : planOf();
  expect(daysOfTrip(night)).toEqual(["2026-10-31", "2026-11-01"]);
  const extended = { ...night, backAt: night.backAt + 24 * hour };
  expect(daysOfTrip(extended)).toEqual(["2026-10-31", "2026-11-01", "2026-11-02"]);
});

test("a contact may be waiting from an hour before the end of a trip until it is reported over", () => {
  const plan = planOf();
  const at = [-2, -0.5, 4.5, 6].map((hours) => plan.backAt + hours * hour);
  expect(at.map((one) => mayBeAwaited([plan], one))).toEqual([false, true, true, false]);
  expect(mayBeAwaited([{ ...plan, homeAt: plan.backAt }], plan.backAt)).toBe(false);
  expect(mayBeAwaited([], plan.backAt)).toBe(false);
});

test("the alarm rings a quarter of an hour before, at the time, and when it is over", () => {
  const states = [-16, -15, -1, 0, 59, 60].map((minutes) =>
    alarmState(now, now + hour, now + minutes * minute),
  );
  expect(states).toEqual(["none", "soon", "soon", "now", "now", "late"]);
});

test("a forecast that ran out on the water never moves the time to turn back later", () => {
  const plan = { ...planOf(), turnBackBy: now };
  expect(turnBackOf(plan, now + hour)).toBe(now);
  expect(turnBackOf(plan, now - hour)).toBe(now - hour);
  expect(turnBackOf({ ...plan, turnBackBy: null }, now + hour)).toBe(now + hour);
});

describe("the timeline", () => {
  test("is in order of time, and highlights turning back and the contact", async () => {
    const plan = planOf();
    const water = { tide: await predictors.tide("8443970"), current: null };
    const way = wayHome({ ...plan, bar: null, rampNeeds: null, water, winds: [] });
    const alarm = { name: "Bo", at: plan.backAt + 45 * minute };
    const best = { at: plan.startsAt + hour, text: "Best bite, Good 67" };
    const rows = timelineOf(plan, way, { water, alarm, best, heightText: feetText });
    expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(rows.find(({ text }) => text === "Leave the house")?.time).toBe("3:50 am");
    expect(rows.find(({ text }) => text === best.text)?.time).toBe("6:00 am");
    expect(rows.find(({ text }) => text === "Turn back")).toMatchObject({
      weight: "danger",
      time: "10:15 am",
    });
    expect(rows.at(-1)).toMatchObject({ text: "Bo is told", weight: "strong" });
    expect(rows.map(({ text }) => text)).toContain("Sunrise");
  });

  test("names reasons and unknowns, and never claims safety", async () => {
    const plan = planOf({ date: "2026-06-12", time: "22:00", hours: "4", afterDark: true });
    const water = { tide: await predictors.tide("8443970"), current: null };
    const way = wayHome({ ...plan, bar: null, rampNeeds: null, water, winds: [] });
    const view = wayHomeView(plan, way, { heightText: feetText, units: "us" });
    expect(view.title).toBe("Turn back by Sat Jun 13, 1:15 am");
    expect(view.reasons[0]).toBe("Sat Jun 13, 2:00 am: the time you gave");
    expect(view.unknown).toContain("The wind at that time is not known.");
    expect(JSON.stringify(view)).not.toMatch(/\bis safe\b/u);
  });

  test("warns when the way home over a bar falls into the ebb", () => {
    const plan = planOf();
    const ebb = { from: plan.startsAt, to: plan.backAt + hour };
    const water = { tide: null, current: null };
    const way = wayHome({ ...plan, bar: null, rampNeeds: null, water, winds: [] });
    const avoidOf = (one: typeof ebb) =>
      wayHomeView(plan, { ...way, avoid: [one] }, { heightText: feetText, units: "us" }).avoid;
    expect(avoidOf(ebb)).toEqual([
      "Do not cross the bar from 5:00 am to 12:00 pm: water runs out",
      "The way home of this plan falls into these hours: plan another time.",
    ]);
    expect(avoidOf({ ...ebb, to: way.turnBackBy })).toHaveLength(1);
    expect(avoidOf({ from: plan.backAt, to: ebb.to })).toHaveLength(1);
  });

  test("says when a trip does not fit", () => {
    const plan = planOf({ home: "600" });
    const water = { tide: null, current: null };
    const way = wayHome({ ...plan, bar: null, rampNeeds: null, water, winds: [] });
    expect(wayHomeView(plan, way, { heightText: feetText, units: "us" }).isImpossible).toBe(true);
  });
});

test("the ledger shows the time of each piece, its expiry and the effect", () => {
  const until = now + 12 * hour;
  const view = ledgerView(
    packLedger(
      [
        { item: "forecast", isOnDevice: true, since: now - 2 * hour, goodUntil: now + 5 * hour },
        { item: "tides", isOnDevice: true, since: null, goodUntil: null },
        { item: "license", isOnDevice: false, since: null, goodUntil: null },
        { item: "chart", isOnDevice: false, since: null, goodUntil: null, isOptional: true },
      ],
      now,
      until,
    ),
  );
  expect(view).toMatchObject({
    isGreen: false,
    sentence: "1 of 3 last for the whole trip.",
    first: "First to expire: weather forecast, at Sat Jun 13, 1:00 am.",
    lacking: "Missing or ended: License.",
  });
  expect(view.lines[0]).toEqual({
    name: "Weather forecast",
    state: "of Fri Jun 12, 6:00 pm, good until Sat Jun 13, 1:00 am",
    note: "After that the wind is unknown.",
    mark: "soon",
  });
  expect(view.lines.map(({ mark }) => mark)).toEqual(["soon", "good", "bad", "unneeded"]);
});

test("the ledger shows the age of warnings and never claims that they last", () => {
  const since = now - 2 * hour;
  const alerts = { item: "alerts", isOnDevice: true, since, goodUntil: null } as const;
  const lookedFor = (goodUntil: number | null) =>
    ledgerView(packLedger([{ ...alerts, goodUntil }], now, now + 8 * hour));
  expect(lookedFor(null)).toMatchObject({
    isGreen: true,
    lacking: null,
    lines: [{ state: "looked for at Fri Jun 12, 6:00 pm", mark: "good" }],
  });
  expect(lookedFor(now - hour)).toMatchObject({
    isGreen: false,
    first: null,
    lacking: "Missing or ended: Weather alerts.",
    lines: [{ state: "last looked for at Fri Jun 12, 6:00 pm", mark: "bad" }],
  });
});

test("the line guard rounds distances down and uncertainty up", () => {
  const near = {
    kind: "near",
    on: "MA",
    changesTo: "FED",
    atLeast: nauticalMiles(0.299),
    within: nauticalMiles(0.101),
  } as const;
  expect(guardView(near)).toEqual({
    tone: "warning",
    text: "Massachusetts water, but only 0.29 nm or a little more to federal water. The coast's drawing and your position are known to 0.11 nm; that is subtracted.",
  });
  const open = guardView({ kind: "too-close", within: nauticalMiles(0.111) });
  expect([open.tone, open.text.includes("0.12 nm")]).toEqual(["danger", true]);
  const beyond = { ...near, kind: "clear", on: "FED", changesTo: "MA" } as const;
  expect(guardView(beyond).text).toContain("may not be fished for");
});

test("the line guard says nothing about the line without a current position", () => {
  const since = Date.UTC(2026, 5, 13, 9);
  const known = (at: number) => ({ state: "known", at }) as const;
  const here = since + 10 * minute;
  expect(noPosition(known(here), since, here + 30_000)).toBeNull();
  expect(noPosition(known(here), since, here + 3 * minute)).toBe(
    "No position since 5:10 am. The distance to the line is not known until this device finds one.",
  );
  expect(noPosition(known(since - hour), since, since)).toMatch(/^Looking for your position/u);
  expect(noPosition({ state: "denied", at: null }, since, here)).toMatch(
    /^No position: it was refused/u,
  );
});
