// @vitest-environment jsdom
import { configure, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { prefetchFirstCalls } from "#web/platform/api/prefetch.ts";
import { cacheAnswer } from "#web/platform/api/cached-answer.ts";
import { saveToken } from "#web/platform/session.ts";
import { showApp, stubScreen } from "#web/testing/show-app.tsx";
import { someBite, someForecast, someWeather } from "#web/testing/some-conditions.ts";
import { someUser } from "#web/testing/some-user.ts";
import { breaksOff, gives, stubApi } from "#web/testing/stub-api.ts";
import { leaveDevice } from "#web/testing/leave-device.ts";

const hour = 3_600_000;

// The view and its stations are chunks that load on demand.
configure({ defaultHidden: true });
beforeAll(async () => {
  await import("#web/app/dashboard/dashboard-page.tsx");
  await import("#web/app/dashboard/dashboard-cards.tsx");
  await import("#web/app/dashboard/panels.tsx");
  await import("#web/features/bite-score/device-score.ts");
});

const noReports = { reports: [], updated: null, status: "live" };

function serverThatWorks() {
  saveToken("a token");
  const now = Date.now();
  return stubApi({
    "GET /api/auth/me": gives(someUser),
    "GET /api/bite-score": gives(someBite(now)),
    "GET /api/weather": gives(someWeather(now)),
    "GET /api/marine-forecast": gives(someForecast(now)),
    "GET /api/reports": gives(noReports),
  });
}

/** Signs in against a server that answers only the account. */
function serverThatIsGone() {
  saveToken("a token");
  return stubApi({
    "GET /api/auth/me": gives(someUser),
    "GET /api/bite-score": breaksOff,
    "GET /api/weather": breaksOff,
    "GET /api/marine-forecast": breaksOff,
    "GET /api/reports": breaksOff,
  });
}

const tile = (name: RegExp) => screen.findByRole("button", { name });

beforeEach(() => stubScreen(1440));

afterEach(leaveDevice);

describe("the dashboard", () => {
  test("asks for nothing twice on a first visit, and for nothing ahead on the next", async () => {
    const api = serverThatWorks();
    const ahead = ["auth/me", "weather", "marine-forecast", "bite-score"].map(
      (name) => `GET /api/${name}`,
    );
    const timesAsked = () => ahead.map((call) => api.callsOf(call).length);
    prefetchFirstCalls("/dashboard", "a token");
    expect(timesAsked()).toEqual([1, 1, 1, 1]);
    showApp("/dashboard");
    await tile(/^Bite Score.*73 of 100.*Good/);
    await tile(/^Weather.*63°F/);
    await vi.waitFor(() => expect(localStorage.getItem("kept_marine_forecast")).not.toBeNull());
    expect(timesAsked()).toEqual([1, 1, 1, 1]);
    prefetchFirstCalls("/dashboard", "a token");
    expect(timesAsked()).toEqual([1, 1, 1, 1]);
  });

  // SPEC 2.28, 2.42, 4.8, 8.26
  test("shows score, weather and tide, and is live", async () => {
    serverThatWorks();
    showApp("/dashboard");
    await screen.findByRole("heading", { name: "Current Conditions" });
    expect(screen.getByRole("button", { name: /^Boston Harbor/ })).not.toBeNull();
    expect((await tile(/^Bite Score.*73 of 100.*Good.*Recommended Action/)).textContent).toContain(
      "All inputs known",
    );
    expect((await tile(/^Weather63°FPartly Cloudy/)).textContent).toContain(
      "SW 9\u00A0mph (8\u00A0kt)",
    );
    expect(await tile(/^Current Tide/)).not.toBeNull();
    expect(await screen.findByText("Live")).not.toBeNull();
    expect(screen.getByText("No marine alerts")).not.toBeNull();
    expect(await screen.findByText("No fishing reports available")).not.toBeNull();
    expect(screen.getByRole("link", { name: /^View Full Forecast/ })).not.toBeNull();
  });

  // SPEC 2.32
  test("opens what the score is made of, and Back and Escape close it", async () => {
    serverThatWorks();
    const router = showApp("/dashboard");
    await userEvent.click(await tile(/^Bite Score/));
    const dialog = within(await screen.findByRole("dialog", { name: "Bite Score" }));
    expect(dialog.getByText("Recommended Action")).not.toBeNull();
    expect(dialog.getByText("Conditions update automatically every hour")).not.toBeNull();
    expect(dialog.getByText("How the score is made")).not.toBeNull();
    expect(router.state.location.search).toEqual({ panel: "bite-score" });
    router.history.back();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

    await userEvent.click(await tile(/^Weather/));
    const weather = within(await screen.findByRole("dialog", { name: "Weather" }));
    expect(weather.getAllByRole("row")).toHaveLength(13);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(router.state.location.search).toEqual({});
  });

  // SPEC 2.31
  test("opens the quick ways into the log book over itself, and leads to map and tides", async () => {
    serverThatWorks();
    showApp("/dashboard");
    const log = await screen.findByRole("link", { name: "Log Catch" });
    expect(log.getAttribute("href")).toBe("/dashboard?modal=catch-log");
    const mine = screen.getByRole("link", { name: "My Catches" });
    expect(mine.getAttribute("href")).toBe("/dashboard?modal=my-catches");
    for (const [name, path] of [
      ["Map", "/map"],
      ["Tide chart", "/tides"],
    ] as const)
      expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(path);
  });
});

describe("the dashboard without a network", () => {
  // SPEC 2.16, 7.40
  test("says that nothing could be loaded, and computes score and tide all the same", async () => {
    serverThatIsGone();
    showApp("/dashboard");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Failed to load fishing conditions. Some features may not work properly.",
    );
    expect((await tile(/^Bite Score.*of 100/)).textContent).toMatch(/Some inputs are not known/);
    expect((await tile(/^Weather.*Seasonal normals of Boston/)).textContent).toContain("estimate");
    expect(await screen.findByText("Marine forecast unavailable")).not.toBeNull();
    expect(await screen.findByText("No fishing reports available")).not.toBeNull();
    expect(await screen.findByText("Computed here; no forecast yet")).not.toBeNull();
  });

  // SPEC 2.30
  test("shows cached data with its age and without a banner", async () => {
    const then = Date.now() - 3 * hour;
    cacheAnswer("weather", then, someWeather(then));
    cacheAnswer("bite_score", then, someBite(then));
    cacheAnswer("marine_forecast", then, someForecast(then));
    serverThatIsGone();
    showApp("/dashboard");
    expect(await tile(/^Weather63°FPartly Cloudy.*issued 3 h ago/)).not.toBeNull();
    expect(await screen.findByText(/^Computed here; no forecast since /)).not.toBeNull();
    expect(await tile(/^Bite Score.*of 100/)).not.toBeNull();
    expect(screen.queryByText(/^Failed to load/)).toBeNull();
  });

  test("has no score rather than the 65 of the wire, and says why", async () => {
    const api = serverThatWorks();
    const bite = { ...someBite(Date.now()), score: 65, is_default: true };
    api.change("GET /api/bite-score", gives({ ...bite, reason: "tide-not-available" }));
    showApp("/dashboard");
    const shown = await tile(/No score yet.*There is no tide prediction for this place\./);
    expect(shown.textContent).not.toContain("65");
  });
});
