import { describe, expect, test } from "vitest";
import { bite as command } from "./bite.ts";
import { runInProcess } from "./support/command-in-process.ts";

const bite = (...args: string[]) => runInProcess(command, ...args);

const summer = ["--now", "2026-06-13T09:00:00Z"];

describe("bite", () => {
  test("answers a spot with one JSON object and nothing else", async () => {
    const { status, stdout, stderr } = await bite("--spot", "deer-island-rip", ...summer);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(JSON.parse(stdout)).toMatchObject({
      score: expect.any(Number),
      is_default: false,
      level: expect.stringMatching(/^(Excellent|Good|Fair|Challenging)$/),
      calculated_at: "2026-06-13T09:00:00Z",
      place: {
        spot_id: "deer-island-rip",
        jurisdiction: "MA",
        current_station: { id: "BOS1111" },
      },
      factors: {
        tide: { max_score: 40, kind: "points" },
        time: { max_score: 38, kind: "points" },
        seasonal: { score: 100, max_score: 100, kind: "share" },
        moon: { max_score: 10 },
        temperature: { max_score: 100, kind: "share", quality: "estimate" },
      },
      not_available: ["weather", "wind"],
      parts: { here: 1, feeding: expect.any(Number), fishable: 0.85 },
      input_notes: [
        "Sky is not known",
        "Wind is not known",
        "Water temperature is a seasonal estimate (Seasonal normals of Boston)",
      ],
      model_version: expect.stringMatching(/^\d{4}\.\d+$/),
    });
  });

  test.each([
    [["--spot", "atlantis"], "unknown spot: atlantis"],
    [["--spot", "carson-beach", "--at", "42,-70"], "give --spot or --at"],
    [["--at", "north"], "not a position: north"],
    [["--at", "10,-30"], "outside coverage: 10,-30"],
    [["--at", "42.36,70.9"], "was 42.36,-70.9 meant?"],
    [["--now", "tomorrow"], "not an instant: tomorrow"],
    [["--hours", "0"], "not a number of hours"],
    [["--hours", "169"], "not a number of hours"],
    [["--hours", "1.5"], "not a number of hours"],
    [["--moon"], "--moon"],
  ])("refuses %j on stderr alone", async (args, message) => {
    const { status, stdout, stderr } = await bite(...args);
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toContain(message);
    expect(stderr).not.toContain("    at ");
  });
});
