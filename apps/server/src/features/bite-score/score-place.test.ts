import { bostonHarbor } from "@striper/angling/bite-score";
import type { MarineSpan } from "@striper/angling/weather";
import { hour } from "@striper/marine/time";
import { degrees, feet, knots } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import type {
  BiteConditions,
  ConditionsHour,
  ObservedConditions,
} from "#server/features/bite-score/bite-conditions.ts";
import { placeOf } from "#server/features/bite-score/bite-place.ts";
import { presentBiteScore } from "#server/features/bite-score/bite-score.presenter.ts";
import { scorePlace } from "#server/features/bite-score/score-place.ts";
import {
  noProvenance,
  noReading,
  observedReading,
} from "#server/platform/observations/freshness.ts";

/** 6:20 p.m. in Boston. */
const now = Date.UTC(2026, 5, 13, 22, 20);
const runningHour = Date.UTC(2026, 5, 13, 22);

const forecast: Omit<ConditionsHour, "at"> = {
  windSpeed: 8,
  windGusts: 12,
  windDirection: 225,
  precipitationProbability: 10,
  cloudCover: 70,
  precipitation: "none",
  provenance: {
    ...noProvenance,
    source: "National Weather Service",
    issued_at: "2026-06-13T20:20:00Z",
    status: "live",
  },
};
const nothingObserved: ObservedConditions = {
  windSpeed: noReading,
  windGusts: noReading,
  windDirection: noReading,
  waveHeight: noReading,
  pressureChange: noReading,
  waterTemperature: noReading,
  waterTemperatureChange: noReading,
};
const measured = (value: number) => observedReading(value, "NDBC 44013", now - hour, "live");

interface Known {
  readonly hour?: Partial<ConditionsHour>;
  readonly observed?: Partial<ObservedConditions>;
  readonly alerts?: readonly string[] | null;
  readonly marine?: readonly MarineSpan[];
}

function conditions({
  hour: changed,
  observed,
  alerts = [],
  marine = [],
}: Known = {}): BiteConditions {
  const hours = Array.from({ length: 168 }, (_, index) => {
    const at = runningHour + index * hour;
    return { at, ...forecast, ...changed };
  });
  return {
    hours: () => hours,
    observed: () => ({ ...nothingObserved, ...observed }),
    alertsIn: () => alerts,
    marineSpans: () => marine,
  };
}

const answerFor = async (known?: Known, place = bostonHarbor, hours = 48) =>
  presentBiteScore(await scorePlace(place, hours, conditions(known), now), now);

const usual: Partial<ConditionsHour> = {
  cloudCover: null,
  precipitation: null,
  provenance: { ...noProvenance, source: "Seasonal normals of Boston", status: "estimate" },
};

describe("the answer", () => {
  // SPEC 3.4
  test("has every factor when all is known, and the hours from the current one on", async () => {
    const answer = await answerFor({ observed: { waterTemperature: measured(15) } });
    expect(Object.keys(answer.factors).toSorted()).toEqual(
      ["moon", "seasonal", "temperature", "tide", "time", "weather", "wind"].toSorted(),
    );
    expect(answer.not_available).toEqual([]);
    expect(answer.estimated).toEqual([]);
    expect(answer.input_notes).toEqual([
      "Sky is a forecast of 2 h ago (National Weather Service)",
      "Wind is a forecast of 2 h ago (National Weather Service)",
      "Water temperature is a reading of 1 h ago (NDBC 44013)",
    ]);
    expect(answer.parts).not.toBeNull();
    expect(answer.series).toHaveLength(48);
    expect(answer.series[0]?.datetime).toBe("2026-06-13T22:00:00Z");
    expect(answer.best_windows.length).toBeGreaterThan(0);
  });

  test("in federal waters is none, and says why", async () => {
    const answer = await answerFor({}, placeOf({ spot: "stellwagen-northwest" }));
    expect(answer).toMatchObject({
      score: 65,
      is_default: true,
      reason: "closed-water",
      level: null,
      action: null,
    });
    expect(answer.series.every(({ score }) => score === null)).toBe(true);
  });
});

describe("whether to go", () => {
  test("is yes with a light wind and no alerts", async () => {
    expect((await answerFor()).safety).toEqual({ verdict: "GO", reasons: [] });
  });

  test("is never yes while alerts or wind are unknown", async () => {
    for (const known of [{ alerts: null }, { hour: usual }])
      expect((await answerFor(known)).safety).toEqual({
        verdict: "CAUTION",
        reasons: ["Alerts or wind not available"],
      });
  });

  test("overrides the score: a NO recommends nothing and offers no window", async () => {
    const gale = await answerFor({ alerts: ["Gale Warning"] });
    expect(gale.action).toBe("Stay Ashore");
    expect(gale.assessment).toMatch(/ - Stay Ashore/);
    expect(gale.best_windows).toEqual([]);
    expect(new Set(gale.series.map(({ safety }) => safety))).toEqual(new Set(["NO"]));
    const shore = await answerFor({ alerts: ["Gale Warning"] }, placeOf({ spot: "castle-island" }));
    expect(shore.action).toBe("Stay Home");
  });

  test("a June dusk with thunder and NE 40 kt is no hour to go", async () => {
    const storm = {
      windSpeed: 40,
      windGusts: 50,
      windDirection: 45,
      precipitation: "thunder",
    } as const;
    const answer = await answerFor({ hour: storm });
    expect(answer.score).toBe(0);
    expect(answer.level).toBe("Challenging");
    expect(answer.action).toBe("Stay Ashore");
  });
});

describe("a bar", () => {
  const merrimack = placeOf({ spot: "merrimack-river-mouth" });
  const calm = { windSpeed: 5, windGusts: 5, windDirection: 270 };
  const nightHours = ({ series }: { series: readonly { datetime: string; safety: string }[] }) =>
    series.filter(({ datetime }) => /T0[3-7]:/u.test(datetime));

  test("makes the dark hours of an ebb a NO in a boat, so that no window contains them", async () => {
    const answer = await answerFor({ hour: calm }, merrimack);
    expect(nightHours(answer).map(({ safety }) => safety)).toContain("NO");
    const unsafe = answer.series.filter(({ safety }) => safety === "NO");
    for (const { datetime } of unsafe)
      expect(answer.best_windows.some(({ from, to }) => from <= datetime && datetime < to)).toBe(
        false,
      );
    const harbor = await answerFor({ hour: calm });
    expect(harbor.series.map(({ safety }) => safety)).not.toContain("NO");
  });

  test("takes wind and seas of later hours from the forecast for its zone", async () => {
    const tomorrow = Date.UTC(2026, 5, 14, 20);
    const marine = [
      {
        from: tomorrow - hour,
        to: tomorrow + 6 * hour,
        winds: [{ speed: knots(13), from: degrees(90) }],
        waves: feet(2),
        fog: false,
      },
    ];
    const known = conditions({ hour: calm, marine });
    const { safetyOfHour } = await scorePlace(merrimack, 1, known, now);
    expect(safetyOfHour(tomorrow).reasons).toEqual([
      "Bar here: ebb against E wind 13 kt (marine forecast), against waves of 2 ft (marine forecast)",
    ]);
  });
});
