import { hour, parseIso } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { alertsSource } from "#server/features/marine-forecast/alerts-nws.source.ts";
import { noValidators } from "#server/platform/upstream/upstream-http.ts";
import { stubHttp } from "#server/testing/outside/stub-http.ts";

const now = parseIso("2026-07-15T19:00:00Z") ?? 0;

/**
 * Fields of api.weather.gov's alerts of July 15, 2026 (recorded by weather-gov/weather.gov, public
 * domain): a Small Craft Advisory of Norton for zones ANZ254 to ANZ256.
 */
const advisory = {
  id: "urn:oid:2.49.0.1.840.0.aa.001.1",
  sent: "2026-07-15T13:47:00-04:00",
  status: "Actual",
  messageType: "Update",
  event: "Small Craft Advisory",
  severity: "Minor",
  headline: "Small Craft Advisory issued July 15 at 1:47PM EDT until July 15 at 8:00PM EDT",
  description: "* WHAT...Southwest winds 15 to 20 kt with gusts up to 25 kt.",
  instruction: null,
  onset: "2026-07-15T13:47:00-04:00",
  expires: "2026-07-15T20:00:00-04:00",
  ends: "2026-07-15T21:00:00-04:00",
  geocode: { SAME: [], UGC: ["ANZ254", "ANZ255", "ANZ256"] },
  references: [{ identifier: "urn:oid:older" }],
};

async function alertsOf(...properties: readonly object[]) {
  const features = properties.map((fields) => ({ geometry: null, properties: fields }));
  const http = stubHttp(() => JSON.stringify({ features }));
  const source = alertsSource("https://weather.test", ["ANZ230", "ANZ254"]);
  const fetched = await source.fetch({ http, now, validators: noValidators });
  if (fetched.kind !== "answer") throw new Error("unchanged");
  return { alerts: fetched.value, asked: http.asked };
}

describe("alerts", () => {
  test("are requested for all zones at once", async () => {
    const { asked } = await alertsOf();
    expect(asked.map(({ url }) => url)).toEqual([
      "https://weather.test/alerts/active?zone=ANZ230,ANZ254",
    ]);
  });

  test("are matched by zone codes, without any geometry", async () => {
    const { alerts } = await alertsOf(advisory);
    expect(alerts).toEqual([
      {
        id: advisory.id,
        event: "Small Craft Advisory",
        severity: "Minor",
        headline: advisory.headline,
        description: advisory.description,
        instruction: null,
        onset: parseIso("2026-07-15T17:47:00Z"),
        ends: parseIso("2026-07-16T01:00:00Z"),
        zones: ["ANZ254", "ANZ255", "ANZ256"],
      },
    ]);
  });

  test("that are replaced, canceled or tests are left out", async () => {
    const { alerts } = await alertsOf(
      advisory,
      { ...advisory, id: "urn:oid:older", references: [] },
      { ...advisory, id: "b", messageType: "Cancel" },
      { ...advisory, id: "c", status: "Test" },
    );
    expect(alerts.map(({ id }) => id)).toEqual([advisory.id]);
  });

  test.each([
    ["no zone codes", { geocode: {} }, "schema"],
    ["an end that is no date", { ends: "tonight" }, "schema"],
    ["an onset that is no date", { onset: "soon" }, "schema"],
    ["tomorrow's date", { sent: new Date(now + 25 * hour).toISOString() }, "dates"],
  ])("of which one has %s are not believed", async (_what, change, fault) => {
    await expect(alertsOf(advisory, { ...advisory, ...change })).rejects.toMatchObject({ fault });
  });
});
