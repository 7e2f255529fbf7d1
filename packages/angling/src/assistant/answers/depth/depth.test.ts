import { blankCell } from "@striper/testkit/chart-builders";
import { ask, factOf } from "@striper/testkit/assistant/ask";
import { encodePath, openChart, type ChartArea, type ChartCell } from "@striper/marine/charts";
import { describe, expect, test } from "vitest";
import { crossings, spotById, spotPosition } from "#angling/spots/index.ts";

type Corner = readonly [latitude: number, longitude: number];

/** A square of so many degrees around a position, as the chart keeps it. */
function square([latitude, longitude]: Corner, size: number) {
  const [south, north, west, east] = [
    latitude - size,
    latitude + size,
    longitude - size,
    longitude + size,
  ].map((value) => Math.round(value * 1e6));
  if (south === undefined || north === undefined || west === undefined || east === undefined)
    throw new Error("four sides");
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ] as const;
  return { box: [west, south, east, north] as const, paths: [encodePath(ring)] };
}

const at = (id: string): Corner => {
  const spot = spotById(id);
  if (spot === undefined) throw new Error(`no spot ${id}`);
  const { latitude, longitude } = spotPosition(spot);
  return [latitude, longitude];
};

const area = (
  kind: ChartArea["kind"],
  from: number | null,
  to: number | null,
  middle: Corner,
  size = 0.002,
): ChartArea => ({ kind, from, to, ...square(middle, size) });

const narrows = at("the-narrows");
const castle = at("castle-island");
const spit = crossings.find(({ id }) => id === "thompson-spit")?.position;
if (spit === undefined) throw new Error("the spit is a crossing");

const cell: ChartCell = {
  ...blankCell,
  cell: { name: "US5TEST1", edition: 3, update: 2, issued: "2026-01-08", scale: 12_000 },
  coverage: [square([42.32, -70.97], 0.12)],
  areas: [
    // 6 to 9 m below low water; land beside a pier with 3 m of water; ground 1 to 0 m above low water.
    area("depth-area", 6, 9, narrows),
    area("land", null, null, castle, 0.0005),
    area("depth-area", 3, 4, [castle[0] + 0.0015, castle[1]], 0.0005),
    area("depth-area", -1.5, -0.9, [spit.latitude, spit.longitude], 0.002),
  ],
  survey: [{ zone: "A1", ...square([42.32, -70.97], 0.12) }],
};
const unassessed: ChartCell = { ...cell, survey: [] };
const providers = { chart: () => Promise.resolve(openChart([cell])) };
const asked = (talk: string | readonly string[]) => ask(talk, { providers });

describe("how deep it is", () => {
  test("is told for the hour asked about, with the chart's margin and its source", async () => {
    const { text, facts, cases } = await asked("how deep is it at the narrows at 10 am");
    expect(text).toMatch(
      /^\*\*The Narrows \(Bug Light\) at 10:00 am today: \d+ to \d+ ft, ± \d+ ft\.\*\*/,
    );
    expect(text).toContain("NOAA chart US5TEST1, edition 3.2 of 2026-01-08. Not for navigation.");
    expect(cases[0]?.topic).toBe("depth");
    // 6 m charted, 2.9 m of tide: 29 ft.
    const least = Number(/today: (\d+) to/.exec(text)?.[1]);
    expect(least).toBeGreaterThanOrEqual(27);
    expect(least).toBeLessThanOrEqual(30);
    expect(facts.some(({ kind }) => kind === "depth-margin")).toBe(true);
  });

  test("is told at the low that is named", async () => {
    const { text } = await asked("how deep is it at the narrows at low tide");
    expect(text).toMatch(/at 4:\d\d pm today: (?:19|20|21) to/);
  });

  test("goes on with another moment", async () => {
    const { text } = await asked(["how deep is it at the narrows at low tide", "and at high?"]);
    expect(text).toMatch(/at 10:\d\d am today: (?:28|29) to/);
  });

  test("of a pin on land is that of the water beside it, and says so", async () => {
    const { text } = await asked("how deep is it at castle island");
    expect(text).toMatch(/the pin is on land or a pier: this is the water \d+ yd N of it/i);
  });

  test("is not told of a whole river or town: its spots are offered", async () => {
    const { text, declined, choices } = await asked("how deep is the water in hull");
    expect(text).toMatch(/is no single point/);
    expect(declined).toBe(false);
    expect(choices.length).toBeGreaterThan(0);
    for (const { question } of choices) {
      expect((await asked(question)).cases[0]?.topic).toBe("depth");
    }
  });

  test("is not known where no chart covers the place", async () => {
    const { text } = await asked("how deep is it at halibut point");
    expect(text).toMatch(/^\*\*The catalogue gives 15-45 ft at Halibut Point.*, without a survey/);
    expect(text).toContain("No electronic chart I hold covers Halibut Point");
  });

  test("is not made of the tide's height where no chart is at hand", async () => {
    const away = { chart: () => Promise.resolve(null) };
    const { text } = await ask("how deep is it at the narrows at 7", { providers: away });
    expect(text).toMatch(/is not at hand here, so I do not know its depth/);
  });
});

