import { expect, test } from "vitest";
import { hoursAhead } from "#web/features/weather/weather-tile.tsx";

const hours = Array.from({ length: 12 }, (_, index) => ({
  instant: index,
  name: index === 0 ? "Now" : `+${index}`,
  sky: "Clear",
  temperature: "60°",
  wind: "W 9 mph",
  rain: "0%",
}));

const shownOn = (place: "columns" | "lines") =>
  hoursAhead(hours)
    .filter(({ on }) => on === place || on === "both")
    .map(({ name }) => name);

test("a glance ahead is three hours on a phone and five on a wider tile, never the present one", () => {
  expect(shownOn("columns")).toEqual(["+3", "+6", "+9"]);
  expect(shownOn("lines")).toEqual(["+2", "+4", "+6", "+8", "+10"]);
});

test("in the order of the hours, each once", () => {
  const names = hoursAhead(hours).map(({ name }) => name);
  expect(names).toEqual(["+2", "+3", "+4", "+6", "+8", "+9", "+10"]);
});
