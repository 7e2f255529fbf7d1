import { askedAt } from "@striper/testkit/assistant/kept";
import { describe, expect, test } from "vitest";
import type { Frame, SlotName } from "#angling/assistant/frame.ts";
import { readAll } from "#angling/assistant/understanding/several/read-all.ts";
import { withEdits } from "./apply-edits.ts";

const ownSpots = [
  { id: "own-1", name: "Grandpa's ledge", position: { latitude: 42.31, longitude: -70.9 } },
];
const around = { now: askedAt, ownSpots };

const read = (question: string): readonly Frame[] =>
  readAll({ question, before: [], now: askedAt, position: null, ownSpots }).frames;

function edited(question: string, slot: SlotName, value: string | number): Frame {
  const [frame] = withEdits(read(question), [{ part: 0, slot, value }], around);
  if (frame === undefined) throw new Error(`nothing was read of ${question}`);
  return frame;
}

const keep = "can i keep a 30 inch striper";

describe("a value a person chose", () => {
  test.each([
    ["species", "bluefish", { species: { kind: "one", id: "bluefish" } }],
    ["length", 27.5, { length: 27.5 }],
    ["length", "31", { length: 31 }],
    ["count", 2, { count: 2 }],
    ["anglers", "3", { anglers: 3 }],
    ["age", 15, { age: 15 }],
    ["born", "1991", { born: 1991 }],
    ["kept", 0, { kept: 0 }],
    ["kept", 999, { kept: 999 }],
    ["mode", "shore", { mode: "shore" }],
    ["mode", "private", { mode: "private" }],
    ["mode", "for-hire", { mode: "for-hire" }],
    ["flow", "ebb", { flow: "ebb" }],
    ["flow", "flood", { flow: "flood" }],
    ["flow", "slack", { flow: "slack" }],
    ["bait", "Live Eel", { bait: "live eel" }],
  ] as const)("fills %s with %s", (slot, value, filled) => {
    const frame = edited(keep, slot, value);
    expect(frame).toMatchObject(filled);
    expect(frame.said).toContain(slot);
  });

  const plan = "sw 20 gust 28 in my 17 ft whaler in fog, hull gut";
  test.each([
    ["wind", "NE 15 kt", { wind: 15, gust: null, windFrom: 45 }],
    ["sea", "3", { sea: 3, isRough: false }],
    ["sky", "dark", { sky: ["dark"] }],
    ["sky", "none", { sky: [] }],
    ["craft", "paddled", { craft: "paddled" }],
    ["company", "alone", { company: "alone" }],
    ["lacks", "belt", { lacks: ["belt"] }],
    ["lacks", "none", { lacks: [] }],
  ] as const)("tells the %s of a plan by %s", (slot, value, going) => {
    expect(edited(plan, slot, value)).toMatchObject({ intent: "go", isPlan: true, going });
  });

  test.each([
    ["wind", "fast"],
    ["sea", "deep"],
    ["sky", "blue"],
    ["craft", "train"],
    ["company", "a dog"],
    ["lacks", "luck"],
  ] as const)("leaves the %s of a plan at %s as it was", (slot, value) => {
    expect(edited(plan, slot, value).going).toEqual(read(plan)[0]?.going);
  });

  test("from the shore there is no boat left", () => {
    expect(edited(plan, "mode", "shore").going?.craft).toBeNull();
  });

  test.each([
    ["Hull Gut", "hull-gut"],
    ["hul gut", "hull-gut"],
  ])("names the place by %s", (value, spotId) => {
    expect(edited("tide tomorrow", "place", value).place?.spotId).toBe(spotId);
  });

  test("names a place of the person's own", () => {
    expect(edited("tide tomorrow", "place", "grandpa's ledge").place?.name).toBe("Grandpa's ledge");
  });

  test("may name whose water it is without a place", () => {
    const { place, water } = edited(keep, "place", "federal waters");
    expect(place).toBeNull();
    expect(water?.jurisdiction).toBe("FED");
  });

  test("names the day, and takes back that it was not known", () => {
    expect(edited(keep, "when", "tomorrow")).toMatchObject({
      when: { date: "2026-06-14" },
      unknownDay: null,
    });
  });

  test("makes a verdict of a question for the rule when it is a length", () => {
    expect(read("what is the striper limit")[0]?.intent).toBe("rules");
    expect(edited("what is the striper limit", "length", 30).intent).toBe("keep");
    expect(edited("what is the striper limit", "kept", 1).intent).toBe("rules");
  });

  test("counts the last where one slot is changed twice", () => {
    const edits = [27, 29].map((value) => ({ part: 0, slot: "length", value }));
    expect(withEdits(read(keep), edits, around)[0]?.length).toBe(29);
  });

  test("changes only its own part of a message", () => {
    const frames = read("tide at hull tomorrow and can i keep a 30 inch striper");
    const after = withEdits(frames, [{ part: 1, slot: "length", value: 25 }], around);
    expect(after[0]).toBe(frames[0]);
    expect(after[1]?.length).toBe(25);
  });
});

describe("what is no value of its slot changes nothing", () => {
  test.each([
    ["species", "dragon"],
    ["length", 0],
    ["length", -3],
    ["length", "long"],
    ["count", 0],
    ["count", 1.5],
    ["anglers", -1],
    ["anglers", 1000],
    ["age", 0],
    ["age", 12.5],
    ["born", "soon"],
    ["kept", -1],
    ["kept", "some"],
    ["mode", "raft"],
    ["place", "qwxz"],
    ["when", "qwxz"],
    ["flow", "sideways"],
    ["bait", "  "],
  ] as const)("%s %s", (slot, value) => {
    const [frame] = read(keep);
    expect(edited(keep, slot, value)).toEqual(frame);
  });

  test.each([
    { part: 3, slot: "length", value: 26 },
    { part: 0, slot: "color", value: "red" },
  ])("%j", (edit) => {
    const frames = read(keep);
    expect(withEdits(frames, [edit], around)).toEqual(frames);
  });
});
