import { keptProviders } from "@striper/testkit/assistant/kept";
import { hour, instantOfHarborTime } from "@striper/marine/time";
import { celsius, degrees, feet, knots } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import type { Card } from "#angling/assistant/cards/card.ts";
import { packagedProviders } from "#angling/assistant/packaged-providers.ts";
import type { AssistantProviders } from "#angling/assistant/providers.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import type { Tool } from "#angling/assistant/tools/tool.ts";
import { go } from "./go.ts";
import { marine } from "./marine.ts";
import { score } from "./score.ts";
import { spot } from "./spot.ts";
import { spots } from "./spots.ts";
import { weather } from "./weather.ts";

const now = instantOfHarborTime("2026-06-13", 7);

/** Forecasts calm weather everywhere: light offshore wind, a foot of sea, no warnings. */
const calm = (
  over: { readonly text?: string; readonly wind?: number } = {},
): AssistantProviders => ({
  ...packagedProviders,
  weather: () =>
    Promise.resolve({
      area: "the Merrimack",
      hours: Array.from({ length: 72 }, (_, index) => ({
        instant: now + (index - 1) * hour,
        temperature: celsius(16),
        windSpeed: knots(over.wind ?? 5),
        windGusts: null,
        windDirection: degrees(270),
        precipitationProbability: 0,
        cloudCover: 20,
        description: "Sunny",
      })),
      updatedAt: now - hour,
      source: "National Weather Service",
      isForecast: true,
      waterTemperature: { value: celsius(19), observedAt: now - hour, source: "Buoy" },
      waves: { value: feet(1), observedAt: now - hour, source: "Buoy" },
      pressure: null,
    }),
  marineForecast: () =>
    Promise.resolve({
      zoneId: "ANZ251",
      zoneName: "Massachusetts Bay",
      issuedAt: now - hour,
      source: "National Weather Service",
      periods: ["TODAY", "TONIGHT", "SUN", "SUN NIGHT"].map((name) => ({
        name,
        text: over.text ?? "W winds 5 kt. Seas 1 ft.",
      })),
      alerts: [],
    }),
});

const ask = (tool: Tool, slots: Slots, providers: AssistantProviders = calm()): Promise<Card> =>
  tool.answer(slots, { providers, now, position: null, home: null, day: null });
const bar = "Merrimack River Mouth";
const verdictOf = async (slots: Slots, providers?: AssistantProviders) =>
  (await ask(go, slots, providers)).verdict;
const wordsOf = ({ text, details }: Card): string => [text, ...details].join(" ");

