import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { bundledCommand } from "./support/bundled-command.ts";

const command = bundledCommand("where");

function where(...args: string[]) {
  const run = spawnSync(process.execPath, [command, ...args], {
    encoding: "utf8",
  });
  return { status: run.status, stdout: run.stdout, stderr: run.stderr };
}

describe("where", () => {
  test("a position in state water is one line of JSON and nothing else", () => {
    const { status, stdout, stderr } = where("42.36,-70.90");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout.endsWith("}\n")).toBe(true);
    expect(JSON.parse(stdout)).toEqual({
      jurisdiction: "MA",
      distance_to_change_nm: expect.closeTo(10.15, 1),
      bearing_deg: 104,
      changes_to: "FED",
      uncertainty_nm: 0.1,
      too_close_to_call: false,
    });
  });

  test("on the federal line it is too close to call", () => {
    const { stdout } = where("42.33,-70.675");
    expect(JSON.parse(stdout)).toMatchObject({
      distance_to_change_nm: expect.closeTo(0, 1),
      too_close_to_call: true,
    });
  });

  test("near Maine the change is to outside the coverage", () => {
    const { stdout } = where("43.06105,-70.7054");
    expect(JSON.parse(stdout)).toMatchObject({
      jurisdiction: "NH",
      changes_to: "outside coverage",
    });
  });

  test("beyond the coverage it says so and leaves the rest null", () => {
    const { status, stdout } = where("43.66,-70.25");
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      jurisdiction: "outside coverage",
      distance_to_change_nm: null,
      bearing_deg: null,
      changes_to: null,
      uncertainty_nm: null,
      too_close_to_call: null,
    });
  });

  test("a forgotten minus is asked about on stderr, and the answer stays JSON", () => {
    const { status, stdout, stderr } = where("42.36,70.90");
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: "nothing is known there; was 42.36,-70.9 meant?\n",
    });
    expect(JSON.parse(stdout)).toMatchObject({ jurisdiction: "outside coverage" });
  });

  test.each([[["Boston"]], [["42.36", "-70.90"]], [["95,-70"]], [[]]])(
    "%j is refused on stderr with exit 1",
    (args) => {
      const { status, stdout, stderr } = where(...args);
      expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
      expect(stderr).toContain("usage: where");
    },
  );

  test("--help explains on stdout", () => {
    const { status, stdout } = where("--help");
    expect(status).toBe(0);
    expect(stdout).toContain("usage: where");
  });
});
