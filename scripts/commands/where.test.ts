import { describe, expect, test } from "vitest";
import { where as command } from "./where.ts";
import { runInProcess } from "./support/command-in-process.ts";

const where = (...args: string[]) => runInProcess(command, ...args);

describe("where", () => {
  test("a position in state water is one line of JSON and nothing else", async () => {
    const { status, stdout, stderr } = await where("42.36,-70.90");
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

  test("on the federal line it is too close to call", async () => {
    const { stdout } = await where("42.33,-70.675");
    expect(JSON.parse(stdout)).toMatchObject({
      distance_to_change_nm: expect.closeTo(0, 1),
      too_close_to_call: true,
    });
  });

  test("near Maine the change is to outside the coverage", async () => {
    const { stdout } = await where("43.06105,-70.7054");
    expect(JSON.parse(stdout)).toMatchObject({
      jurisdiction: "NH",
      changes_to: "outside coverage",
    });
  });

  test("beyond the coverage it says so and leaves the rest null", async () => {
    const { status, stdout } = await where("43.66,-70.25");
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

  test("a forgotten minus is asked about on stderr, and the answer stays JSON", async () => {
    const { status, stdout, stderr } = await where("42.36,70.90");
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: "nothing is known there; was 42.36,-70.9 meant?\n",
    });
    expect(JSON.parse(stdout)).toMatchObject({ jurisdiction: "outside coverage" });
  });

  test.each([[["Boston"]], [["42.36", "-70.90"]], [["95,-70"]], [[]]])(
    "%j is refused on stderr with exit 1",
    async (args) => {
      const { status, stdout, stderr } = await where(...args);
      expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
      expect(stderr).toContain("usage: where");
    },
  );

  test("--help explains on stdout", async () => {
    const { status, stdout } = await where("--help");
    expect(status).toBe(0);
    expect(stdout).toContain("usage: where");
  });
});
