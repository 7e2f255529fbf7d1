import { describe, expect, test } from "vitest";
import { packagedTable } from "./packaged-table.ts";
import { noticesFor, noticesOn, type NoticeQuestion } from "./notices.ts";

const harbor = { latitude: 42.36, longitude: -70.9 };
const capeCodBay = { latitude: 41.95, longitude: -70.3 };
const stellwagen = { latitude: 42.3, longitude: -70.3 };

const ids = (question: NoticeQuestion) => noticesFor(question).map(({ id }) => id);
const idsOn = (date: string) => noticesOn(date).map(({ id }) => id);

describe("dated notices", () => {
  test.each([
    ["winter-cod-closure", "2026-11-15", "2027-01-31"],
    ["spring-cod-closure", "2026-04-16", "2026-07-21"],
    ["federal-winter-cod-spawning-closure", "2026-11-01", "2027-01-31"],
    ["federal-spring-cod-spawning-closure", "2026-04-15", "2026-04-30"],
    ["right-whale-small-boats", "2026-03-01", "2026-04-30"],
    ["right-whale-small-boats-in-may", "2026-05-01", "2026-05-15"],
    ["right-whale-large-boats-cape-cod-bay", "2026-01-01", "2026-05-15"],
    ["recreational-traps-out", "2026-11-01", "2027-05-15"],
  ])("%s runs from %s to %s, both included", (id, first, last) => {
    const before = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10);
    const after = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10);
    expect([before, first, last, after].map((date) => idsOn(date).includes(id))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test("apply all year without dates", () => {
    for (const date of ["2026-02-01", "2026-06-13", "2026-11-20"]) {
      expect(idsOn(date)).toEqual(
        expect.arrayContaining([
          "stellwagen-bank-sanctuary",
          "right-whale-distance",
          "western-gulf-of-maine-closure",
        ]),
      );
    }
  });
});

describe("notices at a place", () => {
  test("include the winter cod closure in Boston Harbor in late November", () => {
    expect(ids({ place: harbor, date: "2026-11-20" })).toEqual([
      "winter-cod-closure",
      "right-whale-distance",
      "recreational-traps-out",
      "shore-bait-delivery",
      "shore-shark-rules",
      "boston-harbor-security-zones",
    ]);
  });

  test("warn small boats of right whales in Cape Cod Bay in April", () => {
    expect(ids({ place: capeCodBay, date: "2026-04-10", mode: "private" })).toContain(
      "right-whale-small-boats",
    );
    expect(ids({ place: harbor, date: "2026-04-10", mode: "private" })).not.toContain(
      "right-whale-small-boats",
    );
  });

  test("exclude boat notices ashore, and shore notices on boats", () => {
    const day = { place: capeCodBay, date: "2026-07-10" } as const;
    expect(ids({ ...day, mode: "shore" })).toEqual(["shore-bait-delivery", "shore-shark-rules"]);
    expect(ids({ ...day, mode: "for-hire" })).toEqual(["right-whale-distance"]);
  });

  test("include the drone ban for all Massachusetts shore anglers, and shark rules for sharks", () => {
    const shore = { date: "2026-07-10", mode: "shore" } as const;
    for (const place of [harbor, capeCodBay, { jurisdiction: "MA" } as const]) {
      expect(ids({ ...shore, place, species: "striped_bass" })).toEqual(["shore-bait-delivery"]);
      for (const species of [
        "sharks",
        "white_shark",
        "mako_sharks",
        "hammerhead_sharks",
      ] as const) {
        expect(ids({ ...shore, place, species })).toEqual([
          "shore-bait-delivery",
          "shore-shark-rules",
        ]);
      }
    }
    expect(ids({ ...shore, place: { jurisdiction: "NH" }, species: "sharks" })).toEqual([]);
  });

  test("include the sanctuary on Stellwagen Bank", () => {
    expect(ids({ place: stellwagen, date: "2026-06-13" })).toContain("stellwagen-bank-sanctuary");
    expect(ids({ place: harbor, date: "2026-06-13" })).not.toContain("stellwagen-bank-sanctuary");
  });

  test("are those of the whole jurisdiction for a water named by hand", () => {
    expect(ids({ place: { jurisdiction: "NH" }, date: "2026-05-10" })).toEqual([
      "whaleback-closure",
      "right-whale-distance",
    ]);
  });

  test.each([
    [42.25, -70.25, true],
    [42.25, -70, true],
    [42.2499, -70.1, false],
    [42.5, -70.2501, false],
    [42.5, -69.9999, false],
  ])(
    "the box of the Western Gulf of Maine closure ends at its stated limits: %d, %d",
    (latitude, longitude, inside) => {
      const found = ids({ place: { latitude, longitude }, date: "2026-06-13" });
      expect(found.includes("western-gulf-of-maine-closure")).toBe(inside);
    },
  );

  test("come from the given table", () => {
    const empty = { ...packagedTable, notices: [] };
    expect(noticesFor({ place: harbor, date: "2026-11-20" }, empty)).toEqual([]);
    expect(noticesOn("2026-11-20", empty)).toEqual([]);
  });
});
