// @vitest-environment jsdom
import { isPageAddress, pageAddresses } from "@striper/contract/page-addresses";
import { createMemoryHistory, createRouter } from "@tanstack/react-router";
import { describe, expect, test } from "vitest";
import { routeTree } from "#web/app/navigation/routes.ts";

const router = createRouter({ routeTree, history: createMemoryHistory() });

test("the router and the server know the same pages", () => {
  const paths = Object.keys(router.routesByPath).filter((path) => path !== "/" && path !== "/ui");
  expect(paths.toSorted()).toEqual([...pageAddresses].toSorted());
});

describe("an address", () => {
  test.each(["/dashboard", "/Dashboard/", "/payment-success", "/fishing-spots/deer-island"])(
    "of a page is known: %s",
    (path) => expect(isPageAddress(path)).toBe(true),
  );

  test.each(["/no/such/page", "/dashboards", "/fishing-spots/a/b", "//dashboard", "/map.js", ""])(
    "of no page is not: %j",
    (path) => expect(isPageAddress(path)).toBe(false),
  );
});
