import { askedAt, keptProviders } from "@striper/testkit/assistant/kept";
import { inches } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import { answerQuestion } from "#angling/assistant/answer-question.ts";
import { blankDay, type DayState } from "#angling/regulations/index.ts";

const today = "2026-06-13";
const striper = { species: "Striped Bass", length: inches(29) };

async function ask(question: string, part: Partial<DayState> | null) {
  const day = part === null ? null : { ...blankDay(today), ...part };
  const { facts, cases } = await answerQuestion({
    question,
    conversation: null,
    providers: { ...keptProviders, day: () => Promise.resolve(day) },
    now: askedAt,
    position: null,
  });
  return {
    verdict: facts.find(({ kind }) => kind === "verdict")?.value,
    chips: cases.flatMap(({ slots }) => slots.map(({ label, from }) => `${label} (${from})`)),
  };
}

const keep = "can i keep a 29 inch striper";

describe("a question whether a fish may be kept", () => {
  test("counts what was kept today", async () => {
    const { verdict, chips } = await ask(keep, { kept: [striper] });
    expect(verdict).toBe("release");
    expect(chips).toContain("1 kept (before)");
    expect((await ask(keep, { kept: [] })).verdict).toBe("keep");
    expect((await ask(keep, null)).chips).toContain("0 kept (assumed)");
  });

  test("takes the words before the day", async () => {
    const said = await ask("can i keep a 29 inch striper with 1 already kept", { kept: [] });
    expect(said.verdict).toBe("release");
    expect(said.chips).toContain("1 kept (read)");
    const shore = await ask("can i keep a 29 inch striper from shore", { mode: "private" });
    expect(shore.chips).toContain("Shore (read)");
  });

  test("is for the day's water and way of fishing where the words say none", async () => {
    const federal = await ask(keep, { place: { jurisdiction: "FED" }, mode: "private" });
    expect(federal.verdict).toBe("release");
    expect(federal.chips).toEqual(
      expect.arrayContaining(["Federal waters (before)", "Boat (before)"]),
    );
    const bank = await ask(keep, { place: { latitude: 42.35, longitude: -70.3 } });
    expect(bank.verdict).toBe("release");
    expect(bank.chips).toContain("Your water of today (before)");
    const named = await ask("can i keep a 29 inch striper in massachusetts", {
      place: { jurisdiction: "FED" },
    });
    expect(named.verdict).toBe("keep");
  });

  test("knows who fishes along", async () => {
    expect((await ask(keep, { anglers: 3 })).chips).toContain("3 anglers (before)");
  });

  test("of another day is not judged by today", async () => {
    const { verdict, chips } = await ask("can i keep a 29 inch striper tomorrow", {
      kept: [striper],
      place: { jurisdiction: "FED" },
    });
    expect(verdict).toBe("keep");
    expect(chips).not.toContain("1 kept (before)");
  });

  test("of a fish nobody holds, or of several, counts nothing", async () => {
    for (const name of ["opah", "flounder"]) {
      const { chips } = await ask(`can i keep a 29 inch ${name}`, { kept: [striper] });
      expect(chips.filter((chip) => chip.endsWith("kept (before)"))).toEqual([]);
    }
  });
});

test("a question for the rule is not judged by the day", async () => {
  const { chips } = await ask("striper limit", { place: { jurisdiction: "FED" }, mode: "shore" });
  expect(chips).not.toContain("Federal waters (before)");
});