describe("a draft", () => {
  test("clears by the chart only with the margin taken off", async () => {
    const { text, facts } = await asked("3 ft draft over the narrows at low");
    expect(text).toMatch(/^\*\*By the chart 3 ft draft clears .+ so at least 1\d ft\./);
    expect(facts).toContainEqual(expect.objectContaining({ kind: "asked-draft", value: 3 }));
    expect(text).toContain("Swell, wake and shoals beside the point are not counted");
  });

  test.each([
    ["we draw 18 ft, can we get over the narrows at low", /^\*\*Not for sure: 18 ft draft/],
    ["is 25 ft draft ok over the narrows at low", /^\*\*Not by the chart: 25 ft draft/],
  ])("%s", async (question, lead) => {
    expect((await asked(question)).text).toMatch(lead);
  });

  test("has no verdict where the survey is too poor", async () => {
    const poor = { chart: () => Promise.resolve(openChart([unassessed])) };
    const { text } = await ask("3 ft draft over the narrows", { providers: poor });
    expect(text).toMatch(/^\*\*No verdict for 3 ft draft/);
  });

  test("has no verdict over a bar whose place is not known", async () => {
    const { text, declined } = await asked("3 ft draft over the bar at castle island");
    expect(text).toMatch(/^No verdict: I know the pin of Castle Island/);
    expect(declined).toBe(true);
  });

  test("without a place asks for one", async () => {
    const { text, declined } = await asked("3 ft draft ok?");
    expect([text, declined]).toEqual([
      "Name the spot, or tap the place on the chart, and I tell what is charted there.",
      true,
    ]);
  });
});

describe("ground that dries", () => {
  test("has its hours with the margin taken off", async () => {
    const { text, facts, actions } = await asked("when does the bar at thompson island go under");
    expect(text).toMatch(/^\*\*Thompson spit: count on 3:\d\d am to 5:\d\d am today at most\*\*/);
    expect(text).toMatch(/by the chart all of it is dry from 1:\d\d am to 6:\d\d am today/);
    expect(facts.filter(({ kind }) => kind === "covered").length).toBeGreaterThan(0);
    expect(actions).toEqual([{ label: "Wading clock", screen: "/wading?place=thompson-spit" }]);
  });

  test("has no hour to count on where the margin leaves none", async () => {
    const poor = { chart: () => Promise.resolve(openChart([unassessed])) };
    const { text } = await ask("when does the bar at thompson island go under", {
      providers: poor,
    });
    expect(text).toMatch(
      /^\*\*Count on no hour for Thompson spit:\*\* by the chart all of it is dry/,
    );
    expect(text).toMatch(/± \d ft or more/);
    expect(text).toContain("wading clock");
  });

  test("that stays covered is said to", async () => {
    const { text } = await asked("when do the flats at the narrows dry");
    expect(text).toMatch(/^\*\*The Narrows \(Bug Light\) does not dry by the chart\*\*/);
  });
});

