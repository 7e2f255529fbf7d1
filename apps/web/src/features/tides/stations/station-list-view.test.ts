import { findStation, stationIndex } from "@striper/marine/stations";
import { describe, expect, test } from "vitest";
import { currentsNear, stationList } from "#web/features/tides/stations/station-list-view.ts";

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

  test("tells distances in metric units to whoever reads them", () => {
    const [first] = stationList("", [], hull, "metric").others;
    expect(first?.distance).toMatch(/ k?m$/);
  });

  test("has the favorites apart", () => {
    const list = stationList("", ["8443970"], null, "us");
    expect(list.favorites.map(({ name }) => name)).toEqual(["Boston"]);
    expect(list.others.some(({ id }) => id === "8443970")).toBe(false);
  });
});

describe("the currents near a station", () => {
  const near = (id: string) => currentsNear(findStation(id) ?? { id, position: hull });

  test("are near, nearest first", () => {
    const distances = near("8444351").map(({ distance }) => distance);
    expect(distances.length).toBeGreaterThan(3);
    for (const distance of distances) expect(distance).toBeLessThanOrEqual(12);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  test("of the harbor begin with its mouth", () => {
    const ids = near("8443970").map(({ id }) => id);
    expect(ids[0]).toBe("BOS1111");
    expect(new Set(ids).size).toBe(ids.length);
  });
});
