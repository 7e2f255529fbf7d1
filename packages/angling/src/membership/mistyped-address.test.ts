import { expect, test } from "vitest";
import { likelyMeant } from "#angling/membership/mistyped-address.ts";

test.each([
  ["bo@gmial.com", "bo@gmail.com"],
  ["bo@gmail.co", "bo@gmail.com"],
  ["bo@hotmal.com", "bo@hotmail.com"],
  ["bo@gmail.com", null],
  ["bo@mail.com", null],
  ["bo@aole.com", null],
  ["bo@example.com", null],
  ["", null],
])("the address %s suggests %s", (typed, meant) => {
  expect(likelyMeant(typed)).toBe(meant);
});
