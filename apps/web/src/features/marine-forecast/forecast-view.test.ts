import { formatIso, hour, instantOfHarborTime } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import {
  alertsCheckedAt,
  alertsOfZones,
  announcedAlerts,
  alertViews,
  knownAlerts,
} from "#web/features/marine-forecast/alerts-view.ts";
import { forecastView, periodName, webLink } from "#web/features/marine-forecast/forecast-view.ts";
import { someForecast } from "#web/testing/some-conditions.ts";

const now = instantOfHarborTime("2026-06-13", 15);

function shown(answer = someForecast(now), at = now) {
  const view = forecastView(answer, at);
  if (view.kind !== "forecast") throw new Error("there is a forecast");
  return view;
}

describe("the marine forecast", () => {
  // SPEC 2.41
  test("has the present period and periods 2 to 5", () => {
    const view = shown();
    expect(view.current).toMatchObject({ name: "Today", wind: { text: "SW 10 to 15 kt" } });
    expect(view.extended.map(({ name }) => name)).toEqual(["Tonight", "Sun", "Sun night", "Mon"]);
    expect(view.updated).toBe("Updated Sat Jun 13, 1:00 pm");
    expect(view.sourceLine).toBe("Source: National Weather Service");
    expect([view.isLimited, view.oldNote]).toEqual([false, null]);
  });

  // SPEC 9.24
  test("fills in what the text does not say, and says that it did", () => {
    const answer = someForecast(now);
    const [first] = answer.periods;
    if (first === undefined) throw new Error("there is a period");
    const bare = { ...first, wind: { direction: null, speed: null }, waves: { height: null } };
    expect(shown({ ...answer, periods: [bare] }).current).toMatchObject({
      wind: { text: "Light", isAssumed: true },
      waves: { text: "1-3 ft", isAssumed: true },
      visibility: "Not given",
    });
  });

  // SPEC 2.43
  test("with limited data is marked so", () =>
    expect(shown({ ...someForecast(now), status: "fallback" }).isLimited).toBe(true));

  // SPEC 8.24
  test.each([
    ["Marine zone is being moved", "Marine zone is being moved"],
    [null, "Marine forecast unavailable"],
  ])("with an error and the message %s shows %s", (message, text) => {
    const answer = { ...someForecast(now), status: "error" as const, message, periods: [] };
    expect(forecastView(answer, now)).toMatchObject({ kind: "unavailable", message: text });
  });
});

test.each([
  ["TODAY", "Today"],
  ["TUE AND TUE NIGHT", "Tue and Tue night"],
  ["REST OF TODAY", "Rest of today"],
  ["This afternoon", "This afternoon"],
])("the period %s reads %s", (name, text) => expect(periodName(name)).toBe(text));

test.each(["javascript:alert(1)", "ftp://x.org", "", "/path"])("%s is no link", (url) =>
  expect(webLink(url)).toBeNull(),
);

describe("marine alerts", () => {
  const alert = {
    alert_id: "1",
    event: "Small Craft Advisory",
    severity: "Moderate",
    headline: null,
    description: "Seas 5 to 7 ft.",
    instruction: null,
    onset: formatIso(now + hour),
    ends: formatIso(now + 12 * hour),
  };
  const answer = { ...someForecast(now), alerts: [alert] };

  test("say from when and until when", () =>
    expect(alertViews(answer, now)[0]?.when).toBe("from Sat 4:00 pm until Sun 3:00 am"));

  test("are gone when they have ended, also from a kept answer", () =>
    expect(alertViews(answer, now + 13 * hour)).toEqual([]));

  test("without an end stay", () => {
    const endless = { ...answer, alerts: [{ ...alert, ends: null, onset: null }] };
    expect(alertViews(endless, now)).toMatchObject([{ when: "", ends: null }]);
  });

  test("are unknown, not none, hours after the last check", () => {
    expect(knownAlerts(answer, now)).toHaveLength(1);
    expect(knownAlerts(someForecast(now), now)).toEqual([]);
    expect(knownAlerts(answer, now + 4 * hour)).toBeNull();
    expect(knownAlerts(undefined, now)).toBeNull();
  });

  test("stay announced until they end, however old the last check", () => {
    const ends = Date.parse(alert.ends ?? "");
    expect(knownAlerts(answer, ends - hour)).toBeNull();
    expect(announcedAlerts([undefined, answer], ends - hour)).toMatchObject([
      { event: alert.event, ends },
    ]);
    expect(announcedAlerts([answer], ends)).toEqual([]);
    const endless = { ...answer, alerts: [{ ...alert, ends: null }] };
    expect(announcedAlerts([endless], now + 23 * hour)).toHaveLength(1);
    expect(announcedAlerts([endless], now + 25 * hour)).toEqual([]);
  });

  test("were looked for when the zone that was asked first was, and in none while one was not", () => {
    const earlier = new Date(now - hour).toISOString();
    const older = { ...answer, alerts_checked_at: earlier };
    expect(alertsCheckedAt([answer, older])).toBe(now - hour);
    expect(alertsCheckedAt([answer, undefined])).toBeNull();
    expect(alertsCheckedAt([])).toBeNull();
  });

  test("of several zones count whatever is known of the others; none are known only of all", () => {
    const quiet = someForecast(now);
    expect(alertsOfZones([quiet, quiet], now)).toEqual([]);
    expect(alertsOfZones([quiet, undefined], now)).toBeNull();
    expect(alertsOfZones([undefined, answer], now)).toMatchObject([{ event: alert.event }]);
    expect(alertsOfZones([answer, quiet], now)).toHaveLength(1);
  });
});
