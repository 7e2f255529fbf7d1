import { packagedTable } from "@striper/angling/regulations";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { verdictView, type KeepEntry } from "#web/features/regulations/keep/keep-view.ts";
import { readLength } from "#web/features/regulations/keep/read-length.ts";

describe("a length", () => {
  test.each([
    ["28", 28],
    ["28.5", 28.5],
    ["28,5", 28.5],
    ["28 1/2", 28.5],
    ["28-1/2", 28.5],
    ["28½", 28.5],
    ["28 ½", 28.5],
    ["1/2", 0.5],
    [" 30.75 in ", 30.75],
    ['31"', 31],
    ["28.", 28],
  ])("written %j is %d inches", (text, length) => {
    expect(readLength(text, false)).toEqual({ kind: "read", length });
  });

  test.each(["", "  "])("written %j is none", (text) => {
    expect(readLength(text, false).kind).toBe("none");
  });

  test.each([
    "abc",
    "-5",
    "28 1/3",
    "28 3/2",
    "1e3",
    "28 1",
    "28..5",
    "0x1f",
    "28 1/2/3",
    "1,000.5",
  ])("written %j is none that can be read", (text) => {
    expect(readLength(text, false).kind).toBe("unreadable");
  });

  test("in centimeters is exact where the limit is", () => {
    expect(readLength("78.74", true)).toEqual({ kind: "read", length: 31 });
    expect(readLength("71.12 cm", true)).toEqual({ kind: "read", length: 28 });
  });

  test("with any fraction of a ruler reads as its decimal does", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 1, max: 15 }),
        (whole, top) => {
          expect(readLength(`${whole} ${top}/16`, false)).toEqual({
            kind: "read",
            length: whole + top / 16,
          });
        },
      ),
    );
  });
});

const entry = (parts: Partial<KeepEntry> & { readonly typed?: string }): KeepEntry => ({
  species: "striped_bass",
  length: readLength(parts.typed ?? "29", false),
  water: "MA",
  zone: "gulf-of-maine",
  mode: "private",
  keptToday: 0,
  keptAboard: 0,
  keptLongFish: false,
  landing: null,
  ...parts,
});
const view = (parts: Parameters<typeof entry>[0], date = "2026-06-13") =>
  verdictView(entry(parts), null, date, packagedTable);
const word = (parts: Parameters<typeof entry>[0], date?: string) => view(parts, date).word;

describe("the verdict at the rail", () => {
  test.each([
    ["27.99", "release"],
    ["28", "keep"],
    ["28 1/2", "keep"],
    ["30,99", "keep"],
    ["31.0", "release"],
    ["31", "release"],
    ["", "measure"],
    ["twenty", "measure"],
    ["0", "measure"],
  ])("on a striped bass of %j is %s", (typed, expected) => {
    expect(word({ typed })).toBe(expected);
  });

  test("says what is wrong with a length it cannot read", () => {
    expect(view({ typed: "twenty" }).reason).toContain("28 1/2");
  });

  test("is release when one is kept already, and in federal water whatever was typed", () => {
    expect(word({ keptToday: 1 })).toBe("release");
    expect(word({ water: "FED", typed: "twenty" })).toBe("release");
    expect(view({ water: "FED" }).asks.landing).toBe(false);
  });

  test("without a position where one is needed is unsure, and says so", () => {
    expect(view({ water: "here" })).toMatchObject({ word: "unsure", rule: null });
  });

  test("turns on the first and the last day of a season", () => {
    const cod = { species: "atlantic_cod", typed: "24" } as const;
    expect(word(cod, "2026-08-31")).toBe("release");
    expect(word(cod, "2026-09-01")).toBe("keep");
    expect(word(cod, "2026-10-31")).toBe("keep");
    expect(word(cod, "2026-11-01")).toBe("release");
  });

  test("asks for the boat and for the long fish only where the rule counts them", () => {
    const tautog = { species: "tautog", typed: "22", keptToday: 1 } as const;
    expect(view(tautog, "2026-10-20").asks).toMatchObject({ aboard: true, longFish: 21 });
    expect(word(tautog, "2026-10-20")).toBe("keep");
    expect(word({ ...tautog, keptLongFish: true }, "2026-10-20")).toBe("release");
    expect(word({ ...tautog, keptAboard: 10 }, "2026-10-20")).toBe("release");
    expect(view({}).asks).toEqual({ aboard: false, longFish: null, landing: false });
  });

  test("depends on the part of the water named", () => {
    const flounder = { species: "winter_flounder", typed: "13", keptToday: 2 } as const;
    expect(word(flounder)).toBe("keep");
    expect(word({ ...flounder, zone: "southern-new-england" })).toBe("release");
  });

  test("comes in far less than 50 ms", () => {
    const start = performance.now();
    for (let length = 1; length <= 100; length += 1) view({ typed: String(length) });
    expect((performance.now() - start) / 100).toBeLessThan(10);
  });
});
