import { expect, test } from "vitest";
import { requestUrl } from "#web/platform/api/exchange.ts";

// SPEC 7.1
test("a path without places stays as it is", () => {
  expect(requestUrl("/api/weather", {}, {})).toBe("/api/weather");
  expect(requestUrl("/api/weather", undefined, undefined)).toBe("/api/weather");
});

// SPEC 7.37
test("places are filled and what a path cannot hold is escaped", () => {
  const path = "/api/regulations/search/:species";
  expect(requestUrl(path, { species: "black sea bass/x?" }, {})).toBe(
    "/api/regulations/search/black%20sea%20bass%2Fx%3F",
  );
});

test("the query leaves out what is absent and keeps zero and false", () => {
  const query = { limit: 0, all: false, species: undefined, place: null };
  expect(requestUrl("/api/x", {}, query)).toBe("/api/x?limit=0&all=false");
});
