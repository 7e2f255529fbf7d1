import { describe, expect, test } from "vitest";
import { entrySearch, nextPage, linkSearch } from "#web/app/entry/entry-search.ts";

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

  test("is left out of the address when there is none", () => {
    expect(entrySearch({ next: "https://elsewhere.example/" })).toEqual({});
  });
});

describe("the secret of a mailed link", () => {
  test("is text, also when it looks like a number", () => {
    expect(linkSearch({ token: 12345678901234 })).toEqual({ token: "12345678901234" });
    expect(linkSearch({ token: "abc" })).toEqual({ token: "abc" });
    expect(linkSearch({})).toEqual({});
  });
});
