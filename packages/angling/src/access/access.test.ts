import { expect, test } from "vitest";
import { coastGuardOf, emergencyCallsOf, launchesFor, sourceText } from "#angling/access/access.ts";

test("the Coast Guard's number is named for Massachusetts with its source, and none for New Hampshire", () => {
  const call = coastGuardOf("MA");
  expect(call?.call).toBe("617-223-5757");
  expect(call === undefined ? "" : sourceText(call)).toBe(
    "WHDH 2018, Patriot Ledger 2011; not from an agency",
  );
  expect(coastGuardOf("NH")).toBeUndefined();
  expect(emergencyCallsOf("NH").map(({ id }) => id)).toEqual(["vhf-16", "911", "nh-marine-patrol"]);
});

test("a launch says what its source says of the tide, and never a height", () => {
  expect(launchesFor("odiorne-point")).toMatchObject([{ tide: "mud-at-low" }]);
  expect(launchesFor("joppa-flats")).toMatchObject([{ id: "cashman-park", tide: "unknown" }]);
  expect(launchesFor("graves-light")).toEqual([]);
});
