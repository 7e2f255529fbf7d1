import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createLineSplitter } from "./index.ts";

function split(pieces: readonly string[]): string[] {
  const splitter = createLineSplitter();
  return [...pieces.flatMap((piece) => splitter.push(piece)), ...splitter.end()];
}

describe("cutting a stream into lines", () => {
  test("gives the same lines wherever the pieces end", () => {
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

  test("of a line without an end keeps only as much as shows that it is too long", () => {
    const splitter = createLineSplitter();
    for (let index = 0; index < 1000; index++) expect(splitter.push("x".repeat(5000))).toEqual([]);
    const [long, next] = splitter.push("y\nnext\n");
    expect(long).toHaveLength(1025);
    expect(next).toBe("next");
    expect(splitter.end()).toEqual([]);
  });
});
