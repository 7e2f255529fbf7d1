import { expect, test } from "vitest";
import {
  chartsInUseView,
  type ChartsInUse,
} from "#web/features/charts/administration/charts-in-use-view.ts";

const now = Date.UTC(2026, 5, 13, 12);
const cell = { name: "US5BOSCD", edition: 4, update: 5, scale: 12_000, bytes: 432_100 };
const charts: ChartsInUse = {
  origin: "built-in",
  cells: [
    { ...cell, issued: "2026-05-14" },
    { ...cell, name: "US5MA12M", issued: "2025-06-13" },
  ],
  archive_bytes: 1_630_000,
  fault: null,
  fetching: {
    asked_at: "2026-06-13T07:00:00.000Z",
    completed_at: "2026-06-06T07:00:00.000Z",
    faults: [],
    is_conversion_due: false,
  },
};

test("cells stand with edition, date, age and scale, the oldest first", () => {
  const { rows, faults } = chartsInUseView(charts, now);
  expect(rows).toEqual([
    ["US5MA12M", "4.5", "2025-06-13, 365 days ago", "1:12,000", "0.43 MB"],
    ["US5BOSCD", "4.5", "2026-05-14, 30 days ago", "1:12,000", "0.43 MB"],
  ]);
  expect(faults).toEqual([]);
});

test("where they are from and when NOAA was asked is said in sentences", () => {
  expect(chartsInUseView(charts, now).sentences).toEqual([
    "In use: the charts that came with the product. 2 cells, 1.63 MB of tiles.",
    "NOAA was asked 5 h ago.",
    "The last fetch without a fault was 7 days ago.",
  ]);
  const never = { asked_at: null, completed_at: null, faults: [], is_conversion_due: false };
  expect(chartsInUseView({ ...charts, fetching: never }, now).sentences[1]).toBe(
    "NOAA has not been asked yet.",
  );
  expect(chartsInUseView({ ...charts, fetching: null }, now).sentences[1]).toBe(
    "This server is set to fetch no charts.",
  );
});

test("faults of the folder and of fetching are all shown, and what is still to be converted", () => {
  const fetching = {
    asked_at: "2026-06-13T07:00:00.000Z",
    completed_at: null,
    faults: ["US5BOSCD: the archive of US5BOSCD cannot be read"],
    is_conversion_due: true,
  };
  const view = chartsInUseView({ ...charts, fault: "cells.json is damaged.", fetching }, now);
  expect(view.faults).toEqual(["cells.json is damaged.", fetching.faults[0]]);
  expect(view.sentences.slice(1)).toEqual([
    "NOAA was asked 5 h ago.",
    "No fetch without a fault so far.",
    "Newer cells were fetched and are not converted yet.",
  ]);
});

test("a server without charts says so", () => {
  const { sentences, rows } = chartsInUseView({ ...charts, cells: [], archive_bytes: 0 }, now);
  expect(sentences[0]).toBe("There are no charts on this server.");
  expect(rows).toEqual([]);
});
