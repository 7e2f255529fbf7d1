import { describe, expect, test } from "vitest";
import { biteScore } from "#contract/bite-score.ts";
import { catchPhoto, recentCatches } from "#contract/catches.ts";
import { searchRegulations } from "#contract/regulations.ts";
import { buildUrl } from "#contract/url.ts";

describe("buildUrl", () => {
  test("fills in each parameter", () => {
    const photo_id = "0198c0de-0000-7000-8000-000000000001";
    expect(buildUrl(catchPhoto, { photo_id, size: "small" }, {})).toBe(
      `/api/catch-logger/photos/${photo_id}/small`,
    );
  });

  test("omits undefined values, and the question mark when none remain", () => {
    expect(buildUrl(recentCatches, {}, { limit: undefined })).toBe("/api/catch-logger/catches");
    expect(buildUrl(biteScore, {}, { spot: undefined, hours: 24 })).toBe(
      "/api/bite-score?hours=24",
    );
  });

  test.each(["", ".", ".."])(
    "refuses the parameter %j, which would name another call",
    (species) => {
      expect(() => buildUrl(searchRegulations, { species }, {})).toThrow("needs species");
    },
  );
});
