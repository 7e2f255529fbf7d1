import { keptProviders, askedAt } from "@striper/testkit/assistant/kept";
import { describe, expect, test } from "vitest";
import { answerQuestion } from "#angling/assistant/answer-question.ts";
import type { FollowUpContext } from "#angling/assistant/conversation.ts";
import type { SlotEdit } from "./apply-edits.ts";

const ask = (
  question: string,
  edits: readonly SlotEdit[] = [],
  conversation: FollowUpContext | null = null,
) =>
  answerQuestion({
    question,
    conversation,
    edits,
    providers: keptProviders,
    now: askedAt,
    position: null,
  });

const shown = async (...asked: Parameters<typeof ask>) => {
  const { cases } = await ask(...asked);
  return cases.map(({ topic, slots }) => {
    const labels: string[] = slots.map(({ label, from }) => `${label} (${from})`);
    return [topic, labels].flat();
  });
};

describe("a question as a case", () => {
  test("tells what was read from what is taken for granted", async () => {
    expect(await shown("can i keep a 30 inch striper from shore")).toEqual([
      [
        "keep",
        "Striped bass (read)",
        "30 in (read)",
        "Shore (read)",
        "MA (assumed)",
        "0 kept (assumed)",
        "1 fish (assumed)",
        "1 angler (assumed)",
        "Today (assumed)",
      ],
    ]);
  });

  test("tells what it took over from the question before", async () => {
    const { followUpContext } = await ask("can i keep a 17 inch fluke from shore");
    const [[topic, ...labels] = []] = await shown("what about 15", [], followUpContext);
    expect(topic).toBe("keep");
    expect(labels.slice(0, 3)).toEqual([
      "Summer flounder (fluke) (before)",
      "15 in (read)",
      "Shore (before)",
    ]);
  });

  test("is one for each question of a message", async () => {
    const cases = await shown("tide at hull tomorrow and what is the striper limit");
    expect(cases.map(([topic]) => topic)).toEqual(["tide", "rules"]);
  });
});

describe("a slot that is changed", () => {
  test.each([
    [{ slot: "length", value: 26 }, "26 in (read)", "release"],
    [{ slot: "kept", value: 1 }, "1 kept (read)", "release"],
    [{ slot: "place", value: "New Hampshire" }, "NH (read)", "keep"],
    [{ slot: "species", value: "bluefish" }, "Bluefish (read)", "keep"],
    [{ slot: "mode", value: "for-hire" }, "Charter (read)", "keep"],
    [{ slot: "when", value: "tomorrow" }, "Tomorrow (read)", "keep"],
  ])("answers anew with %j", async (edit, label, verdict) => {
    const question = "can i keep a 30 inch striper";
    const edits = [{ part: 0, ...edit }];
    const { facts, cases } = await ask(question, edits);
    const labels = cases[0]?.slots.map((slot) => `${slot.label} (${slot.from})`);
    expect(labels).toContain(label);
    expect(facts.find(({ kind }) => kind === "verdict")?.value).toBe(verdict);
  });

  test.each([
    ["a part there is none of", { part: 3, slot: "length", value: 26 }],
    ["a slot nobody knows", { part: 0, slot: "color", value: "red" }],
    ["a value that is none of the slot", { part: 0, slot: "mode", value: "raft" }],
  ])("changes nothing by %s", async (_what, edit) => {
    const question = "can i keep a 30 inch striper";
    expect((await ask(question, [edit])).text).toBe((await ask(question)).text);
  });
});
