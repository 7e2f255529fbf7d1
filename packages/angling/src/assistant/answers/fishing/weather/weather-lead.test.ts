import { askedAt, keptProviders } from "@striper/testkit/assistant/kept";
import { celsius, degrees, knots } from "@striper/marine/units";
import { hour } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { answerQuestion } from "#angling/assistant/answer-question.ts";
import type { KeptHour, KeptWeather } from "#angling/assistant/providers.ts";

const calmHour: Omit<KeptHour, "instant"> = {
  temperature: celsius(16),
  windSpeed: knots(10),
  windGusts: null,
  windDirection: degrees(225),
  precipitationProbability: 20,
  cloudCover: 50,
  description: "Partly Cloudy",
};

/** A forecast of two days; `change` says what differs in the hour that many hours from now. */
function forecast(change: (index: number) => Partial<KeptHour>): KeptWeather {
  return {
    hours: Array.from({ length: 48 }, (_, index) => ({
      ...calmHour,
      instant: askedAt + index * hour,
      ...change(index),
    })),
    updatedAt: askedAt,
    source: "National Weather Service",
    isForecast: true,
    area: "Boston Harbor",
    waterTemperature: null,
    waves: null,
    pressure: null,
  };
}

async function answerOf(question: string, change: (index: number) => Partial<KeptHour>) {
  const { text } = await answerQuestion({
    question,
    conversation: null,
    providers: { ...keptProviders, weather: () => Promise.resolve(forecast(change)) },
    now: askedAt,
    position: null,
  });
  return text;
}

describe("the wind against a limit", () => {
  test("is told until when it holds", async () => {
    const text = await answerOf("is the wind under 15 knots", (index) =>
      index >= 6 ? { windSpeed: knots(12), windGusts: knots(19) } : {},
    );
    expect(text).toContain("Yes: at 5:00 am today the wind, gusts counted, is 10 kt");
    expect(text).toContain("until 11:00 am today, when it reaches 19 kt.");
  });

  test("is told when it never holds", async () => {
    const text = await answerOf("will the wind be over 20 knots", () => ({}));
    expect(text).toContain(
      "No: at 5:00 am today the wind, gusts counted, is 10 kt, not over 20 kt",
    );
    expect(text).toContain("stays so as far as I looked");
  });

  test("may be said in miles an hour", async () => {
    const text = await answerOf("is the wind under 15 mph", () => ({ windSpeed: knots(14) }));
    expect(text).toContain("No: at 5:00 am today the wind, gusts counted, is 14 kt");
    expect(text).toContain("not at or under 15 mph");
  });

  test("is not told where the forecast has no wind", async () => {
    const text = await answerOf("is the wind under 15 knots", () => ({ windSpeed: null }));
    expect(text).not.toMatch(/Yes|No:|gusts counted/);
  });
});

describe("the hour", () => {
  test("of the least wind, gusts counted", async () => {
    const text = await answerOf("when is the wind calmest today", (index) =>
      index === 4 ? { windSpeed: knots(3), windGusts: knots(5) } : {},
    );
    expect(text).toContain("Calmest from 9:00 am today: 5 kt, gusts counted.");
  });

  test("from which the wind blows from another quarter, also across north", async () => {
    const text = await answerOf("will the wind switch today", (index) => ({
      windDirection: degrees(index < 5 ? 350 : 60),
    }));
    expect(text).toContain("The wind goes from N to ENE at 10:00 am today.");
  });

  test("is not told where it never turns", async () => {
    const text = await answerOf("will the wind switch today", (index) => ({
      windDirection: degrees(index % 2 === 0 ? 350 : 20),
    }));
    expect(text).toContain("The wind stays N as far as the forecast goes");
  });

  test("from which the forecast names fog", async () => {
    const text = await answerOf("fog today?", (index) =>
      index === 2 ? { description: "Patchy Fog" } : {},
    );
    expect(text).toContain("Yes: the forecast names fog from 7:00 am today.");
    expect(await answerOf("fog today?", () => ({ description: null }))).toContain(
      "The forecast names no fog in that time.",
    );
  });

  test("in which rain is likeliest", async () => {
    const text = await answerOf("will it rain today", (index) => ({
      precipitationProbability: index === 7 ? 70 : null,
    }));
    expect(text).toContain("Likely: the chance of rain is highest at 12:00 pm today, 70%.");
  });

  test("in which a little rain is likeliest, or none where the forecast says nothing of it", async () => {
    expect(await answerOf("will it rain today", () => ({}))).toContain("Rather not: ");
    const unknown = await answerOf("will it rain today", () => ({
      precipitationProbability: null,
    }));
    expect(unknown).not.toContain("the chance of rain");
  });
});

describe("figures that are not at hand", () => {
  test.each([
    ["what is the pressure doing", "No pressure is at hand."],
    ["how humid is it", "Humidity is not in this app."],
    ["whats the wind chill", "No felt temperature is held"],
    ["when does the cold front come through", "names no fronts"],
  ])("are said not to be: %s", async (question, words) => {
    expect(await answerOf(question, () => ({}))).toContain(words);
  });

  test("leave the wind's turn and the calmest hour untold", async () => {
    const blank = () => ({ windSpeed: null, windDirection: null });
    expect(await answerOf("will the wind switch today", blank)).not.toContain("The wind");
    expect(await answerOf("when is the wind calmest today", blank)).not.toContain("Calmest");
  });
});

describe("the unit asked for", () => {
  test("is told beside the forecast's", async () => {
    expect(await answerOf("wind today in mph", () => ({}))).toContain("That is 12 mph");
    expect(await answerOf("air temp today in celsius", () => ({}))).toContain("That is 16 °C");
  });

  test("is not told of what is not known", async () => {
    const blank = () => ({ windSpeed: null, temperature: null });
    expect(await answerOf("wind today in mph", blank)).not.toContain("That is");
  });
});
