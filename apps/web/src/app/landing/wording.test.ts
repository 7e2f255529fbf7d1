import { expect, test } from "vitest";
import { features } from "#web/app/landing/wording.ts";

// SPEC 2.18
test("five features are told, each with what the specification promotes", () => {
  const cards = Object.values(features).map(({ title, text }) => `${title}. ${text}`);
  expect(cards).toHaveLength(5);
  const promoted = [
    /75\+ fishing spots.*GPS coordinates/,
    /bite score.*weather.*tide/i,
    /vessel tracking.*AIS data/,
    /Digital license storage/,
    /MA, NH and federal rules with size and bag limits/,
  ];
  for (const words of promoted) expect(cards.filter((card) => words.test(card))).toHaveLength(1);
});
