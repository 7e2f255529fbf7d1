import { expect, it } from "vitest";
import { withToldLengths } from "./told-lengths.ts";

it.each([
  ["caught one 31 on the nose can i keep it", "caught one 31 inches can i keep it", null],
  ["28 flat legal", "28 inches legal", null],
  ["is 28 even legal", "is 28 inches legal", null],
  ["a hair under 28 can i keep it", "27.875 inches can i keep it", 27.875],
  ["just shy of 31 striper keep", "30.875 inches striper keep", 30.875],
  ["just over 17 is it legal", "17.125 inches is it legal", 17.125],
  ["30 and change can i keep it", "30.125 inches can i keep it", 30.125],
  ["lobster just under 3 and 1/4", "lobster 3.125 inches", 3.125],
  ["29 ish striper ok", "29 striper ok", 29],
])("reads the length in %j", (said, text, about) => {
  expect(withToldLengths(said)).toEqual({ text, about });
});

it.each([
  "be there at 7 on the dot",
  "almost 30 can we keep them",
  "nearly 25 mackerel can i keep it",
  "two over 21 can i keep it",
  "just under 3 miles off",
  "i kept 15 even though it rained",
  "7 ish tomorrow",
])("reads no length in %j", (said) => {
  expect(withToldLengths(said)).toEqual({ text: said, about: null });
});