test("a fish's depth is no question for the chart", async () => {
  const { cases } = await asked("what depth for stripers at the narrows");
  expect(cases[0]?.topic).not.toBe("depth");
});

test("another coast stays refused", async () => {
  const answer = await asked("3 ft draft in montauk harbor");
  expect(answer.declined).toBe(true);
  expect(factOf(answer, "depth")).toBeUndefined();
});

describe("ground that is waded to", () => {
  const placeBefore = "how deep is it at the narrows at 10 am";

  test.each([
    "when do i have to be off the thompson spit",
    "what time should i turn back on the thompson flats",
    "how long can i stay on the bar at thompson",
    "is it safe to cross the thompson bar at 5 pm",
  ])("%s is told by the chart, not as a bite or an inlet", async (question) => {
    const { text, unread } = await asked(question);
    expect(text).toContain("Thompson spit");
    expect(text).toContain("Turn back well before");
    expect(unread).toEqual([]);
  });

  test("is itself, whatever place was named before", async () => {
    const { text } = await asked([placeBefore, "when does the bar at thompson go under"]);
    expect(text).toContain("Thompson spit");
  });

  test("under a name that is not known is not the place before", async () => {
    const { text, unread } = await asked([placeBefore, "when does the bar at foobar go under"]);
    expect(unread).toContain("foobar");
    expect(text).not.toContain("Narrows");
  });

  test("an inlet's bar stays a danger", async () => {
    const { text } = await asked("is the merrimack bar safe to cross at 6");
    expect(text).toContain("no source gives an hour for crossing it");
  });
});

test("so much water over ground is asked of the chart, not of the tide", async () => {
  const answer = await asked("is there 3 feet of water over the flats at thompson at noon");
  expect(factOf(answer, "asked-draft")).toBe(3);
});

