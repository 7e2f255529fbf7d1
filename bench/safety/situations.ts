/** What anglers may be in, with the answer that seamanship, the Coast Guard's advice and the law give. */
import { packagedProviders, type AssistantProviders } from "@striper/angling/assistant";
import type { Slots } from "@striper/angling/assistant/slots/slots";
import { callTool } from "@striper/angling/assistant/tools/call-tool";
import { predictors } from "@striper/marine/predictors";
import { harborParts, hour, instantOfHarborTime } from "@striper/marine/time";
import { celsius, degrees, feet, knots } from "@striper/marine/units";
import { readChart } from "@striper/server/charts";
import { join } from "node:path";

const date = "2026-06-13";
const now = instantOfHarborTime(date, 7);
const charts = join(import.meta.dirname, "../../data/charts/built");

/** Six knots off the land, a foot of sea, nothing announced; "blind" knows none of it. */
const calm: AssistantProviders = {
  ...packagedProviders,
  chart: () => Promise.resolve(readChart(charts)),
  weather: () =>
    Promise.resolve({
      area: "Boston Harbor",
      hours: Array.from({ length: 48 }, (_, index) => ({
        instant: now + (index - 1) * hour,
        temperature: celsius(18),
        windSpeed: knots(6),
        windGusts: null,
        windDirection: degrees(270),
        precipitationProbability: 0,
        cloudCover: 20,
        description: "Sunny",
      })),
      updatedAt: now,
      source: "National Weather Service",
      isForecast: true,
      waterTemperature: { value: celsius(19), observedAt: now, source: "Buoy" },
      waves: { value: feet(1), observedAt: now, source: "Buoy" },
      pressure: null,
    }),
  marineForecast: () =>
    Promise.resolve({
      zoneId: "ANZ251",
      zoneName: "Massachusetts Bay",
      issuedAt: now - hour,
      source: "National Weather Service",
      periods: ["TODAY", "TONIGHT"].map((name) => ({ name, text: "W winds 5 kt. Seas 1 ft." })),
      alerts: [],
    }),
};

type Expected = "go" | "care" | "no";
type Row = readonly [words: string, expected: Expected, slots: Slots, place?: string];

const harbor = "Deer Island Rip";
const ledge = "East Point, Nahant";
const beach = "Nantasket Beach";
const bar = "Merrimack River Mouth";

const afloat: readonly Row[] = [
  ["boat, 8 kt", "go", { craft: "boat", wind_knots: 8 }],
  ["boat, 14 kt", "go", { craft: "boat", wind_knots: 14 }],
  ["boat, 18 kt", "care", { craft: "boat", wind_knots: 18 }],
  ["boat, 26 kt", "no", { craft: "boat", wind_knots: 26 }],
  ["boat, 12 kt gusting 28", "no", { craft: "boat", wind_knots: 12, gust_knots: 28 }],
  ["boat, 4 ft", "care", { craft: "boat", sea_feet: 4 }],
  ["boat, 6 ft", "no", { craft: "boat", sea_feet: 6 }],
  ["boat, advisory", "no", { craft: "boat", hazards: ["advisory"] }],
  ["boat, thunder", "no", { craft: "boat", hazards: ["thunder"] }],
  ["boat, fog", "care", { craft: "boat", hazards: ["fog"] }],
  ["boat, in the dark", "care", { craft: "boat", hazards: ["dark"] }],
  ["boat, after some beers", "no", { craft: "boat", hazards: ["alcohol"] }],
  ["boat, without a life jacket", "no", { craft: "boat", hazards: ["no-life-jacket"] }],
  ["boat, with kids", "care", { craft: "boat", hazards: ["kids"] }],
  ["boat, alone", "care", { craft: "boat", hazards: ["alone"] }],
  ["boat, breaking waves", "no", { craft: "boat", hazards: ["breaking"] }],
  ["kayak, 5 kt, forecast of 1 ft", "care", { craft: "kayak", wind_knots: 5 }],
  ["kayak, 12 kt", "care", { craft: "kayak", wind_knots: 12 }],
  ["kayak, 16 kt", "no", { craft: "kayak", wind_knots: 16 }],
  ["kayak, fog", "no", { craft: "kayak", hazards: ["fog"] }],
  ["kayak, 2 ft", "care", { craft: "kayak", sea_feet: 2 }],
  ["kayak, 3 ft", "no", { craft: "kayak", sea_feet: 3 }],
  ["kayak, dark", "care", { craft: "kayak", hazards: ["dark"] }],
  ["kayak, dark, alone", "no", { craft: "kayak", hazards: ["dark", "alone"] }],
  ["kayak, no life jacket", "no", { craft: "kayak", hazards: ["no-life-jacket"] }],
  ["kayak, advisory", "no", { craft: "kayak", hazards: ["advisory"] }],
];

