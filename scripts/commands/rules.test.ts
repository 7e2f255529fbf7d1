import { describe, expect, test } from "vitest";
import { rules as command } from "./rules.ts";
import { runInProcess } from "./support/command-in-process.ts";

const run = (args: readonly string[]) => runInProcess(command, ...args);

const asked = {
  species: "striped bass",
  at: "42.36,-70.90",
  date: "2026-06-13",
  mode: "shore",
  length: "30.5",
  kept: "0",
  now: "2026-11-25T12:00:00Z",
};

/** Asks about a legal striped bass in Boston Harbor by default; null leaves an option out. */
function argsOf(change: Partial<Record<keyof typeof asked, string | null>>): readonly string[] {
  return Object.entries({ ...asked, ...change }).flatMap(([name, value]) =>
    value === null ? [] : [`--${name}`, value],
  );
}

describe("rules", () => {
  test("answers with one line of JSON and nothing else", async () => {
    const { status, stdout, stderr } = await run(argsOf({}));
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout.endsWith("}\n")).toBe(true);
    expect(JSON.parse(stdout)).toEqual({
      verdict: "keep",
      jurisdiction: "MA",
      reason: expect.stringMatching(/^Legal to keep: /),
      rule: "Massachusetts, Striped bass: 28 to less than 31 in total length; 1 fish per angler per calendar day; open all year.",
      source_url: "https://www.mass.gov/info-details/recreational-saltwater-fishing-regulations",
      verified_on: "2026-09-03",
    });
  });

  test.each([
    [{ length: "31" }, "release", "MA"],
    [{ kept: "1" }, "release", "MA"],
    [{ length: null }, "unknown", "MA"],
    [{ length: null, kept: null, at: "42.30,-70.30" }, "release", "FED"],
    [{ at: "42.9,-70.78" }, "keep", "NH"],
    [{ at: "42.33,-70.675" }, "release", "MA"],
    [{ at: "10,-70" }, "unknown", "outside coverage"],
  ])("with %j says %s in %s", async (change, verdict, jurisdiction) => {
    const { status, stdout } = await run(argsOf(change));
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ verdict, jurisdiction });
  });

  test.each([
    [[], "--species is missing"],
    [argsOf({ at: "Boston" }), "not a position: Boston"],
    [argsOf({ date: "2026-02-30" }), "not a day: 2026-02-30"],
    [argsOf({ mode: "kayak" }), "not one of shore, private, for-hire: kayak"],
    [argsOf({ length: "long" }), "not a length in inches: long"],
    [argsOf({ length: "-3" }), "not a length in inches: -3"],
    [argsOf({ length: "NaN" }), "not a length in inches: NaN"],
    [argsOf({ at: "-91,0" }), "not a position: -91,0"],
    [argsOf({ date: "2026-02-29" }), "not a day: 2026-02-29"],
    [argsOf({ kept: "1.5" }), "not a number of fish: 1.5"],
    [[...argsOf({}), "--loud"], "--loud"],
  ])("refuses %j on stderr with exit 1", async (args, message) => {
    const { status, stdout, stderr } = await run(args);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toContain(message);
    expect(stderr).not.toContain("    at ");
  });
});
