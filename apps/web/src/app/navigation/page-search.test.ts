import { describe, expect, test } from "vitest";
import {
  licensesSearch,
  logBookSearch,
  modalSearch,
  nextPage,
} from "#web/app/navigation/page-search.ts";

// SPEC 2.4
test("an overlay in the address opens only when it is one of ours", () => {
  expect(modalSearch({ modal: "catch-log" })).toEqual({ modal: "catch-log" });
  expect(modalSearch({ modal: "my-catches" })).toEqual({ modal: "my-catches" });
  expect(modalSearch({ modal: "everything" })).toEqual({});
  expect(modalSearch({})).toEqual({});
});

const catchId = "0198a000-0000-7000-8000-000000000001";

// SPEC 2.46
test.each([
  [{}, {}],
  [
    { tab: "records", catch: catchId },
    { tab: "records", catch: catchId },
  ],
  [{ tab: "dashboard" }, {}],
  [{ tab: "forum", catch: "../../etc" }, {}],
  [{ catch: 7 }, {}],
  [
    { log: "new", species: "striped_bass", length: 29, released: "yes", other: "x" },
    { log: "new", species: "striped_bass", length: 29, released: "yes" },
  ],
  [{ log: "new", bait: "x".repeat(200), spot: { a: 1 } }, { log: "new" }],
  [{ log: "old", species: "striped_bass" }, {}],
])("the address %j of the log book means %j", (search, meant) => {
  expect(logBookSearch(search)).toEqual(meant);
});

const license = "0198a000-0000-4000-8000-00000000000a";
const image = "0198a000-0000-4000-8000-00000000000b";

test.each([
  [{}, {}],
  [{ license }, { license }],
  [
    { license, image },
    { license, image },
  ],
  [{ image }, {}],
  [{ add: "new" }, { add: "new" }],
  [{ add: license }, { add: license }],
  [{ add: "everything", license: 7, image: "<b>" }, {}],
])("the address %j of the licenses opens %j", (search, place) => {
  expect(licensesSearch(search)).toEqual(place);
});

describe("the page to go to after signing in", () => {
  test("is kept with its query and its place", () => {
    expect(nextPage("/fishing-spots?sort=name#top")).toBe("/fishing-spots?sort=name#top");
  });

  test.each([
    "https://elsewhere.example/",
    "//elsewhere.example/",
    "/\\elsewhere.example/",
    "/\t/elsewhere.example/",
    "javascript:alert(1)",
    "dashboard",
    "",
    7,
    null,
    undefined,
  ])("is never %j", (next) => {
    expect(nextPage(next)).toBeUndefined();
  });
});
