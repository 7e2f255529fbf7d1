import { degrees, knots } from "@striper/marine/units";
import { expect, test } from "vitest";
import { windAndTide } from "#angling/weather/wind-and-tide.ts";

const ebbEast = { speed: 2, toward: degrees(90) };

test.each([
  ["an east wind meets water that runs east", 12, 90, ebbEast, "against"],
  ["60 degrees off, it still does", 12, 150, ebbEast, "against"],
  ["from the side it is across", 12, 180, ebbEast, "across"],
  ["a west wind goes with it", 12, 270, ebbEast, "with"],
  ["across north", 12, 350, { speed: 2, toward: degrees(10) }, "against"],
  ["under 7 kt it does not count", 6.9, 90, ebbEast, "light-wind"],
  ["water under half a knot is slack", 20, 90, { speed: 0.4, toward: degrees(90) }, "slack"],
] as const)("%s", (_, speed, from, flow, said) =>
  expect(windAndTide({ speed: knots(speed), from: degrees(from) }, flow)).toBe(said),
);
