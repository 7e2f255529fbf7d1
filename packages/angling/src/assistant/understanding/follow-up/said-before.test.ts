import { expect, test } from "vitest";
import { saidIn, unreadIn, type Frame } from "#angling/assistant/frame.ts";
import { readAll } from "#angling/assistant/understanding/several/read-all.ts";
import { doubted } from "./doubted.ts";
import { withFishNamed } from "./with-fish-named.ts";

const now = Date.parse("2026-06-13T09:00:00Z");

function frameOf(question: string): Frame {
  const read = readAll({ question, before: [], earlier: [], now, position: null, ownSpots: [] });
  const [frame] = read.frames;
  if (frame === undefined) throw new Error("Nothing was read.");
  return frame;
}

test("what a message says and leaves unread is nothing where neither is told", () => {
  const { said: _said, unread: _unread, ...bare } = frameOf("tide at hull");
  expect([saidIn(bare), unreadIn(bare)]).toEqual([[], []]);
  expect(saidIn(frameOf("tide at hull"))).toEqual(["place"]);
});

test.each([
  ["can i keep a 29 inch striper", "when do they leave", "when do Striped Bass leave"],
  ["flounder limit", "when do they leave", "when do they leave"],
  ["spots near hull", "when do they leave", "when do stripers leave"],
  ["spots near hull", "what bait", "what bait"],
])("after %j they are the fish it was about: %s", (before, question, named) => {
  expect(withFishNamed(question, frameOf(before)).toLowerCase()).toBe(named.toLowerCase());
});

test("a doubt is short, and of the law", () => {
  const verdict = frameOf("can i keep a 33 inch striper");
  const long =
    "are you sure about that because my uncle has been fishing here for forty years and never heard of it";
  expect(doubted(frameOf("are you sure"), verdict)).toBe(true);
  expect(doubted(frameOf(long), verdict)).toBe(false);
  expect(doubted(frameOf("are you sure"), frameOf("tide at hull"))).toBe(false);
});