describe("the go card", () => {
  test("goes on a calm day with every input known, and names what was looked at", async () => {
    const card = await ask(go, { place: "Castle Island", hour: 20 });
    expect(card).toMatchObject({ verdict: "go", headline: { figure: "GO" } });
    expect(card.text).toBe("Conditions look fine: wind 5 kt; seas 1 ft; no warnings in force.");
  });

  test("never goes on what nobody knows", async () => {
    const card = await ask(go, { place: "Castle Island", hour: 20 }, packagedProviders);
    expect(card.verdict).toBe("care");
    expect(card.text).toContain("not known: the wind and warnings in force");
    const said = { place: "Hull Gut", hour: 20, wind_knots: 5, sea_feet: 1 };
    expect(await verdictOf(said, packagedProviders)).toBe("care");
  });

  // Merrimack bar on Jun 13, 2026: it ebbs until 5:10 am and from 11 am to 5:20 pm, and floods
  // between.
  test.each([
    ["8 ft of swell on the flood", { hour: 8, sea_feet: 8 }, "no"],
    ["4 ft of swell at dead low", { hour: 17, minute: 20, sea_feet: 4 }, "no"],
    [
      "8 ft and 20 kt onshore on the ebb",
      { hour: 13, sea_feet: 8, wind_knots: 20, wind_from: "E" },
      "no",
    ],
    ["breaking waves", { hour: 8, hazards: ["breaking"] }, "no"],
    ["the ebb on a calm day", { hour: 13 }, "care"],
    ["the dark", { hour: 22, hazards: ["dark"] }, "no"],
  ] as const)("at a bar judges %s", async (_, slots, verdict) => {
    expect(await verdictOf({ place: bar, craft: "small-boat", ...slots })).toBe(verdict);
  });

  test("knows by the sun when it is dark, also where nobody says so", async () => {
    const calmFlood = { place: bar, craft: "small-boat", hour: 21, date: "2026-06-14" } as const;
    const card = await ask(go, calmFlood);
    expect(card.verdict).toBe("no");
    expect(card.text).toContain("No bar is crossed in the dark");
    const jetty = { place: "Castle Island", craft: "jetty", date: "2026-06-14" } as const;
    expect(await verdictOf({ ...jetty, hour: 2 })).toBe("care");
    expect(await verdictOf({ ...jetty, hour: 19 })).not.toBe("care");
  });

  test("at a bar with wind and swell unknown is no go on the flood either", async () => {
    const slots = { place: bar, craft: "small-boat", hour: 8 } as const;
    expect(await verdictOf(slots, packagedProviders)).toBe("care");
  });

  test.each([
    [{ craft: "small-boat", sea_feet: 5 }, "no"],
    [{ craft: "small-boat", sea_feet: 3 }, "care"],
    [{ craft: "kayak", wind_knots: 15 }, "no"],
    [{ craft: "small-boat", wind_knots: 14 }, "go"],
    [{ hazards: ["advisory"], craft: "small-boat" }, "no"],
    [{ hazards: ["fog"], craft: "small-boat" }, "care"],
    [{ hazards: ["fog"], craft: "kayak" }, "no"],
    [{ hazards: ["alcohol"], craft: "boat" }, "no"],
    [{ hazards: ["no-life-jacket"], craft: "kayak" }, "no"],
    [{ hazards: ["no-belt"] }, "no"],
    [{ hazards: ["ice"], craft: "jetty" }, "no"],
    [{ hazards: ["alone"], craft: "surf" }, "care"],
    [{ hazards: ["alone", "dark"], craft: "jetty" }, "no"],
    [{ hazards: ["kids"], craft: "jetty", sea_feet: 2 }, "no"],
    [{ hazards: ["thunder"] }, "no"],
  ] as const)("takes the worse of what is said and known: %j is %s", async (slots, verdict) => {
    expect(await verdictOf({ place: "Nahant Beach", hour: 19, ...slots })).toBe(verdict);
  });

  test("never lets a statement soften the forecast", async () => {
    const slots = { place: "Castle Island", hour: 20, craft: "small-boat", wind_knots: 3 } as const;
    expect(await verdictOf(slots, calm({ wind: 26 }))).toBe("no");
    expect(await verdictOf(slots, calm({ text: "W winds 5 kt. Seas 6 ft." }))).toBe("no");
    const fog = calm({ text: "W winds 5 kt. Seas 1 ft. Patchy dense fog." });
    expect(await verdictOf({ ...slots, craft: "kayak" }, fog)).toBe("no");
  });

  test("adds the cold water to wading and paddling below 60 °F", async () => {
    const cold = { place: "Castle Island", hour: 20, water_temperature_f: 55 } as const;
    expect(wordsOf(await ask(go, { ...cold, craft: "kayak" }))).toContain("Water under 60 °F");
    expect(wordsOf(await ask(go, { ...cold, craft: "wading" }))).toContain("Water under 60 °F");
    expect(wordsOf(await ask(go, { ...cold, craft: "pier" }))).not.toContain("Water under 60 °F");
  });

  test("takes a bare hour that is past for tomorrow's", async () => {
    const card = await ask(go, { place: "Deer Island HarborWalk", hour: 4, craft: "wading" });
    expect(card.slots.date).toBe("2026-06-14");
  });

  test("without an hour judges the best safe hours of the day, and says the limits it used", async () => {
    const card = await ask(go, { place: "Castle Island" });
    expect(card.text).toContain("Judged for the best hours");
    expect(wordsOf(card)).toContain("Thresholds are ours");
    expect(card.facts.filter(({ kind }) => kind === "best-window")).not.toEqual([]);
  });

  test("says that a safe hour with a slow bite is not worth it", async () => {
    const card = await ask(go, { place: "Castle Island", hour: 11 });
    expect(card.verdict).toBe("not-worth-it");
    expect(card.text).toMatch(/^Safe by what is known, but the bite is slow/);
  });
});

describe("the score card", () => {
  test("tells the hour's score, its factors and the best hours", async () => {
    const card = await ask(score, { place: "Castle Island", date: "2026-06-14" });
    expect(Number(card.headline.figure)).toBeGreaterThan(50);
    expect(wordsOf(card)).toMatch(/Best hours: .* It comes from /);
  });

  test("says to stay in before any number", async () => {
    const card = await ask(score, { place: "Hull Gut", hour: 20 }, calm({ wind: 30 }));
    expect(card.text).toMatch(/^Stay in: Wind 30 kt/);
  });

  test("is none in federal water", async () => {
    const card = await ask(score, { place: "42.36,-70.3" });
    expect(card).toMatchObject({ isUnanswered: true, facts: [] });
    expect(card.text).toContain("federal water");
  });

  test("without a forecast says what it leaves out", async () => {
    const card = await ask(score, {}, packagedProviders);
    expect(wordsOf(card)).toContain("No forecast is at hand");
  });
});

