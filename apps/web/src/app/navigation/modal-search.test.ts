import { expect, test } from "vitest";
import { modalSearch } from "#web/app/navigation/modal-search.ts";

// SPEC 2.4
test("an overlay in the address opens only when it is one of ours", () => {
  expect(modalSearch({ modal: "catch-log" })).toEqual({ modal: "catch-log" });
  expect(modalSearch({ modal: "my-catches" })).toEqual({ modal: "my-catches" });
  expect(modalSearch({ modal: "everything" })).toEqual({});
  expect(modalSearch({})).toEqual({});
});
