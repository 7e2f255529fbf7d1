import { describe, expect, test } from "vitest";
import { hour } from "@striper/marine/time";
import { celsius, degrees, feet, hectopascals, knots } from "@striper/marine/units";
import { ask, factOf, given, marine, nothingKnown, weather } from "@striper/testkit/assistant/ask";
import { askedAt } from "@striper/testkit/assistant/kept";
import { packagedProviders, type AssistantProviders } from "#angling/assistant/index.ts";
import { findWater } from "#angling/home-waters/index.ts";
import { marineZonesAt } from "#angling/spots/index.ts";
import { forecastPointAt, forecastPoints } from "#angling/weather/index.ts";

describe("weather", () => {
  test("of an hour nothing is known of gives way to the normals", async () => {
    const answer = await ask("what's the wind right now", {
      providers: { weather: given(weather()) },
    });
    expect(answer.declined).toBe(true);
    expect(answer.text).toContain("seasonal normal");
  });

  test("without a direction or a chance of rain leaves them out", async () => {
    const hours = [0, 1, 2].map((step) =>
      Object.assign({}, nothingKnown, {
        instant: askedAt + step * hour,
        windSpeed: knots(10 + step),
        temperature: celsius(10),
      }),
    );
    expect(
      (await ask("weather today", { providers: { weather: given(weather({ hours })) } })).text,
    ).toContain("wind 12 kt");
  });

  test("without a wind tells the rest", async () => {
    const hours = [{ ...nothingKnown, temperature: celsius(10) }];
    const answer = await ask("weather now", { providers: { weather: given(weather({ hours })) } });
    expect(factOf(answer, "air-temperature")).toBe(50);
    expect(factOf(answer, "wind-speed")).toBeUndefined();
    expect(answer.text).not.toContain("wind");
  });

  test("without a chance of rain counts as dry for the bite", async () => {
    const weatherFactor = async (chance: number | null) => {
      const hours = [{ ...nothingKnown, cloudCover: 0, precipitationProbability: chance }];
      const answer = await ask("why is the bite score what it is now", {
        providers: { weather: given(weather({ hours })) },
      });
      return factOf(answer, "factor-weather");
    };
    expect(await weatherFactor(null)).toBe(await weatherFactor(0));
    expect(await weatherFactor(null)).not.toBe(await weatherFactor(90));
  });

  test("is that of the water the person fishes mostly, and says for which point it is", async () => {
    const asked: string[] = [];
    const providers: Partial<AssistantProviders> = {
      homeWater: given(findWater("joppa-flats", null) ?? null),
      weather: (position) => {
        const { name } = forecastPoints[forecastPointAt(position)];
        asked.push(name);
        const hours = [{ ...nothingKnown, windSpeed: knots(17) }];
        return Promise.resolve(weather({ area: name, hours }));
      },
      marineForecast: (position) => {
        const [zoneId = ""] = marineZonesAt(position);
        asked.push(zoneId);
        return Promise.resolve(marine({ zoneId, zoneName: "Ipswich Bay" }));
      },
    };
    const { text } = await ask("how windy is it", { providers });
    expect(text).toContain("17 kt");
    expect(text).toContain("(This is for the Merrimack, not Joppa Flats, Newburyport itself.)");
    expect((await ask("marine forecast", { providers })).text).toContain("zone ANZ251");
    expect((await ask("wind in boston harbor", { providers })).text).not.toContain("This is for");
    expect([...new Set(asked)]).toEqual(["the Merrimack", "ANZ251", "Boston Harbor"]);
  });

  test("that is old says so", async () => {
    const old = weather({
      updatedAt: askedAt - 30 * hour,
      hours: [{ ...nothingKnown, windSpeed: knots(8), windDirection: degrees(90) }],
    });
    expect((await ask("wind now", { providers: { weather: given(old) } })).text).toContain(
      "30 h old",
    );
  });

  test("of normals is no forecast", async () => {
    const answer = await ask("wind tomorrow", {
      providers: { weather: given(weather({ isForecast: false })) },
    });
    expect(answer).toMatchObject({ declined: true });
    expect(factOf(answer, "wind-speed")).toBeGreaterThan(0);
  });

  test("tells the pressure only where it was measured", async () => {
    const pressure = {
      value: hectopascals(1016.4),
      observedAt: askedAt - hour,
      source: "NDBC buoy 44013",
    };
    expect(
      factOf(
        await ask("what's the barometer at", {
          providers: { weather: given(weather({ pressure })) },
        }),
        "pressure",
      ),
    ).toBe(1016);
  });

  test("measures the water, but not tomorrow's", async () => {
    expect((await ask("water temperature on june 20")).text).toContain("usually");
    expect(
      (await ask("water temperature now", { providers: { weather: given(weather()) } })).text,
    ).toContain("usually");
  });
});