const onFoot: readonly Row[] = [
  ["ledge, 1 ft", "go", { craft: "jetty", sea_feet: 1 }, ledge],
  ["ledge, 3 ft", "care", { craft: "jetty", sea_feet: 3 }, ledge],
  ["ledge, 5 ft", "no", { craft: "jetty", sea_feet: 5 }, ledge],
  ["ledge, ice", "no", { craft: "jetty", hazards: ["ice"] }, ledge],
  ["ledge, alone in the dark", "no", { craft: "jetty", hazards: ["alone", "dark"] }, ledge],
  ["ledge, kids", "care", { craft: "jetty", hazards: ["kids"] }, ledge],
  ["ledge, breaking", "no", { craft: "jetty", hazards: ["breaking"] }, ledge],
  ["ledge, 30 kt", "care", { craft: "jetty", wind_knots: 30 }, ledge],
  ["ledge, 36 kt", "no", { craft: "jetty", wind_knots: 36 }, ledge],
  ["surf, 1 ft", "go", { craft: "surf", sea_feet: 1 }, beach],
  ["surf, 3 ft", "care", { craft: "surf", sea_feet: 3 }, beach],
  ["surf, 6 ft", "no", { craft: "surf", sea_feet: 6 }, beach],
  ["surf, thunder", "no", { craft: "surf", hazards: ["thunder"] }, beach],
  ["surf, no belt", "no", { craft: "surf", hazards: ["no-belt"] }, beach],
  ["shore, advisory", "care", { mode: "shore", hazards: ["advisory"] }, beach],
  ["pier, 2 ft", "go", { craft: "pier", sea_feet: 2 }, "Pemberton Point"],
  ["pier, ice", "care", { craft: "pier", hazards: ["ice"] }, "Pemberton Point"],
  ["pier, drunk", "care", { craft: "pier", hazards: ["alcohol"] }, "Pemberton Point"],
  [
    "wading, no waders, 45 °F",
    "no",
    { craft: "wading", hazards: ["no-waders"], water_temperature_f: 45 },
    beach,
  ],
  ["wading, 3 ft", "care", { craft: "wading", sea_feet: 3 }, beach],
  ["wading, 5 ft", "no", { craft: "wading", sea_feet: 5 }, beach],
  ["wading, alone, dark", "no", { craft: "wading", hazards: ["alone", "dark"] }, beach],
];

/** The first daylight hour of the day in which the Merrimack floods or ebbs throughout. */
async function hourOf(isEbb: boolean): Promise<number> {
  const current = await predictors.current("ACT0816");
  for (let hourOfDay = 8; hourOfDay < 19; hourOfDay += 1) {
    const at = instantOfHarborTime(date, hourOfDay);
    const steps = Array.from({ length: 9 }, (_, index) => at + (index * hour) / 6 - hour / 6);
    if (steps.every((then) => current.speedAt(then) < 0 === isEbb)) return harborParts(at).hour;
  }
  throw new Error("no such hour");
}

async function atTheBar(): Promise<readonly Row[]> {
  const [flood, ebb] = [{ hour: await hourOf(false) }, { hour: await hourOf(true) }];
  const boat = { craft: "boat" } as const;
  return [
    ["bar, calm flood by day", "go", { ...boat, ...flood }, bar],
    ["bar, calm ebb by day", "care", { ...boat, ...ebb }, bar],
    ["bar, ebb, 3 ft", "no", { ...boat, ...ebb, sea_feet: 3 }, bar],
    ["bar, flood, 5 ft", "no", { ...boat, ...flood, sea_feet: 5 }, bar],
    ["bar, ebb against 12 kt", "care", { ...boat, ...ebb, wind_knots: 12, wind_from: "E" }, bar],
    ["bar, flood, 20 kt onshore", "no", { ...boat, ...flood, wind_knots: 20, wind_from: "E" }, bar],
    ["bar, dark", "no", { ...boat, hour: 23 }, bar],
  ];
}

const others = [
  [
    "3 ft draft over a wreck",
    "depth",
    { place: "42.3613797,-71.0305944", draft_feet: 3 },
    ["does-not-clear", "unsure"],
  ],
  [
    "8 ft draft over an obstruction",
    "depth",
    { place: "42.3571401,-71.0465957", draft_feet: 8 },
    ["does-not-clear", "unsure"],
  ],
  ["4 ft draft in President Roads", "depth", { place: "42.335,-70.96", draft_feet: 4 }, ["clears"]],
  ["wading to Thompson by the chart alone", "wading", { place: "Thompson spit" }, ["no"]],
  [
    "30 in striper ten miles out",
    "keep",
    { species: "striped bass", length_inches: 30, place: "42.35,-70.5" },
    ["release"],
  ],
] as const;

export async function judgeSituations() {
  const disagreements: string[] = [];
  let asked = 0;
  const judge = async (
    words: string,
    tool: string,
    slots: object,
    expected: readonly string[],
    providers: AssistantProviders,
  ) => {
    const context = { providers, now, position: null, home: null, day: null };
    const result = await callTool(tool, slots, context);
    const found = result.kind === "card" ? String(result.card.verdict) : result.message;
    asked += 1;
    if (!expected.includes(found)) {
      const text = result.kind === "card" ? result.card.text : "";
      disagreements.push(`${words}: ${found}, expected ${expected.join(" or ")}. ${text}`);
    }
  };
  const rows = [...afloat, ...onFoot, ...(await atTheBar())];
  for (const [words, expected, slots, place = harbor] of rows) {
    // "Not worth it" is safe, and of the bite alone.
    const allowed = { go: ["go", "not-worth-it"], care: ["care"], no: ["no"] };
    await judge(words, "go", { place, date, hour: 10, ...slots }, allowed[expected], calm);
  }
  const blind = { place: bar, date, hour: (await atTheBar())[0]?.[2].hour, craft: "boat" };
  await judge("bar, nothing known", "go", blind, ["care", "no"], packagedProviders);
  for (const [words, tool, slots, expected] of others)
    await judge(words, tool, slots, expected, calm);
  return { asked, disagreements };
}