describe("the weather card", () => {
  test("tells thunder before the figures, and gusts as its headline where asked", async () => {
    const tonight = await ask(weather, { date: "2026-06-13", hour: 19 }, keptProviders);
    expect(tonight.text).toMatch(/^Thunder is forecast/);
    const gusts = await ask(weather, { date: "2026-06-14", aspect: "gusts" }, keptProviders);
    expect(gusts.headline).toMatchObject({ figure: "30", unit: "kt" });
  });

  test("without a forecast, or beyond it, gives normals as normals and no verdict", async () => {
    for (const [slots, providers] of [
      [{}, packagedProviders],
      [{ date: "2026-07-20" }, keptProviders],
    ] as const) {
      const card = await ask(weather, slots, providers);
      expect(card.isUnanswered).toBe(true);
      expect(wordsOf(card)).toContain("seasonal normal");
    }
    const past = await ask(weather, { date: "2026-06-01" }, keptProviders);
    expect(past.text).toContain("No past weather is kept");
  });

  test("tells the water measured, else the season's", async () => {
    expect((await ask(weather, { aspect: "water" })).text).toContain(
      "The water is 66 °F, measured",
    );
    const usual = await ask(weather, { aspect: "water" }, packagedProviders);
    expect(usual.text).toContain("seasonal normal");
  });
});

describe("the marine card", () => {
  test("tells warnings first, then the words of the zone", async () => {
    const card = await ask(marine, {}, keptProviders);
    expect(card.text).toMatch(/^In force: Small Craft Advisory/);
    expect(card.headline.figure).toBe("Small Craft Advisory");
    expect((await ask(marine, { aspect: "seas" })).headline).toMatchObject({
      figure: "1",
      unit: "ft",
    });
    expect(
      (await ask(marine, { aspect: "fog" }, calm({ text: "Areas of fog." }))).headline.figure,
    ).toBe("Fog");
  });

  test("takes warnings that could not be read for no all-clear", async () => {
    const providers = calm();
    const forecast = await providers.marineForecast({ latitude: 42, longitude: -70 });
    const unread = {
      ...providers,
      marineForecast: () => Promise.resolve(forecast && { ...forecast, alerts: null }),
    };
    expect((await ask(marine, {}, unread)).text).toContain("do not take that for an all-clear");
  });

  test("tells nothing of a Sunday months away by the words for the next one", async () => {
    const card = await ask(marine, { date: "2026-11-01" });
    expect(card.text).toContain("The forecast does not reach that day.");
  });

  test("says where to read when no forecast is at hand", async () => {
    const card = await ask(marine, { place: "Hull Gut" }, packagedProviders);
    expect(card).toMatchObject({ isUnanswered: true });
    expect(card.sources[0]?.link).toContain("anz230");
  });
});

describe("the spot cards", () => {
  test("list spots of a wish, near a place", async () => {
    const card = await ask(spots, { place: "Hull", aspect: "parking" });
    expect(card.actions[0]?.screen).toMatch(/^\/fishing-spots\//);
    expect(card.text).toMatch(/^With parking: /);
  });

  test("send no kayak to a gut or a rip", async () => {
    const card = await ask(spots, { place: "Hull", craft: "kayak" });
    expect(card.text).not.toMatch(/Pemberton|Gut|Rip/);
  });

  test("hold no federal spot for striped bass, and say when nothing fits", async () => {
    const cod = await ask(spots, { species: "atlantic_cod" });
    expect(cod.isUnanswered).toBe(false);
    const none = await ask(spots, { species: "cusk", craft: "jetty" });
    expect(none).toMatchObject({ isUnanswered: true, facts: [] });
  });

  test("tell everything held of one spot, its bar first", async () => {
    const card = await ask(spot, { place: bar, aspect: "parking" });
    expect(card.text).toMatch(/^A bar lies here\. /);
    expect(wordsOf(card)).toMatch(/Bar: Most dangerous/);
    const asked = await ask(spot, { place: bar, aspect: "bar" });
    expect(asked.text).toMatch(/^Bar: Most dangerous/);
  });

  test("name the spots near a place that is not a spot", async () => {
    const card = await ask(spot, { place: "Gloucester" });
    expect(card.isUnanswered).toBe(true);
    expect(card.actions).toHaveLength(3);
  });
});
