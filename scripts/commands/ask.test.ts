import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { askFrom } from "./ask.ts";
import { runInProcess } from "./support/command-in-process.ts";

interface PrintedTurn {
  readonly message: string;
  readonly emergency: { readonly id: string; readonly text: string } | null;
  readonly cards: readonly {
    readonly tool: string;
    readonly slots: Readonly<Record<string, unknown>>;
    readonly assumed: readonly string[];
    readonly text: string;
    readonly facts: readonly { readonly kind: string; readonly value: unknown }[];
    readonly sources: readonly unknown[];
  }[];
  readonly shown: 0 | null;
  readonly unread: readonly string[];
}
interface Printed {
  readonly id?: string;
  readonly turns: readonly PrintedTurn[];
}

const run = (args: readonly string[], input = "") =>
  runInProcess(askFrom(Readable.from([input])), ...args);

async function ask(args: readonly string[], input = ""): Promise<readonly Printed[]> {
  const { status, stdout, stderr } = await run(args, input);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return stdout
    .trim()
    .split("\n")
    .map((line): Printed => JSON.parse(line));
}

const now = ["--now", "2026-06-13T14:00:00Z"];

describe("a message", () => {
  test("is answered with at most three cards, each with its slots, facts and sources", async () => {
    const [talk] = await ask([...now, "can I keep a 30 inch striper from shore", "what about 32"]);
    expect(Object.keys(talk ?? {})).toEqual(["turns"]);
    const [first, next] = talk?.turns ?? [];
    expect(Object.keys(first ?? {}).toSorted()).toEqual([
      "cards",
      "emergency",
      "message",
      "shown",
      "unread",
    ]);
    const [card] = first?.cards ?? [];
    expect(Object.keys(card ?? {}).toSorted()).toEqual([
      "assumed",
      "facts",
      "slots",
      "sources",
      "text",
      "title",
      "tool",
    ]);
    expect(card).toMatchObject({
      tool: "keep",
      slots: { species: "striped_bass", length_inches: 30, mode: "shore" },
    });
    expect(card?.assumed).toContain("water");
    expect(first?.shown).toBe(0);
    expect(next?.cards[0]?.slots).toMatchObject({ length_inches: 32, mode: "shore" });
  });
});

test("lines are answered one for one in their order, each by its own clock and place", async () => {
  const lines = [
    { id: "a", now: "2026-06-13T14:00:00Z", at: null, turns: ["tautog bag limit in november"] },
    { id: "b", now: "2026-06-13T14:00:00Z", at: "42.28,-70.295", turns: ["keep a 30 in striper"] },
  ];
  const printed = await ask(["--lines"], lines.map((line) => JSON.stringify(line)).join("\n"));
  expect(printed.map(({ id }) => id)).toEqual(["a", "b"]);
  expect(printed[0]?.turns[0]?.cards[0]).toMatchObject({
    tool: "rules",
    slots: { date: "2026-11-01" },
  });
  expect(printed[1]?.turns[0]?.cards[0]?.tool).toBe("keep");
});

describe("what cannot be asked is said on stderr, with status 1 and nothing else", () => {
  test.each([
    [[], "a message is missing"],
    [["--now", "noon", "tide"], "not an instant: noon"],
    [["--at", "here", "tide"], "not a position: here"],
    [["--when", "now", "tide"], "--when"],
  ])("%j is refused with: %s", async (args, message) => {
    const { status, stdout, stderr } = await run(args);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toContain(message);
    expect(stderr).toContain("usage: ask");
  });
});
