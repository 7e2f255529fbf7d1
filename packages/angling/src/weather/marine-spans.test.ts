import { formatIso, hour, instantOfHarborTime } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { marineSpans } from "#angling/weather/marine-spans.ts";

/** Friday, September 25, 2026, 10:03 am. */
const issuedAt = instantOfHarborTime("2026-09-25", 10, 3);

const spanOf = (name: string, text = "Seas 2 ft.", issued = issuedAt) =>
  marineSpans([{ name, text }], issued, issued)[0];

const hoursOf = (name: string, issued = issuedAt) => {
  const span = spanOf(name, "", issued);
  return span === undefined ? null : [formatIso(span.from), formatIso(span.to)];
};

describe("the hours of a period", () => {
  test.each([
    ["TODAY", "2026-09-25T04:00:00Z", "2026-09-25T22:00:00Z"],
    ["REST OF TODAY", "2026-09-25T04:00:00Z", "2026-09-25T22:00:00Z"],
    ["THIS AFTERNOON", "2026-09-25T16:00:00Z", "2026-09-25T22:00:00Z"],
    ["THIS MORNING", "2026-09-25T04:00:00Z", "2026-09-25T16:00:00Z"],
    ["TONIGHT", "2026-09-25T22:00:00Z", "2026-09-26T10:00:00Z"],
    ["SAT", "2026-09-26T10:00:00Z", "2026-09-26T22:00:00Z"],
    ["SATURDAY NIGHT", "2026-09-26T22:00:00Z", "2026-09-27T10:00:00Z"],
    ["SUN AND SUN NIGHT", "2026-09-27T10:00:00Z", "2026-09-28T10:00:00Z"],
    ["MON THROUGH TUE NIGHT", "2026-09-28T10:00:00Z", "2026-09-30T10:00:00Z"],
    ["FRI", "2026-10-02T10:00:00Z", "2026-10-02T22:00:00Z"],
  ])("%s is from %s to %s", (name, from, to) => {
    expect(hoursOf(name)).toEqual([from, to]);
  });

  test("are the rest of the night when it is named after midnight", () => {
    const early = instantOfHarborTime("2026-09-25", 3);
    expect(hoursOf("REST OF TONIGHT", early)).toEqual([
      "2026-09-25T04:00:00Z",
      "2026-09-25T10:00:00Z",
    ]);
  });

  test("are those of the coming night in an early-morning forecast", () => {
    const early = instantOfHarborTime("2026-09-25", 4);
    const tonight = ["2026-09-25T22:00:00Z", "2026-09-26T10:00:00Z"];
    expect(hoursOf("TONIGHT", early)).toEqual(tonight);
    expect(hoursOf("OVERNIGHT", early)).not.toEqual(tonight);
    const midnight = instantOfHarborTime("2026-09-25", 1);
    expect(hoursOf("TONIGHT", midnight)).not.toEqual(tonight);
  });
});

describe("the seas of a period", () => {
  test.each([
    ["NE winds 20 kt. Seas 3 to 5 ft, building to 6 to 8 ft after midnight.", 8],
    ["Waves 2 to 3 ft, except 4 to 6 ft at the outer harbor entrance. A chance of rain.", 6],
    ["W winds 5 kt. Seas 1 foot or less.", 1],
    ["Seas around 2 ft. Wave Detail: E 4 ft at 8 seconds.", 2],
    ["NE winds 20 to 25 kt.", null],
  ])("%s: the highest is %s ft", (text, waves) => {
    expect(spanOf("SAT", text)?.waves).toBe(waves);
  });

  test.each([
    ["SW winds 5 kt. Seas 1 ft. Patchy fog after midnight.", true],
    ["S winds 10 kt. Areas of dense fog with vsby 1 nm or less.", true],
    ["Rain with visibility one quarter mile or less.", true],
    ["Rain with vsby 1 to 3 nm.", false],
    ["NW winds 10 kt. Seas 2 ft. Haze.", false],
  ])("%s: fog is %s", (text, fog) => {
    expect(spanOf("SAT", text)?.fog).toBe(fog);
  });
});

describe("the winds of a period", () => {
  test.each([
    ["NE winds 20 to 25 kt with gusts up to 40 kt. Seas 5 ft.", [[25, 45]]],
    [
      "SW winds 10 to 15 kt, becoming NW 5 to 10 kt after midnight.",
      [
        [15, 225],
        [10, 315],
      ],
    ],
    [
      "E to SE winds 5 to 10 kt.",
      [
        [10, 90],
        [10, 135],
      ],
    ],
    [
      "Northwest winds around 5 kt, becoming east in the afternoon.",
      [
        [5, 315],
        [5, 90],
      ],
    ],
    [
      "S winds 5 to 10 kt, increasing to 15 to 20 kt in the afternoon.",
      [
        [10, 180],
        [20, 180],
      ],
    ],
    ["Variable winds less than 5 kt.", [[5, null]]],
    ["Seas 5 ft.", []],
  ])("%s", (text, winds) => {
    expect(spanOf("SAT", text)?.winds.map(({ speed, from }) => [speed, from])).toEqual(winds);
  });
});

test("a forecast older than a day and a half is ignored", () => {
  const periods = [{ name: "SUN", text: "Seas 5 ft." }];
  expect(marineSpans(periods, issuedAt, issuedAt + 36 * hour)).toHaveLength(1);
  expect(marineSpans(periods, issuedAt, issuedAt + 37 * hour)).toEqual([]);
});
