import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createEventReader } from "#web/platform/api/event-text.ts";

const reading = (...pieces: string[]) => {
  const reader = createEventReader();
  return pieces.flatMap((piece) => reader.read(piece));
};

test("an event is its data lines, ended by an empty one", () =>
  expect(reading("data: one\n\ndata:two\ndata: three\n\n")).toEqual(["one", "two\nthree"]));

test("comments, other fields and events without data are passed over", () =>
  expect(reading(": still here\n\nevent: x\nid: 7\n\ndata: one\nretry: 5\n\n")).toEqual(["one"]));

test("an event that is not ended is not told", () => expect(reading("data: one\n")).toEqual([]));

test("lines may end in any of the three ways", () =>
  expect(reading("data: one\r\n\r\ndata: two\r\rdata: three\n\n")).toEqual([
    "one",
    "two",
    "three",
  ]));

test("how the text is cut into pieces changes nothing", () => {
  const lines = fc.array(
    fc.constantFrom("data: {}", "data:", "data", ": c", "", "event: e", "data: a:b"),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(
      lines,
      fc.constantFrom("\n", "\r\n"),
      fc.array(fc.nat(200), { maxLength: 8 }),
      (all, end, cuts) => {
        const text = all.map((line) => line + end).join("");
        const places = [0, ...cuts.filter((cut) => cut < text.length), text.length].toSorted(
          (a, b) => a - b,
        );
        const pieces = places.map((place, index) => text.slice(place, places[index + 1]));
        expect(reading(...pieces)).toEqual(reading(text));
      },
    ),
  );
});

test("an event without an end is refused before it fills the memory", () => {
  const reader = createEventReader();
  const piece = "x".repeat(1_000_000);
  expect(() => {
    for (let count = 0; count < 12; count += 1) reader.read(piece);
  }).toThrow(RangeError);
});
