import { expect, test } from "vitest";
import { birthYearIn } from "./ages.ts";

test.each([
  ["boater cert needed? born 91", 1991],
  ["i was born in 1960", 1960],
  ["my kid was born 12", 2012],
  ["born 26", 2026],
  ["born 27", 1927],
  ["born on march 3rd 2011", 2011],
  ["in 1985 i was born", 1985],
  ["1985 was a good year", null],
  ["i was born to fish", null],
])("%s: %s", (text, year) => {
  expect(birthYearIn(text, 2026)).toBe(year);
});
