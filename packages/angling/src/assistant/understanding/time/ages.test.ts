import { expect, test } from "vitest";
import { agesIn, birthYearsIn } from "./ages.ts";

test.each([
  ["boater cert needed? born 91", 1991],
  ["i was born in 1960", 1960],
  ["my kid was born 12", 2012],
  ["born 26", 2026],
  ["born 27", 1927],
  ["born on march 3rd 2011", 2011],
  ["in 1985 i was born", 1985],
  ["1985 was a good year", undefined],
  ["i was born to fish", undefined],
])("%s: %s", (text, year) => {
  expect(birthYearsIn(text, 2026)[0]).toBe(year);
});

test.each([
  ["born 1988 me wife 1992 who needs the boater card", [1988, 1992]],
  ["i was born in 93 and my dad in 58 do we both need it", [1993, 1958]],
])("%s: all of them", (text, years) => {
  expect(birthYearsIn(text, 2026)).toEqual(years);
});

test.each([
  ["none of them need a permit 12 and 14 right", [12, 14]],
  ["my 2 boys are 15 and 17 wife 62 who needs the saltwater permit", [15, 17, 62]],
  ["permits for 3 of us on a 24 foot boat at 5 am", []],
  ["a 6 pack charter on june 12 do we need permits", []],
  ["12 and 14 inches", []],
])("%s: years of people", (text, years) => {
  expect(agesIn(text)).toEqual(years);
});
