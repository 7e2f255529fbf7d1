import { ask, factOf } from "@striper/testkit/assistant/ask";
import { askedAt, keptProviders } from "@striper/testkit/assistant/kept";
import { knots } from "@striper/marine/units";
import { describe, expect, test } from "vitest";

const light = { windSpeed: knots(4), windGusts: null };

/** Hardly any wind, no alert. */
const calm = {
  weather: async () => {
    const kept = await keptProviders.weather({ latitude: 42.82, longitude: -70.81 });
    return kept === null
      ? null
      : {
          ...kept,
          hours: kept.hours.map((one) => Object.assign({}, one, light)),
        };
  },
  marineForecast: async () => {
    const kept = await keptProviders.marineForecast({ latitude: 42.82, longitude: -70.81 });
    return kept === null
      ? null
      : { ...kept, periods: [{ name: "TODAY", text: "SW winds 5 kt. Seas 1 foot." }], alerts: [] };
  },
};

describe("a bar whose swell is not known", () => {
  test("is told with its ebbs, and no leave to cross", async () => {
    const answer = await ask("is the merrimack bar dangerous at 8 am", { providers: calm });
    expect(answer.text).toContain("in doubt, do not cross");
    expect(answer.text).toContain("It ebbs");
    expect(answer.text).toContain("caution (Bar here: swell there not known)");
    expect(answer.text).not.toMatch(/safe to|go ahead/i);
  });

  test("is told against a dark ebb all the same", async () => {
    const midnight = askedAt - 4 * 3_600_000;
    const answer = await ask("is the merrimack bar dangerous now", {
      providers: calm,
      now: midnight,
    });
    expect(answer.text).toContain("At 1:00 am: stay in (Bar here: ebb in the dark");
    expect(factOf(answer, "ebb-from")).toBeDefined();
  });
});
