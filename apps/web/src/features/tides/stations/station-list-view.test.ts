import { stationIndex } from "@striper/marine/stations";
import { describe, expect, test } from "vitest";
import { stationList } from "#web/features/tides/stations/station-list-view.ts";

const hull = { latitude: 42.31, longitude: -70.89 };
const names = (search: string) =>
  stationList(search, [], null, "us").others.map(({ name }) => name);

describe("the list of stations", () => {
  test("holds every tide station of the region, by name", () => {
    const all = names("");
    expect(all).toHaveLength(stationIndex.filter(({ kind }) => kind === "tide").length);
    expect(all).toEqual(all.toSorted((a, b) => a.localeCompare(b)));
  });

  test("is searched by the beginnings of words, and by number", () => {
    expect(names("hull")).toContain("Hull");
    expect(names("8443970")).toEqual(["Boston"]);
    expect(names("isles gosp")).toEqual(["Gosport Harbor, Isles of Shoals"]);
    expect(names("no such water")).toEqual([]);
  });

  test("has the nearest first once the place is known, with its distance", () => {
    const [first, second] = stationList("", [], hull, "us").others;
    expect(first?.distance).toMatch(/(?:mi|ft)$/);
    expect(parseFloat(first?.distance ?? "")).toBeLessThanOrEqual(
      parseFloat(second?.distance ?? ""),
    );
  });
});