describe("the marine forecast", () => {
  test.each([
    [marine(), "No alert is in force"],
    [marine({ alerts: null }), "could not be read"],
    [
      marine({ alerts: [{ event: "Gale Warning", headline: null, ends: null }] }),
      "In force: Gale Warning.",
    ],
    [
      marine({ alerts: [{ event: "Gale Warning", headline: null, ends: askedAt - hour }] }),
      "No alert is in force",
    ],
    [marine({ issuedAt: askedAt - 20 * hour }), "It is old"],
  ])("says how things stand", async (forecast, words) => {
    expect(
      (await ask("marine forecast for sunday", { providers: { marineForecast: given(forecast) } }))
        .text,
    ).toContain(words);
  });

  test("is told for the night asked about, and without a time for the next ones", async () => {
    const periods = [
      { name: "TODAY", text: "a" },
      { name: "TONIGHT", text: "b" },
      { name: "SUN", text: "c" },
    ];
    const providers = { marineForecast: given(marine({ periods })) };
    expect(factOf(await ask("marine forecast tonight", { providers }), "marine-forecast")).toBe(
      "TONIGHT: b",
    );
    expect(factOf(await ask("marine forecast", { providers }), "marine-forecast")).toBe("TODAY: a");
    expect((await ask("any advisories", { providers })).text).not.toContain("**TODAY**");
  });

  test("is missed with the waves still measured", async () => {
    const waves = { value: feet(3.2), observedAt: askedAt, source: "NDBC buoy 44013" };
    const measured = await ask("how big are the waves", {
      providers: { marineForecast: given(null), weather: given(weather({ waves })) },
    });
    expect(factOf(measured, "wave-height")).toBe(3.2);
    expect(
      await ask("how big are the waves", {
        providers: { marineForecast: given(null), weather: given(null) },
      }),
    ).toMatchObject({ declined: true });
    expect(
      (await ask("how are the seas", { providers: { weather: given(null) } })).text,
    ).not.toContain("Waves were");
  });
});

describe("going out", () => {
  const calm = {
    marineForecast: given(marine()),
    weather: given(
      weather({
        hours: Array.from({ length: 48 }, (_, index) => ({
          ...nothingKnown,
          instant: askedAt + index * hour,
          windSpeed: knots(6),
          precipitationProbability: 80,
        })),
      }),
    ),
  };

  test("is worth it when nothing speaks against it", async () => {
    const answer = await ask("should I go tonight", { providers: calm });
    expect(factOf(answer, "safety")).toBe("GO");
    expect(answer.text).toMatch(/^Yes/);
  });

  test("is for the shore what it is not for a boat", async () => {
    expect(factOf(await ask("should I fish from shore tomorrow afternoon", {}), "safety")).toBe(
      "CAUTION",
    );
    expect(
      factOf(await ask("should I go from the beach tomorrow at castle island"), "safety"),
    ).toBe("CAUTION");
    expect(factOf(await ask("should I go to castle island tomorrow"), "safety")).toBe("CAUTION");
  });

  test("in January waits for better hours", async () => {
    const january = Date.UTC(2027, 0, 15, 14);
    expect(
      (await ask("should I go tomorrow", { now: january, providers: packagedProviders })).text,
    ).toMatch(/^I would wait/);
    const { text } = await ask("best time tomorrow", {
      now: january,
      providers: packagedProviders,
    });
    expect(text).toContain("No hour at Boston reaches");
    expect(text).toContain("Few stripers are here yet; they come back in May.");
    expect(text.indexOf("Few stripers")).toBeLessThan(text.indexOf("What helps most"));
  });

  test("without a forecast vouches for nothing", async () => {
    const answer = await ask("should I go tonight", { providers: packagedProviders });
    expect(answer.text).toContain("I cannot vouch for wind or sea");
    expect(factOf(answer, "safety")).toBe("CAUTION");
    expect((await ask("bite score now", { providers: packagedProviders })).text).toContain(
      "No forecast is at hand",
    );
  });

  test("through an inlet heeds the ebb against the wind and thunder", async () => {
    expect((await ask("should I go to hull gut tomorrow afternoon")).text).toContain(
      "Ebb against the wind",
    );
    expect((await ask("should I go this evening at 7 pm in boston")).text).toContain("Thunder");
  });

  test("to federal water is not rated", async () => {
    for (const question of [
      "bite score at stellwagen bank",
      "best time at stellwagen tomorrow",
      "should I go to stellwagen tomorrow",
    ]) {
      expect(await ask(question)).toMatchObject({ declined: true });
    }
  });

  test("is looked for over fifteen days at most", async () => {
    expect(
      (await ask("best day to fish this month", { now: Date.UTC(2026, 5, 1, 9) })).text,
    ).toContain("no further");
    expect(factOf(await ask("best time around 6 pm tomorrow"), "bite-score")).toBeGreaterThan(0);
    expect(factOf(await ask("best time to fish now"), "bite-score")).toBeGreaterThan(0);
    expect(factOf(await ask("best time yesterday"), "bite-score")).toBeGreaterThan(0);
  });
});
