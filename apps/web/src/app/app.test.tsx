// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { saveToken, readToken } from "#web/platform/session.ts";
import { showApp, stubScreen } from "#web/testing/show-app.tsx";
import { someUser } from "#web/testing/some-user.ts";
import { leaveDevice } from "#web/testing/leave-device.ts";

function signIn(role: "user" | "admin" = "user") {
  const user = { ...someUser, role };
  vi.stubGlobal("fetch", async () => Response.json(user));
  saveToken("a token");
}

const sidebar = () => screen.findByRole("navigation", { name: "Main" });

beforeEach(() => stubScreen(1440));

afterEach(leaveDevice);

describe("on a desk", () => {
  // SPEC 2.7
  test("the sidebar has the seven entries with their descriptions, and no tabs stand below", async () => {
    signIn();
    showApp("/licenses");
    const links = within(await sidebar()).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual([
      "DashboardOverview and conditions",
      "Catch LoggerLog catches and view history",
      "Fishing Spots75+ prime locations",
      "AI AssistantFishing intelligence",
      "RegulationsMA, NH and federal rules",
      "LicensesDigital license storage",
      "Live AISVessel tracking",
    ]);
    expect(screen.queryByRole("navigation", { name: "Tabs" })).toBeNull();
  });

  test("the four tools for the water stand above them, and one entry is the page's", async () => {
    signIn();
    showApp("/regulations?view=keep-or-release");
    const tools = await screen.findByRole("navigation", { name: "On the water" });
    const links = within(tools).getAllByRole<HTMLAnchorElement>("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/map",
      "/tides",
      "/regulations?view=keep-or-release",
      "/trip",
    ]);
    const current = screen.getAllByRole("link", { current: "page" });
    expect(current.map((link) => link.textContent)).toEqual([
      "Keep or releaseOne fish, one answer",
    ]);
  });

  // SPEC 2.8
  test("the sidebar stays as narrow as it was left", async () => {
    signIn();
    showApp("/licenses");
    await userEvent.click(await screen.findByRole("button", { name: "Narrow the sidebar" }));
    cleanup();
    showApp("/licenses");
    expect(await screen.findByRole("button", { name: "Widen the sidebar" })).not.toBeNull();
  });
});

describe("on a phone", () => {
  beforeEach(() => stubScreen(390));

  // SPEC 2.12
  test("five tabs stand at the bottom", async () => {
    signIn();
    showApp("/licenses");
    const tabs = await screen.findByRole("navigation", { name: "Tabs" });
    const names = within(tabs)
      .getAllByRole("link")
      .map((link) => link.textContent);
    expect(names).toEqual(["Home", "Catches", "Live AIS", "Assistant", "Profile"]);
  });

  // SPEC 2.10
  test("the drawer closes after a choice", async () => {
    signIn("admin");
    const router = showApp("/licenses");
    await userEvent.click(await screen.findByRole("button", { name: "Open menu" }));
    const drawer = await screen.findByRole("dialog");
    expect(within(drawer).queryByText("Analytics Dashboard")).toBeNull();
    await userEvent.click(within(drawer).getByRole("link", { name: /Regulations/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    // The drawer's own history entry is left first.
    await waitFor(() => expect(router.state.location.pathname).toBe("/regulations"));
  });

  // SPEC 2.13
  test("the tabs step aside for an overlay, and Back closes it", async () => {
    signIn();
    const router = showApp("/dashboard");
    await screen.findByRole("navigation", { name: "Tabs" });
    await router.navigate({ to: "/dashboard", search: { modal: "catch-log" } });
    await screen.findByRole("dialog", { name: "Log Your Catch" });
    expect(screen.queryByRole("navigation", { name: "Tabs", hidden: true })).toBeNull();
    router.history.back();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("navigation", { name: "Tabs" })).not.toBeNull();
  });
});

describe("moving about", () => {
  // SPEC 2.2
  test("another view sets the page title and focuses its heading", async () => {
    signIn();
    const router = showApp("/ai-chat");
    await screen.findByRole("heading", { name: "AI Fishing Expert" });
    await router.navigate({ to: "/licenses" });
    const heading = await screen.findByRole("heading", { name: "Licenses" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe("Licenses · Striper Conditions");
  });

  test("the start address opens the dashboard with its overlay", async () => {
    signIn();
    const router = showApp("/?modal=catch-log");
    await screen.findByRole("dialog", { name: "Log Your Catch" });
    expect(router.state.location.pathname).toBe("/dashboard");
  });

  test("an unknown page says so and leads back", async () => {
    signIn();
    showApp("/no-such-page");
    expect(await screen.findByText("There is no such page.")).not.toBeNull();
    const back = screen.getByRole("link", { name: "Back to Dashboard" });
    expect(back.getAttribute("href")).toBe("/dashboard");
  });

  test("an unknown page leads a visitor to the start, not to a dashboard", async () => {
    showApp("/no-such-page");
    const start = await screen.findByRole("link", { name: "To the Start Page" });
    expect(start.getAttribute("href")).toBe("/");
    expect(screen.queryByRole("link", { name: "Back to Dashboard" })).toBeNull();
  });
});

describe("the gate", () => {
  // SPEC 6.1
  test("sends a visitor to sign in, and remembers where to", async () => {
    const router = showApp("/fishing-spots?modal=my-catches");
    expect(await screen.findByRole("dialog", { name: "Welcome Back" })).not.toBeNull();
    expect(router.state.location.search).toEqual({ next: "/fishing-spots?modal=my-catches" });
  });

  test("leaves the sign-in when another tab signs in", async () => {
    const router = showApp("/sign-in?next=/licenses");
    await screen.findByRole("dialog", { name: "Welcome Back" });
    vi.stubGlobal("fetch", async () => Response.json(someUser));
    localStorage.setItem("auth_token", "of another tab");
    dispatchEvent(new StorageEvent("storage", { key: "auth_token" }));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe("/licenses"));
  });

  test("opens without a network for someone it remembers", async () => {
    localStorage.setItem("last_known_user", JSON.stringify(someUser));
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
    saveToken("a token");
    showApp("/licenses");
    expect(await screen.findByRole("heading", { name: "Licenses" })).not.toBeNull();
    expect(readToken()).toBe("a token");
  });

  test("asks to sign in again when the server refuses the token", async () => {
    localStorage.setItem("last_known_user", JSON.stringify(someUser));
    const body = { code: "session_expired", message: "Over.", detail: "Over.", request_id: "r" };
    vi.stubGlobal("fetch", async () => Response.json(body, { status: 401 }));
    saveToken("a token");
    showApp("/dashboard");
    expect(await screen.findByRole("dialog", { name: "Welcome Back" })).not.toBeNull();
    expect(screen.getByText(/^Your session has ended\./)).not.toBeNull();
    expect(readToken()).toBeNull();
  });
});
