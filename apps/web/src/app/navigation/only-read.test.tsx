// @vitest-environment jsdom
import { configure, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { dropUnknownSearch } from "#web/app/navigation/drop-unknown-search.ts";
import { entrySearch } from "#web/app/navigation/page-search.ts";
import { saveToken } from "#web/platform/session.ts";
import { showApp, stubScreen } from "#web/testing/show-app.tsx";
import { someUser } from "#web/testing/some-user.ts";
import { gives, stubApi } from "#web/testing/stub-api.ts";
import { leaveDevice } from "#web/testing/leave-device.ts";

configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });
// The view is a chunk that loads on demand.
beforeAll(() => import("#web/app/pages/tides-page.tsx").then(() => undefined));

afterEach(leaveDevice);

describe("a refused value in the address", () => {
  test("is removed, while accepted values and the overlay stay", () => {
    expect(
      dropUnknownSearch(entrySearch)({
        next: "//elsewhere.example",
        casino: 1,
        modal: "catch-log",
      }),
    ).toStrictEqual({ next: undefined, casino: undefined });
    expect(dropUnknownSearch(entrySearch)({ next: "/licenses" })).toStrictEqual({
      next: "/licenses",
    });
  });

  test("does not break the view: an invalid day, station and overlay become today, Boston and none", async () => {
    stubScreen(1440);
    saveToken("a token");
    stubApi({ "GET /api/auth/me": gives(someUser) });
    showApp("/tides?date=2026-13-45&station=xyz&modal=everything");
    expect(await screen.findByRole("heading", { level: 2, name: /^Today, / })).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Boston\b/ })).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
