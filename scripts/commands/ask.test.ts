import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { bundledCommand } from "./support/bundled-command.ts";

const command = bundledCommand("ask");

interface PrintedFact {
  readonly kind: string;
  readonly value: string | number | boolean;
  readonly time: string | null;
}

interface Printed {
  readonly answers: readonly {
    readonly text: string;
    readonly facts: readonly PrintedFact[];
    readonly declined: boolean;
  }[];
}

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [command, ...args],
    // A device zone must not matter.
    { encoding: "utf8", env: { ...process.env, TZ: "Asia/Tokyo" } },
  );
  return { status, stdout, stderr };
}

function ask(...args: string[]): Printed["answers"] {
  const { status, stdout, stderr } = run(...args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const printed: Printed = JSON.parse(stdout);
  expect(Object.keys(printed)).toEqual(["answers"]);
  return printed.answers;
}

const now = ["--now", "2026-06-13T09:00:00Z"];

test("a question without a place is about the water that is given", () => {
  const [answer] = ask(...now, "--water", "canal-railroad-bridge", "when is slack water");
  expect(answer?.text).toContain("Canal");
  expect(ask(...now, "when is slack water")[0]?.text).not.toContain("Canal");
  expect(run(...now, "--water", "atlantis", "tide?").stderr).toContain("no such spot or station");
});

describe("what is asked", () => {
  test("is answered one by one, each with its facts", () => {
    const answers = ask(...now, "when's slack at Hull Gut today", "and on Sunday?");
    expect(answers).toHaveLength(2);
    expect(answers[1]?.declined).toBe(false);
    expect(answers[1]?.facts.map(({ kind, time }) => [kind, time])).toContainEqual([
      "slack",
      "2026-06-14T08:59:00Z",
    ]);
    expect(Object.keys(answers[0]?.facts[0] ?? {})).toEqual([
      "kind",
      "value",
      "unit",
      "place",
      "time",
      "source",
    ]);
  });

  test("may lean on where the person is", () => {
    const [answer] = ask(...now, "--at", "42.28,-70.295", "can I keep a 30 inch striper here?");
    expect(answer?.facts.find(({ kind }) => kind === "verdict")?.value).toBe("release");
  });

  test("of the weather is declined: there is no network here", () => {
    const [answer] = ask(...now, "what is the wind tomorrow", "x".repeat(501));
    expect(answer?.declined).toBe(true);
    expect(answer?.text).toContain("seasonal normal");
  });
});

describe("what cannot be asked is said on stderr, with status 1 and nothing else", () => {
  test.each([
    [[], "a question is missing"],
    [["--now", "noon", "tide"], "not an instant: noon"],
    [["--at", "here", "tide"], "not a position: here"],
    [["--when", "now", "tide"], "--when"],
  ])("%j", (args, message) => {
    const { status, stdout, stderr } = run(...args);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toContain(message);
    expect(stderr).toContain("usage: ask");
  });
});
