import { day, hour, instantOfHarborTime } from "@striper/marine/time";
import { expect, test } from "vitest";
import { tripText } from "#web/app/trip/trip-text.ts";
import { nonBreaking } from "#web/ui/figures/non-breaking.ts";

const startsAt = instantOfHarborTime("2026-06-13", 5);
const alone = { startsAt, backAt: startsAt + 5 * hour, vessel: "boat", people: 1 } as const;

test("a trip is told by its time and vessel, and a party by how many they are", () => {
  const when = nonBreaking("Sat Jun 13, 5:00 am to 10:00 am");
  expect(tripText(alone)).toBe(`${when}, boat`);
  expect(tripText({ ...alone, people: 6 })).toBe(`${when}, boat, 6 people`);
});

test("a trip over a night names the day on which it ends", () => {
  expect(tripText({ ...alone, backAt: startsAt + day })).toBe(
    `${nonBreaking("Sat Jun 13, 5:00 am to Sun Jun 14, 5:00 am")}, boat`,
  );
});
