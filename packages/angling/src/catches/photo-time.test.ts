import { hour, minute } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { photoTimeToConfirm } from "#angling/catches/photo-time.ts";

const dawn = Date.parse("2026-06-13T09:12:30Z");

describe("the time of a photo is worth asking about", () => {
  const now = dawn + 3 * hour;
  test.each([
    ["of hours ago, for a catch of now", dawn, now, dawn],
    ["of just now", now - 10 * minute, now, null],
    ["of eleven minutes ago", now - 11 * minute, now, now - 11 * minute],
    ["that the catch has already", dawn, dawn + minute, null],
    ["later than a catch put in afterwards", dawn, dawn - hour, dawn],
    ["of this very moment", now, dawn, now],
    ["still to come", now + minute, dawn, null],
    ["of a clock never set", Date.UTC(1980, 0, 1), now, null],
    ["that is not told", null, now, null],
  ])("%s", (_name, photoAt, caughtAt, asked) => {
    expect(photoTimeToConfirm({ takenAt: photoAt }, caughtAt, now)).toBe(asked);
  });
});
