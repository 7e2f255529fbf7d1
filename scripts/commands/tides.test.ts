import { describe, expect, test } from "vitest";
import { runInProcess } from "./support/command-in-process.ts";
import { tides as command } from "./tides.ts";

const tides = (...args: string[]) => runInProcess(command, ...args);

describe("what is asked for", () => {
  test("steps are lines of time and feet above MLLW, end excluded", async () => {
    const { status, lines, stderr } = await tides(
      "8443970",
      "2021-01-01",
      "2021-01-02",
      "--step",
      "60",
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(lines).toHaveLength(24);
    // NOAA's table gives 0.077 ft for this hour.
    expect(lines[0]).toMatch(/^2021-01-01T00:00:00Z,0\.07[678]$/);
    expect(lines[23]).toMatch(/^2021-01-01T23:00:00Z,-?\d+\.\d{3}$/);
  });
});

describe("what cannot be answered is said on stderr, with status 1 and nothing else", () => {
  test.each([
    [[], "a station, a start and an end are needed"],
    [["8443970", "2022-01-01"], "a station, a start and an end are needed"],
    [["8443970", "2022-01-01", "2022-01-02", "2022-01-03"], "a station, a start and an end"],
    [["9999999", "2022-01-01", "2022-01-02"], "unknown station: 9999999"],
    [["8443970", "yesterday", "2022-01-02"], "not a date or an instant: yesterday"],
    [["8443970", "2022-02-29", "2022-03-02"], "not a date or an instant: 2022-02-29"],
    [["8443970", "2022-01-02", "2022-01-02"], "the start must lie before the end"],
    [["8443970", "2022-01-01", "2022-01-02", "--step", "0"], "not a number of whole minutes: 0"],
    [
      ["8443970", "2022-01-01", "2022-01-02", "--step", "1e3"],
      "not a number of whole minutes: 1e3",
    ],
    [["8443970", "2022-01-01", "2022-01-02", "--step"], "--step"],
    [["8443970", "2022-01-01", "2022-01-02", "--tenths"], "--tenths"],
    [["8443970", "2022-01-01", "2022-01-02", "--hilo", "--step", "6"], "ask for one of"],
    [["8443970", "2022-01-01", "2022-01-02", "--slack"], "8443970 is no current station"],
    [["BOS1111", "2022-01-01", "2022-01-02", "--hilo"], "BOS1111 is no tide station"],
  ])("%j is refused with: %s", async (args, message) => {
    const { status, lines, stderr } = await tides(...args);
    expect(status).toBe(1);
    expect(lines).toEqual([]);
    expect(stderr).toContain(message);
    expect(stderr).toContain("usage: tides");
  });
});