describe("a place of the person's own", () => {
  const [latitude, longitude] = narrows;
  const own = {
    chart: providers.chart,
    ownSpots: () =>
      Promise.resolve([
        { id: "own-1", name: "Grandpa's ledge", position: { latitude, longitude } },
      ]),
  };

  test("is a point of the chart", async () => {
    const { text } = await ask("how deep is it at grandpa's ledge at 10 am", { providers: own });
    expect(text).toMatch(/^\*\*Grandpa's ledge at 10:00 am today: \d+ to \d+ ft/);
  });

  test("is where the device says one is", async () => {
    const { text } = await ask("how deep is it", { providers: own, at: { latitude, longitude } });
    expect(text).toMatch(/^\*\*Your position now: \d+ to \d+ ft/i);
  });
});

describe("a depth", () => {
  const withArea = (areas: readonly ChartArea[], dangers: ChartCell["dangers"] = []) => ({
    providers: {
      chart: () => Promise.resolve(openChart([{ ...cell, areas: [...areas], dangers }])),
    },
  });

  test("of which the chart tells the least alone is at least that", async () => {
    const deep = withArea([area("depth-area", 10, null, narrows)]);
    const { text } = await ask("how deep is it at the narrows at low tide", deep);
    expect(text).toMatch(/today: at least 3\d ft, ±/);
  });

  test("that was never surveyed is not told", async () => {
    const blank = withArea([area("unsurveyed", null, null, narrows)]);
    const { text } = await ask("how deep is it at the narrows", blank);
    expect(text).toMatch(/^The chart tells no depth at The Narrows \(Bug Light\)\./);
  });

  test("of a day is told at its low and its high", async () => {
    const { text } = await asked("how deep is it at the narrows tomorrow");
    expect(text).toMatch(/tomorrow/);
    expect(text).toMatch(/then/i);
  });

  test("beside ground alone is that of the ground", async () => {
    const [latitude, longitude] = castle;
    const dry = withArea([
      area("land", null, null, castle, 0.0005),
      area("depth-area", -2, -1, [latitude + 0.0015, longitude], 0.0005),
    ]);
    const { text } = await ask("how deep is it at castle island at low", dry);
    expect(text).toMatch(/the pin is on land or a pier/i);
    expect(text).toMatch(/dry/);
  });
});

describe("ground that seldom dries", () => {
  const ground = (from: number, to: number) => ({
    providers: {
      chart: () =>
        Promise.resolve(
          openChart([
            {
              ...cell,
              areas: [area("depth-area", from, to, [spit.latitude, spit.longitude], 0.002)],
            },
          ]),
        ),
    },
  });
  const question = "when does the bar at thompson island go under";

  test("stays covered where no low of the week bares it", async () => {
    const { text } = await ask(question, ground(0, 0.5));
    expect(text).toMatch(/^\*\*Thompson spit does not dry by the chart\*\*/);
  });

  test("is told by its highest part where the rest stays under", async () => {
    const { text } = await ask(question, ground(-1, 1.5));
    expect(text).toMatch(/by the chart only its highest ground dries, from/);
    expect(text).toMatch(/Count on no hour/);
  });
});

test.each([
  ["18 inch draft over the narrows at low", 1.5],
  ["draft is 30 over the narrows at low", 2.5],
  ["we draw 2.5 over the narrows at low", 2.5],
])("%s is %d ft", async (question, feet) => {
  expect(factOf(await asked(question), "asked-draft")).toBe(feet);
});

test.each([
  ["3 ft draft in hull", "draft"],
  ["when do the flats in hull dry", "flat"],
])("%s offers the town's spots with what was asked", async (question, word) => {
  const { choices } = await asked(question);
  expect(choices.length).toBeGreaterThan(0);
  expect(choices.some(({ question: next }) => next.includes(word))).toBe(true);
});

describe("beside a depth", () => {
  const mark = (middle: Corner) => ({ ...square(middle, 0.0005), shape: "area" as const });
  const near: Corner = [narrows[0] + 0.002, narrows[1]];
  const marked: ChartCell = {
    ...cell,
    dangers: [{ ...mark(near), kind: "wreck", depth: 4, water: null, note: null }],
    bottom: [{ ...mark(near), materials: ["sand", "shells"] }],
  };
  const on: ChartCell = {
    ...cell,
    dangers: [{ ...mark(narrows), kind: "rock", depth: 4, water: null, note: null }],
    bottom: [{ ...mark(narrows), materials: ["rock"] }],
  };
  const bare: ChartCell = { ...cell, bottom: [{ ...mark(near), materials: [] }] };
  const told = async (of: ChartCell) =>
    (
      await ask("whats the bottom like at the narrows", {
        providers: { chart: () => Promise.resolve(openChart([of])) },
      })
    ).text;

  test("stand what is near it and what the bottom is, with how far away", async () => {
    const text = await told(marked);
    expect(text).toMatch(/Nearest wreck: \d+ yd N\./);
    expect(text).toMatch(/Bottom \d+ yd N: sand and shells\./);
  });

  test("stands the bottom of the place itself", async () => {
    expect(await told(on)).toContain("Bottom there: rock.");
  });

  test("stands no bottom of which the chart tells no material", async () => {
    expect(await told(bare)).not.toContain("Bottom");
  });
});

test.each([
  ["when do i have to be back", /low water[^]*Thompson spit/],
  ["and at low tide", /Thompson spit/],
])("after ground that dries %s is about it still", async (question, words) => {
  const { text } = await asked(["when does the bar at thompson go under", question]);
  expect(text).toMatch(words);
});

test("a depth goes on at another turn of the tide and another place", async () => {
  const { text } = await asked(["how deep is it at the narrows at 10 am", "and at low tide"]);
  expect(text).toMatch(/^\*\*The Narrows/);
});

test("a draft that no tide of the day floats is said to", async () => {
  const { text } = await asked("14 ft draft over the bar at thompson");
  expect(text).toContain("At no hour");
});
