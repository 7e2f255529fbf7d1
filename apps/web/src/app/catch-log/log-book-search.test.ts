import { expect, test } from "vitest";
import { logBookSearch } from "#web/app/catch-log/log-book-search.ts";

const id = "0198a000-0000-7000-8000-000000000001";

// SPEC 2.46
test.each([
  [{}, {}],
  [
    { tab: "records", catch: id },
    { tab: "records", catch: id },
  ],
  [{ tab: "dashboard" }, {}],
  [{ tab: "forum", catch: "../../etc" }, {}],
  [{ catch: 7 }, {}],
])("%j in the address means %j", (search, meant) => {
  expect(logBookSearch(search)).toEqual(meant);
});
