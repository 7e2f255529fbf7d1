import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createLineSplitter } from "./index.ts";

function split(pieces: readonly string[]): string[] {
  const splitter = createLineSplitter();
  return [...pieces.flatMap((piece) => splitter.push(piece)), ...splitter.end()];
}

describe("cutting a stream into lines", () => {
  test("gives the same lines for any chunks", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom("a", "*", ",", "\r") }), { minLength: 1 }),
        fc.array(fc.nat(60)),
        (lines, cuts) => {
          const whole = lines.join("\n");
          const places = [
            0,
            ...cuts.map((cut) => Math.min(cut, whole.length)).toSorted((a, b) => a - b),
          ];
          const pieces = places.map((place, index) => whole.slice(place, places[index + 1]));
          expect(split(pieces)).toEqual(lines.at(-1) === "" ? lines.slice(0, -1) : lines);
        },
      ),
    );
  });
});
