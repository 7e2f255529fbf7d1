import { askedAt, keptProviders } from "@striper/testkit/assistant/kept";
import { hour } from "@striper/marine/time";
import { expect, test } from "vitest";
import { fact, sources, type Fact } from "#angling/assistant/facts.ts";
import { emptyFrame, type Frame } from "#angling/assistant/frame.ts";
import type { Reply } from "#angling/assistant/answers/reply.ts";
import { onDate } from "#angling/assistant/understanding/time/read-when.ts";
import { spots } from "#angling/spots/index.ts";
import { elseOf, pickOf } from "./choose.ts";
import type { LastAnswer } from "./last-answer.ts";
import { leaveOf, nextOf, sinceOf, untilOf, whyOf } from "./times.ts";

const context = { providers: keptProviders, now: askedAt, position: null };
const told = (text: string, facts: readonly Fact[] = []): Reply => ({
  text,
  facts,
  declined: false,
});

/** An answer and the one that is given to what is asked beside it. */
const last = (
  frame: Partial<Frame>,
  reply: Reply,
  beside: Reply = told("Beside."),
): LastAnswer => ({
  reply,
  frame: { ...emptyFrame, ...frame },
  context,
  answer: () => Promise.resolve(beside),
});

const turn = (kind: string, hours: number, value: number | string = 9.6): Fact =>
  fact(kind, value, "NOAA", { unit: "ft", at: askedAt + hours * hour });

test("until when is told of a stretch or of the water's turn, and of nothing else", async () => {
  const bare = told("It rises.");
  expect((await untilOf(last({ intent: "weather" }, bare))).text).toBe("It rises.");
  expect((await untilOf(last({ intent: "tide" }, bare))).text).toBe("It rises.");
  const later = told("Later.", [turn("low-tide", -1), turn("high-tide", 3)]);
  expect((await untilOf(last({ intent: "tide" }, bare, later))).text).toMatch(
    /^\*\*Until .*: high tide \(9\.6 ft\)\.\*\* It rises\./,
  );
  const slack = told("It ebbs.", [
    fact("current-flow", "ebb", "NOAA"),
    turn("slack", 2, "before flood"),
  ]);
  expect((await untilOf(last({ intent: "current" }, slack))).text).toMatch(
    /: slack before flood\./,
  );
});

test("what comes after needs a turn, and is of the same kind", async () => {
  const bare = told("Nothing.");
  expect(await nextOf(last({ intent: "tide" }, bare))).toBe(bare);
  const low = told("Low.", [turn("low-tide", 4)]);
  const others = told("Both.", [turn("high-tide", 10), turn("low-tide", 16, 0.4)]);
  expect((await nextOf(last({ intent: "tide", cues: ["next"] }, low, others))).text).toMatch(
    /^\*\*After that: low tide \(0\.4 ft\)/,
  );
  const none = told("Only highs.", [turn("high-tide", 10)]);
  expect(await nextOf(last({ intent: "tide" }, low, none))).toBe(none);
});

test("why asks the moon of the day of the tide, or of the day asked about", async () => {
  const moon = told("A new moon.");
  expect((await whyOf(last({ intent: "tide" }, told("x"), moon))).text).toMatch(/A new moon\.$/);
  const high = told("High.", [turn("high-tide", 40)]);
  expect((await whyOf(last({ intent: "tide" }, high, moon))).facts).toEqual(high.facts);
});

test("a leaving time is counted back from a stretch alone, by a time that is told", async () => {
  const stretch = told("Best.", [turn("window-from", 10, "3:00 pm")]);
  const asked = (words: string, reply = stretch) => leaveOf(last({ words }, reply));
  expect((await asked("when do i leave it is 40 min")).text).toMatch(/: 40 min before /);
  expect((await asked("when do i leave its half an hour away")).text).toMatch(/: 30 min before /);
  expect((await asked("when do i leave its an hour away")).text).toMatch(/: 60 min before /);
  expect((await asked("when do i leave its 2 hours away")).text).toMatch(/: 120 min before /);
  expect((await asked("when do i leave")).text).toBe("Best.");
  expect((await asked("leave, 40 min", told("No hour."))).text).toBe("No hour.");
});

test("since when is held of bass", async () => {
  const rule = told("The rule.");
  const of = (id: "striped_bass" | "summer_flounder") =>
    sinceOf(last({ intent: "rules", species: { kind: "one", id } }, rule));
  expect((await of("striped_bass")).text).toContain("May 26, 2023");
  expect((await of("summer_flounder")).text).toMatch(/^\*\*Since when is not held/);
});

const [first, second] = spots;
const listed = told(
  "Spots.",
  [first, second].map((spot) => fact("spot", spot?.name ?? "", sources.spots)),
);
const scored = (score: number, safety: string): Reply =>
  told(`Score ${score}.`, [fact("bite-score", score, "x"), fact("safety", safety, "x")]);

test("of the spots listed the one that scores highest is picked, none that is unsafe", async () => {
  const picked = await pickOf(last({ intent: "spots" }, listed, scored(70, "GO")));
  expect(picked.text).toMatch(/scores highest now.*70 of 100 against 70 at /);
  const when = onDate("2026-06-14");
  expect(
    (await pickOf(last({ intent: "spots", when }, listed, scored(70, "CAUTION")))).text,
  ).toMatch(/highest then/);
  expect((await pickOf(last({ intent: "spots" }, listed, scored(70, "NO")))).text).toMatch(
    /^\*\*None of them then\.\*\*/,
  );
  expect(await pickOf(last({ intent: "spots" }, listed))).toBe(listed);
  const one = told("One.", [fact("spot", first?.name ?? "", sources.spots)]);
  expect((await pickOf(last({ intent: "spots" }, one, scored(60, "GO")))).text).not.toMatch(
    /against/,
  );
});

test("what else to try is a text", async () => {
  expect((await elseOf(last({ intent: "tackle" }, told("Plugs.")))).text).toMatch(/^Most often/);
});
