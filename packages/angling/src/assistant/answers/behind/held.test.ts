import { askedAt, keptProviders } from "@striper/testkit/assistant/kept";
import { expect, test } from "vitest";
import { readAll } from "#angling/assistant/understanding/several/read-all.ts";
import { answered, declinedWith, type Reply } from "#angling/assistant/answers/reply.ts";
import { heldOf, milesOffOf } from "./held.ts";
import type { LastAnswer } from "./last-answer.ts";

const reply = answered(["It may be kept."], []);

function last(question: string, doubt: string | undefined, side: Reply): LastAnswer {
  const asked = { before: [], earlier: [], now: askedAt, position: null, ownSpots: [] };
  const [frame] = readAll({ question, ...asked }).frames;
  if (frame === undefined) throw new Error("Nothing was read.");
  return {
    reply,
    frame: doubt === undefined ? frame : { ...frame, doubt },
    context: { providers: keptProviders, now: askedAt, position: null, home: null, day: null },
    answer: () => Promise.resolve(side),
  };
}

const unknown = declinedWith("No line is held there.");

test("a doubt of the water is held where no line is known, and says no more than it knows", async () => {
  const { text } = await heldOf(last("can i keep a 29 at hull", "thats federal", unknown));
  expect(text).toBe("**Checked again with the same figures, it stays so.** It may be kept.");
});

test("a doubt without words is held", async () => {
  const { text } = await heldOf(last("can i keep a 29 at hull", undefined, unknown));
  expect(text).toContain("it stays so");
});

test("without miles, or without a line, nothing is told of the distance", async () => {
  expect(await milesOffOf(last("federal water at hull", undefined, unknown))).toBe(reply);
  expect(await milesOffOf(last("federal water at hull", "so 4 miles off", unknown))).toBe(reply);
});
