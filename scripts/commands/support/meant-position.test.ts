import { expect, test } from "vitest";
import { meantInstead, slipSentence } from "./meant-position.ts";

test.each([
  [42.36, 70.9, "nothing is known there; was 42.36,-70.9 meant?"],
  [-70.9, 42.36, "nothing is known there; was 42.36,-70.9 meant?"],
  [70.9, 42.36, "nothing is known there; was 42.36,-70.9 meant?"],
  [42.36, -70.9, null],
  [10, -30, null],
])("of %f, %f a command says %s", (latitude, longitude, sentence) =>
  expect(slipSentence({ latitude, longitude })).toBe(sentence),
);

test("the first that is known is proposed", () =>
  expect(meantInstead({ latitude: 10, longitude: 100 }, () => true)).toBe("10,-100"));

test("latitudes beyond the pole are never asked about", () =>
  expect(meantInstead({ latitude: 10, longitude: 100 }, ({ longitude }) => longitude > 0)).toBe(
    undefined,
  ));
