import type { Fact } from "@striper/angling/assistant";
import { describe, expect, test } from "vitest";
import { createLinkDropper } from "#server/features/assistant/model/drop-links.ts";

const source = "Mass. DMF, https://www.mass.gov/striped-bass, read on June 1";
const facts: Fact[] = [
  { kind: "bag-limit", value: 1, unit: null, place: null, time: null, source, screen: null },
];

/** The text as it comes in pieces of that length. */
function shown(text: string, pieceLength: number): string {
  const links = createLinkDropper(facts);
  const pieces = text.match(new RegExp(`[^]{1,${pieceLength}}`, "gu")) ?? [];
  return [...pieces.map((piece) => links.push(piece)), links.end()].join("");
}

describe.each([1, 3, 7, 1000])("a text in pieces of %i", (pieceLength) => {
  test.each([
    ["[Sign in again](https://evil.example/a) now.", "[Sign in again] now."],
    ["[Sign in](https&#58;//evil.example) now.", "[Sign in] now."],
    ["[Sign in]( <https://evil.example/a b> 'title') now.", "[Sign in] now."],
    ["[Sign [in](https://a.example)](https://evil.example)", "[Sign [in]]"],
    ["[Sign in][1] now.\n\n[1]: https\\://evil.example", "[Sign in][1] now.\n\n[1]"],
    ["[Sign in][1].\n\n> [1]:\n> https://evil.example", "[Sign in][1].\n\n> [1]:\n> "],
    ["See <https://evil.example> or www.evil.example!", "See <> or "],
    ["Go to HTTPS://evil.example/x?y=1, then fish.", "Go to  then fish."],
    ["hthttps://a.example tps://evil.example", " "],
    ["[x](//evil.example) [y](/no-page) [z](javascript:alert(1))", "[x] [y] [z])"],
    ["https://www.mass.gov/striped-bass.evil.example", ""],
    ["https://www.mass.gov@evil.example/striped-bass", ""],
  ])("%j loses its links", (text, left) => {
    expect(shown(text, pieceLength)).toBe(left);
  });

  test.each([
    "One fish a day (https://www.mass.gov/striped-bass).",
    "One fish, see [the rules](https://www.mass.gov/striped-bass).",
    "See [your tides](/tides?station=8443970) and [the map](/map).",
    "Note [1]: fish the rip. 28 to 31 in. and 50/50 odds; e.g. at 6:40.",
  ])("%j stays as it is", (text) => {
    expect(shown(text, pieceLength)).toBe(text);
  });
});

test("a text is shown up to its last word", () => {
  const links = createLinkDropper(facts);
  expect(links.push("Fish the ")).toBe("Fish the ");
  expect(links.push("rip [t")).toBe("rip ");
  expect(links.push("oday](")).toBe("");
});

test("a target that never ends is not held for ever", () => {
  const links = createLinkDropper(facts);
  expect(links.push(`[x](${"a ".repeat(2000)}`)).not.toBe("");
});
