import { expect, test } from "vitest";
import { regulationsAddress } from "#web/features/regulations/regulations-address.ts";

test.each([
  [{}, {}],
  [{ tab: "stripers" }, { tab: "stripers" }],
  [{ q: "cod" }, { tab: "results", q: "cod" }],
  [
    { q: "cod", tab: "all" },
    { tab: "all", q: "cod" },
  ],
  [{ tab: "results" }, {}],
  [{ q: "  " }, {}],
  [{ q: 28 }, { tab: "results", q: "28" }],
  [{ q: ["cod"], tab: "everything", view: "x" }, {}],
  [
    { view: "keep-or-release", species: "scup" },
    { view: "keep-or-release", species: "scup" },
  ],
  [
    { view: "keep-or-release", length: 27.5 },
    { view: "keep-or-release", length: 27.5 },
  ],
  [{ view: "keep-or-release", length: "28" }, { view: "keep-or-release" }],
  [{ spot: "castle-island" }, { spot: "castle-island" }],
])("the address %j means %j", (search, address) => {
  expect(regulationsAddress(search)).toEqual(address);
});

test("an endless search is cut", () => {
  expect(regulationsAddress({ q: "x".repeat(500) }).q).toHaveLength(80);
});
