/** What anglers may be in, with the answers that seamanship, the Coast Guard's advice and the law allow. */
import { packagedProviders, type AssistantProviders } from "@striper/angling/assistant";
import { callTool } from "@striper/angling/assistant/tools/call-tool";
import { predictors } from "@striper/marine/predictors";
import { harborParts, hour, instantOfHarborTime } from "@striper/marine/time";
import { celsius, degrees, feet, knots } from "@striper/marine/units";
import { readChart } from "@striper/server/charts";
import { join } from "node:path";
import { z } from "zod";
import rows from "./situations.json" with { type: "json" };

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

/** Written by a skipper who had not seen the program; `acceptable` holds every verdict that is right. */
const situations = z
  .array(
    z.object({
      words: z.string(),
      place: z.string(),
      slots: z.record(z.string(), z.unknown()),
      barStage: z.optional(z.enum(["flood", "ebb"])),
      isBlind: z.optional(z.boolean()),
      acceptable: z.array(z.enum(["go", "care", "no"])),
    }),
  )
  .parse(rows);

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
  const hours = { flood: await hourOf(false), ebb: await hourOf(true) };
  for (const { words, place, slots, barStage, isBlind = false, acceptable } of situations) {
    const hourAsked = barStage === undefined ? 10 : hours[barStage];
    // "Not worth it" is safe, and of the bite alone.
    const expected = acceptable.flatMap((one) => (one === "go" ? [one, "not-worth-it"] : one));
    const given = { place, date, hour: hourAsked, ...slots };
    await judge(words, "go", given, expected, isBlind ? packagedProviders : calm);
  }
  for (const [words, tool, slots, expected] of others)
    await judge(words, tool, slots, expected, calm);
  return { asked, disagreements };
}
