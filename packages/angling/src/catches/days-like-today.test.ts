import { day } from "@striper/marine/time";
import { celsius } from "@striper/marine/units";
import { buildCatch, buildTrip, nothingKnown } from "@striper/testkit/catch-builders";
import { summerMorning } from "@striper/testkit/clock";
import { describe, expect, test } from "vitest";
import { daysLikeToday, type LoggedCatch } from "#angling/catches/index.ts";

const now = summerMorning;
const today = { now, waterTemperature: celsius(15) };
/** 25 lunations, about two years and a week, so that season and tides match. */
const sameTide = now - 738 * day;

function fishIn(caughtAt: number, water: number | null): LoggedCatch {
  const waterTemperature = water === null ? null : celsius(water);
  return buildCatch({ caughtAt, conditions: { ...nothingKnown, waterTemperature } });
}

describe("days like today", () => {
  test("are none in an empty log", () => {
    expect(daysLikeToday([], [], today)).toEqual({
      days: 0,
      daysWithCatch: 0,
      catches: 0,
      best: null,
      isEnough: false,
    });
  });

  test("share season and tides, and include blank days", () => {
    const log = [fishIn(sameTide, 15), fishIn(sameTide + 3_600_000, 16)];
    const blank = buildTrip("blank", 3, sameTide + day);
    expect(daysLikeToday(log, [blank], today)).toMatchObject({
      days: 2,
      daysWithCatch: 1,
      catches: 2,
    });
  });

  test("exclude other seasons, other tides and today itself", () => {
    const halfYearAgo = fishIn(now - 182 * day, 15);
    // Neaps come a week after springs.
    const otherTide = fishIn(sameTide + 7 * day, 15);
    const thisMorning = fishIn(now, 15);
    expect(daysLikeToday([halfYearAgo, otherTide, thisMorning], [], today).days).toBe(0);
  });

  test("cross New Year", () => {
    const newYear = Date.UTC(2027, 0, 3, 17);
    const log = [fishIn(newYear - 15 * day, 5)];
    const winter = { now: newYear, waterTemperature: celsius(5) };
    expect(daysLikeToday(log, [], winter).days).toBe(1);
  });
});
