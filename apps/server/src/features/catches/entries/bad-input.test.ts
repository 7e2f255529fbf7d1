import { logCatch } from "@striper/contract/catches";
import { beforeEach, describe, expect, test } from "vitest";
import { openCatchesApp, someCatch, type Angler } from "#server/testing/apps/catches-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

let by: Angler;
const app = await sharedByFile(openCatchesApp());
beforeEach(async () => {
  by = await app.join();
});

describe("bad input", () => {
  test.each([
    ["a length of −1", { length_inches: -1 }],
    ["a length of a billion", { length_inches: 1e9 }],
    ["a length with a comma", { length_inches: "28,5" }],
    ["a length that is no number", { length_inches: "NaN" }],
    ["a weight below 0", { weight_pounds: -1 }],
    ["a date in 1900", { date_caught: "1900-06-13T08:00:00Z" }],
    ["a date in 2200", { date_caught: "2200-06-13T08:00:00Z" }],
    ["notes of 10,000 characters", { notes: "n".repeat(10_000) }],
    ["a blank species", { species: "  " }],
    ["a photo elsewhere", { photo_url: "https://example.com/fish.jpg" }],
    ["half a position", { position: { latitude: 42.3 } }],
    [
      "a measured wind of a hurricane twice over",
      {
        conditions: { wind_speed_kt: { value: 400, origin: "measured" } },
      },
    ],
    ["a field of the short form", { length: 28 }],
  ])("%s is refused with its field, and nothing is stored", async (_, fields) => {
    const answer = await app.call(logCatch, { by, body: { ...someCatch, ...fields } });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: "invalid_request" }]);
    expect(answer.json<{ detail: string }>().detail).toMatch(/^body/u);
    expect(await by.mine()).toEqual([]);
  });
});
