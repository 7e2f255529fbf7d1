import { notesMaxLength } from "@striper/contract/limits";
import { saveOwnSpot } from "@striper/contract/spots";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readEntry } from "#web/features/spots/own/own-spot-form-view.ts";
import {
  positionText,
  readPosition,
  withForgottenMinus,
} from "#web/features/spots/own/position-text.ts";

const where = "42.3397, -70.9547";
const position = { latitude: 42.3397, longitude: -70.9547 };

describe("a position as text", () => {
  test.each([
    [where, position],
    ["42.3397,-70.9547", position],
    ["42.3397° N, 70.9547° W", position],
    ["42.3397 n 70.9547 w", position],
    ["33.9° S, 151.2° E", { latitude: -33.9, longitude: 151.2 }],
    ["42.3397, −70.9547", position],
    ["91, 0", null],
    ["Hull", null],
    ["", null],
  ])("%s is read", (text, read) => {
    expect(readPosition(text)).toEqual(read);
  });

  test("is parsed as written, to a meter", () => {
    const positions = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(positions, (place) => {
        const read = readPosition(positionText(place));
        expect(read?.latitude).toBeCloseTo(place.latitude, 4);
        expect(read?.longitude).toBeCloseTo(place.longitude, 4);
      }),
    );
  });

  test.each([
    ["42.36, 70.9", "42.36, -70.9"],
    ["+42.36,+70.90", "42.36, -70.9"],
    ["42.36° N, 70.9° E", null],
    ["-33.9, 151.2", null],
    [where, null],
    ["nowhere", null],
  ])("with a forgotten minus, %s gives %s", (text, meant) => {
    expect(withForgottenMinus(text)).toBe(meant);
  });
});

describe("the form of an own spot", () => {
  test("produces an entry that the account accepts", () => {
    expect(readEntry({ name: " The ledge ", notes: " ", position: where })).toEqual({
      kind: "entry",
      entry: { name: "The ledge", notes: null, position },
    });
  });

  test("refuses a longitude whose minus was forgotten, and takes it with the letter E", () => {
    const fields = { name: "The ledge", notes: "" };
    expect(readEntry({ ...fields, position: "42.36, 70.9" })).toEqual({
      kind: "errors",
      errors: { position: expect.stringContaining("Did you mean 42.36, -70.9?") },
    });
    expect(readEntry({ ...fields, position: "42.36 N, 70.9 E" })).toMatchObject({
      entry: { position: { latitude: 42.36, longitude: 70.9 } },
    });
  });

  test("reports everything that is missing at once", () => {
    expect(readEntry({ name: " ", notes: "", position: "" })).toEqual({
      kind: "errors",
      errors: { name: "Give the spot a name.", position: "Say where the spot is." },
    });
    expect(
      readEntry({ name: "x".repeat(81), notes: "x".repeat(notesMaxLength + 1), position: "there" }),
    ).toMatchObject({
      errors: {
        name: expect.stringContaining("80"),
        notes: expect.stringContaining(String(notesMaxLength)),
        position: expect.stringContaining("not a position"),
      },
    });
  });

  test("produces an entry that the account accepts from any pasted text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 100 }),
        fc.string({ unit: "binary", maxLength: 100 }),
        (name, notes) => {
          const read = readEntry({ name, notes, position: where });
          fc.pre(read.kind === "entry");
          expect(saveOwnSpot.body.safeParse(read.entry).success).toBe(true);
        },
      ),
    );
  });
});
