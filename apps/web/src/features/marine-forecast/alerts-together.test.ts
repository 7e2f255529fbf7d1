import { minute } from "@striper/marine/time";
import { expect, test } from "vitest";
import { alertsTogether, knownAlerts } from "#web/features/marine-forecast/alerts-view.ts";
import { someForecast } from "#web/testing/some-conditions.ts";

const now = Date.UTC(2026, 5, 13, 12);
const iso = (ago: number) => new Date(now - ago * minute).toISOString();
const gale = {
  alert_id: "gale",
  event: "Gale Warning",
  severity: "Severe",
  headline: null,
  description: "",
  instruction: null,
  onset: null,
  ends: null,
};
const zone = (checked: string | null, ...alerts: readonly (typeof gale)[]) => ({
  ...someForecast(now),
  alerts: [...alerts],
  alerts_checked_at: checked,
});

test("the alerts of a water's zones are told once each, as of the zone looked at longest ago", () => {
  const together = alertsTogether([zone(iso(5), gale), zone(iso(40), gale)]);
  expect(together?.alerts.map(({ event }) => event)).toEqual(["Gale Warning"]);
  expect(together?.alerts_checked_at).toBe(iso(40));
});

test('"no alerts" stays unknown while one zone has not answered', () => {
  expect(alertsTogether([undefined])).toBeUndefined();
  const together = alertsTogether([zone(iso(5)), undefined]);
  expect(knownAlerts(together, now)).toBeNull();
});
