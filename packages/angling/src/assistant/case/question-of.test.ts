import { askedAt } from "@striper/testkit/assistant/kept";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Frame } from "#angling/assistant/frame.ts";
import { readAll } from "#angling/assistant/understanding/several/read-all.ts";
import { questionOf } from "./question-of.ts";

function read(question: string): Frame {
  const { frames } = readAll({
    question,
    before: [],
    now: askedAt,
    position: null,
    ownSpots: [],
  });
  const [frame] = frames;
  if (frame === undefined || frames.length !== 1) throw new Error(`not one question: ${question}`);
  return frame;
}

const what = ({ intent, species, length, mode, kept, water }: Frame) => ({
  intent,
  species,
  length,
  mode,
  kept,
  jurisdiction: water?.jurisdiction ?? null,
});

const fish = fc.constantFrom("striped bass", "bluefish", "black sea bass", "fluke");
const modes = fc.constantFrom("", " from shore", " from a boat", " on a charter");
const waters = fc.constantFrom("", " in massachusetts", " in new hampshire", " in federal waters");

describe("a question written anew from what was read", () => {
  test("is read as it was, a fish to keep", () => {
    const lengths = fc.integer({ min: 8, max: 48 });
    const kept = fc.constantFrom("", " with 1 already kept");
    fc.assert(
      fc.property(fish, lengths, modes, waters, kept, (name, length, mode, water, before) => {
        const frame = read(`can i keep a ${length} inch ${name}${mode}${water}${before}`);
        expect(what(read(questionOf(frame)))).toEqual(what(frame));
      }),
      { numRuns: 150 },
    );
  });

  test("is read as it was, a rule", () => {
    fc.assert(
      fc.property(fish, modes, waters, (name, mode, water) => {
        const frame = read(`what is the limit for ${name}${mode}${water}`);
        expect(what(read(questionOf(frame)))).toEqual(what(frame));
      }),
    );
  });

  test.each(["tide at hull gut tomorrow", "bite score tomorrow", "weather on saturday"])(
    "is read as it was: %s",
    (question) => {
      const frame = read(question);
      const again = read(questionOf(frame));
      expect(again.intent).toBe(frame.intent);
      expect(again.place?.spotId).toBe(frame.place?.spotId);
      expect(again.when?.date).toBe(frame.when?.date);
    },
  );

  test("names no fish as striped bass, and several as they are called", () => {
    const frame = read("can i keep a 30 inch striper");
    expect(questionOf({ ...frame, species: null })).toBe("can i keep a 30 inch striped bass");
    expect(questionOf({ ...frame, length: null, count: 2 })).toBe("can i keep 2 striped bass");
    expect(questionOf({ ...frame, length: null })).toBe("can i keep a striped bass");
    expect(questionOf({ ...frame, count: 3 })).toBe("can i keep 3 30 inch striped bass");
    expect(questionOf({ ...frame, species: { kind: "unheld", name: "opah" } })).toContain("opah");
  });
});
