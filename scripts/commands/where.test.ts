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

  test.each([[["Boston"]], [["42.36", "-70.90"]], [["95,-70"]], [[]]])(
    "%j is refused on stderr with exit 1",
    async (args) => {
      const { status, stdout, stderr } = await where(...args);
      expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
      expect(stderr).toContain("usage: where");
    },
  );
});
