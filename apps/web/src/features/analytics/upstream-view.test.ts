import { expect, test } from "vitest";
import { upstreamView } from "#web/features/analytics/upstream-view.ts";
import { someFigures } from "#web/testing/some-figures.ts";

const now = Date.parse("2026-06-13T12:00:00.000Z");
const [answers, fails] = someFigures.upstreams;

const named = (name: string) => {
  if (answers === undefined) throw new Error("no service");
  return upstreamView({ ...answers, name }, now);
};

test.each([
  ["weather/nws-grid api.weather.gov", "Weather forecast for Boston Harbor"],
  ["weather/nws-grid/cape-ann api.weather.gov", "Weather forecast for Gloucester"],
  ["weather/ndbc/44013 www.ndbc.noaa.gov", "Weather station or buoy 44013"],
  ["marine-forecast/nws-cwf/BOX api.weather.gov", "Marine forecast of office BOX"],
  ["marine-forecast/nws-alerts api.weather.gov", "Weather alerts"],
  ["tides/coops-water-level/8443970 a.example", "Water level at station 8443970"],
  ["tides/coops-water-temperature/8443970 a.example", "Water temperature at station 8443970"],
  ["reports/feed https://news.example/feed", "Fishing reports"],
  ["a-later/service a.example", "a-later/service"],
])("%s is %s", (key, name) => expect(named(key).name).toBe(name));

test("who answers stands beside when it last did, and what went wrong", () => {
  expect(named("reports/feed https://news.example/feed").details).toBe(
    "https://news.example/feed · Last good answer 2 min ago",
  );
  if (fails === undefined) throw new Error("no service that fails");
  expect(upstreamView(fails, now).details).toMatch(/12 failures since · 1 answer rejected/u);
});
