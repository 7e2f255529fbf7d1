import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseIso } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { issueTimeOf } from "#server/features/marine-forecast/text/issue-time.ts";
import { periodsOf, readZoneForecast } from "#server/features/marine-forecast/text/periods.ts";
import { expandZones, segmentsOf } from "#server/features/marine-forecast/text/segments.ts";

const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, "../testing", name), "utf8");
const harborText = read("anz230.txt");
const alaskaText = read("cwf-two-headlines.txt");

const forecastOf = (product: string) => readZoneForecast(segmentsOf(product)[0]?.text ?? "");

describe("zone codes", () => {
  test.each([
    ["ANZ230-260300-", ["ANZ230"]],
    ["GMZ130-132-135-260300-", ["GMZ130", "GMZ132", "GMZ135"]],
    ["ANZ254>256-260300-", ["ANZ254", "ANZ255", "ANZ256"]],
    ["ANZ230>232-250-\nPKZ012-260300-", ["ANZ230", "ANZ231", "ANZ232", "ANZ250", "PKZ012"]],
  ])("%s", (header, zones) => {
    expect(expandZones(header)).toEqual(zones);
  });
});

describe("the text of a zone", () => {
  const forecast = forecastOf(harborText);

  test("has its wrapped headline joined", () => {
    expect(forecast.headlines).toEqual([
      "STORM WARNING IN EFFECT FROM 2 PM EDT THIS AFTERNOON THROUGH SATURDAY EVENING",
    ]);
  });

  test("has all its periods by name", () => {
    expect(forecast.periods.map(({ name }) => name)).toEqual([
      "THIS AFTERNOON",
      "TONIGHT",
      "SAT",
      "SAT NIGHT",
      "SUN AND SUN NIGHT",
      "MON",
    ]);
  });

  // SPEC 3.15
  test("has wind, gusts and waves of each period", () => {
    expect(forecast.periods[1]).toEqual({
      name: "TONIGHT",
      windDirection: "NE",
      windSpeed: "20 to 25 kt with gusts up to 40 kt",
      waves: "2 to 3 ft, except 4 to 6 ft at the outer harbor entrance",
      visibility: "Patchy fog after midnight",
      text: "NE winds 20 to 25 kt with gusts up to 40 kt. Waves 2 to 3 ft, except 4 to 6 ft at the outer harbor entrance. A chance of rain. Patchy fog after midnight.",
    });
    expect(forecast.periods[2]).toMatchObject({
      windSpeed: "20 to 25 kt, increasing to 25 to 30 kt in the afternoon, gusts up to 55 kt",
      waves: null,
    });
  });

  test("ends before the general note, which stays in the verbatim text", () => {
    expect(forecast.periods.at(-1)?.text).toBe("NE winds 20 to 25 kt. Waves 2 to 3 ft.");
    expect(forecast.text).toContain("average of the highest third of the waves.");
    expect(forecast.text).toMatch(/^Boston Harbor-\n1003 AM EDT Fri Sep 25 2026/u);
  });
});

describe("another office's text", () => {
  const forecast = forecastOf(alaskaText);

  test("has seas as waves, and the visibility", () => {
    expect(forecast.periods[0]).toMatchObject({
      windDirection: "NE",
      windSpeed: "30 kt",
      waves: "10 ft",
      visibility: "1 NM or less",
    });
    expect(forecast.periods).toHaveLength(8);
  });
});

describe("a period's words", () => {
  const readOne = (words: string) => periodsOf(`.TODAY...${words}\n`)[0];

  test.each([
    ["Variable winds less than 5 kt.", "Variable", "less than 5 kt"],
    ["S winds 10 to 15 knots.", "S", "10 to 15 knots"],
    ["SE to S winds around 10 kt.", "SE to S", "around 10 kt"],
    ["Southwest winds 5 to 10 kt.", "Southwest", "5 to 10 kt"],
    ["Winds 5 kt.", null, "5 kt"],
    ["Sunny. NW gales to 35 kt.", "NW", "to 35 kt"],
    ["A chance of rain.", null, null],
  ])("%s", (words, windDirection, windSpeed) => {
    expect(readOne(words)).toMatchObject({ windDirection, windSpeed });
  });
});

describe("a product", () => {
  const product = `${harborText}\nANZ251>252-260300-\nMassachusetts Bay-\n\n.TODAY...W winds 5 kt.\n\n$$\n`;

  test("has a segment for each group of zones", () => {
    expect(segmentsOf(product).map(({ zones }) => zones)).toEqual([
      ["ANZ230"],
      ["ANZ251", "ANZ252"],
    ]);
  });

  test.each(["", "<html>Access Denied</html>", "ANZ230 without an end", "$$\n$$\n"])(
    "%j has none",
    (text) => {
      expect(segmentsOf(text)).toEqual([]);
    },
  );
});

describe("when a text was issued", () => {
  const at = (text: string) => parseIso(text) ?? 0;

  test.each([
    ["2026-09-25T15:00:00Z", "2026-09-25T14:04:00Z"],
    ["2026-10-02T09:00:00Z", "2026-09-25T14:04:00Z"],
    // The reader's clock may be slightly behind.
    ["2026-09-24T23:00:00Z", "2026-09-25T14:04:00Z"],
  ])("read at %s", (readAt, issuedAt) => {
    expect(issueTimeOf(harborText, at(readAt))).toBe(at(issuedAt));
  });
});
