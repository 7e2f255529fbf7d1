import { expect, test } from "vitest";
import {
  callText,
  coastGuardOf,
  emergencyCallsOf,
  launchesFor,
  parkingFor,
  sourceText,
} from "#angling/access/access.ts";

test("the Coast Guard number for Massachusetts names its source; New Hampshire has none", () => {
  const call = coastGuardOf("MA");
  expect(call?.call).toBe("617-223-5757");
  expect(call === undefined ? "" : sourceText(call)).toBe(
    "WHDH 2018, Patriot Ledger 2011; not from an agency",
  );
  expect(coastGuardOf("NH")).toBeUndefined();
  expect(emergencyCallsOf("NH").map(({ id }) => id)).toEqual(["vhf-16", "911", "nh-marine-patrol"]);
});

test("a launch repeats its source's words about the tide and never gives a height", () => {
  expect(launchesFor("odiorne-point")).toMatchObject([{ tide: "mud-at-low" }]);
  expect(launchesFor("joppa-flats")).toMatchObject([{ id: "cashman-park", tide: "unknown" }]);
  expect(launchesFor("graves-light")).toEqual([]);
});

test("a parking line ends with its source and year", () => {
  const [nahant] = parkingFor("nahant-long-beach");
  expect(nahant === undefined ? "" : sourceText(nahant)).toBe("itemlive 2022; not from an agency");
});

test("a phone call shows its number, a radio channel its name", () => {
  expect(emergencyCallsOf("NH").map(callText)).toEqual([
    "VHF channel 16",
    "Emergency number: 911",
    "New Hampshire Marine Patrol: 603-293-2037",
  ]);
});

test("an official source shows its name and its year, if any", () => {
  const [duxbury] = parkingFor("duxbury-beach");
  expect(duxbury === undefined ? "" : sourceText(duxbury)).toBe("Town of Duxbury 2021");
  const [radio] = emergencyCallsOf("MA");
  expect(radio === undefined ? "" : sourceText(radio)).toBe(
    "US Coast Guard, search and rescue page",
  );
});
