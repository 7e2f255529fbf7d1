// @vitest-environment jsdom
import { configure, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetAccountDatabases } from "#web/platform/local-store/account-database.ts";
import { noteReachable } from "#web/platform/online-status.ts";
import { saveToken } from "#web/platform/session.ts";
import { showApp, stubScreen } from "#web/testing/show-app.tsx";
import { someUser } from "#web/testing/some-user.ts";
import { breaksOff, gives, refuses, stubApi } from "#web/testing/stub-api.ts";
import { enterText } from "#web/testing/enter-text.ts";
import { leaveDevice } from "#web/testing/leave-device.ts";
import { ledge } from "#web/features/spots/testing/some-spot.ts";

// Includes hidden elements, because checking visibility takes half of the time.
configure({ defaultHidden: true });

const unavailable = refuses(503, "unavailable");
const ok = gives({ success: true, message: "" });

/** Stubs geolocation with a fixed answer. */
function stubGeolocation(answer: "here" | "denied") {
  Object.defineProperty(navigator, "geolocation", {
    configurable: true,
    value: {
      getCurrentPosition(success: (found: unknown) => void, failure: (error: unknown) => void) {
        if (answer === "denied") failure({ code: 1, PERMISSION_DENIED: 1 });
        else {
          success({
            coords: { latitude: 42.35, longitude: -71, accuracy: 12 },
            timestamp: Date.now(),
          });
        }
      },
    },
  });
}

const list = () => screen.findByRole("list", { name: "Spots" });
const names = async () =>
  within(await list())
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent);

function show(path = "/fishing-spots", more: Parameters<typeof stubApi>[0] = {}) {
  const api = stubApi({
    "GET /api/auth/me": gives(someUser),
    "GET /api/spots/mine": gives({ own_spots: [ledge], favorites: ["hull-gut"] }),
    ...more,
  });
  // Calls of other parts of the app do not matter here.
  const answer = globalThis.fetch;
  vi.stubGlobal("fetch", (...asked: Parameters<typeof fetch>) =>
    answer(...asked).catch((error: unknown) => {
      if (String(error).includes("Nobody answers")) return unavailable();
      throw error;
    }),
  );
  return { api, router: showApp(path) };
}

beforeAll(async () => {
  await import("#web/app/spots/spots-page.tsx");
  await import("#web/app/spots/spot-page.tsx");
});

beforeEach(() => {
  // Without heights every card would count as visible.
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(120);
  stubScreen(390);
  stubGeolocation("denied");
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  localStorage.setItem("last_known_user", JSON.stringify(someUser));
  saveToken("ann's");
  noteReachable(true);
});

afterEach(async () => {
  leaveDevice();
  vi.restoreAllMocks();
  await forgetAccountDatabases(someUser.user_id);
});

describe("the list of spots", () => {
  // SPEC 2.50
  test("counts and shows them, best rated first, and offers no distance without a position", async () => {
    show();
    expect(await screen.findByText(/^17[67] spots found$/)).toBeDefined();
    expect(await names()).toContain("Hull Gut");
    const order = screen.getByRole("combobox", { name: "Sort by" });
    expect(within(order).queryByRole("option", { name: "Distance" })).toBeNull();
    expect(screen.queryByText("Location found for distance calculations")).toBeNull();
  });

  test("is searched while one types, and the address follows", async () => {
    const { router } = show();
    enterText(await screen.findByPlaceholderText("Search fishing spots..."), "nantasket beach r");
    expect(await screen.findByText("1 spot found")).toBeDefined();
    expect(await names()).toEqual(["Nantasket Beach Reservation"]);
    await waitFor(() => expect(router.state.location.search).toEqual({ q: "nantasket beach r" }));
  });

  // SPEC 2.51
  test("every filter of the panel has to hold, and an empty list leads back", async () => {
    const { router } = show("/fishing-spots?q=nantasket");
    await userEvent.click(await screen.findByRole("button", { name: "Filters" }));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Type" }), "Jetty");
    expect(await screen.findByText("No spots found")).toBeDefined();
    expect(screen.getByText("Try adjusting your search or filters")).toBeDefined();
    expect(router.state.location.search).toEqual({ q: "nantasket", type: "jetty" });
    const [clear] = screen.getAllByRole("button", { name: "Clear filters" }).toReversed();
    if (clear) await userEvent.click(clear);
    expect(await screen.findByText(/^17[67] spots found$/)).toBeDefined();
    expect(router.state.location.search).toEqual({});
  });

  test("a star is kept at once, and the account hears of it", async () => {
    const { api } = show("/fishing-spots?q=nantasket+beach", {
      "PUT /api/spots/favorites/nantasket-beach": ok,
    });
    const name = /Nantasket Beach Reservation (to|from) your favorites/;
    const star = await screen.findByRole("button", { name });
    expect(star.getAttribute("aria-pressed")).toBe("false");
    await userEvent.click(star);
    await waitFor(() =>
      expect(screen.getByRole("button", { name }).getAttribute("aria-pressed")).toBe("true"),
    );
    await waitFor(() =>
      expect(api.callsOf("PUT /api/spots/favorites/nantasket-beach")).toHaveLength(1),
    );
  });
});

describe("an own spot", () => {
  test("is added with what the map filled in, without a network", async () => {
    const { router } = show("/fishing-spots?add=42.33970%2C-70.95470", {
      "GET /api/spots/mine": breaksOff,
    });
    const form = await screen.findByRole("dialog", { name: "Add a Spot" });
    expect(within(form).getByLabelText<HTMLInputElement>("Where").value).toBe("42.33970,-70.95470");
    await userEvent.click(within(form).getByRole("button", { name: "Save Spot" }));
    expect(within(form).getByText("Give the spot a name.")).toBeDefined();
    enterText(within(form).getByLabelText("Name"), "The rip");
    await userEvent.click(within(form).getByRole("button", { name: "Save Spot" }));
    expect(await screen.findByRole("heading", { level: 1, name: "The rip" })).toBeDefined();
    expect(screen.getByText("Not sent to your account yet")).toBeDefined();
    expect(screen.getByText("42.340° N, 70.955° W")).toBeDefined();
    expect(router.state.location.pathname).toMatch(/^\/fishing-spots\/[0-9a-f-]{36}$/);
  });

  test("here is where the device is; where it does not tell, the person types", async () => {
    show("/fishing-spots?add=");
    const form = await screen.findByRole("dialog", { name: "Add a Spot" });
    await userEvent.click(within(form).getByRole("button", { name: "Here" }));
    expect(await within(form).findByText(/^This device does not share its position/)).toBeDefined();
    stubGeolocation("here");
    await userEvent.click(within(form).getByRole("button", { name: "Here" }));
    expect(await within(form).findByText("Where you are, within 39 ft.")).toBeDefined();
    expect(within(form).getByLabelText<HTMLInputElement>("Where").value).toBe(
      "42.35000, -71.00000",
    );
  });

  test("is not stored in Asia when the minus was forgotten", async () => {
    show("/fishing-spots?add=42.36%2C70.9", { "GET /api/spots/mine": breaksOff });
    const form = await screen.findByRole("dialog", { name: "Add a Spot" });
    enterText(within(form).getByLabelText("Name"), "The rip");
    await userEvent.click(within(form).getByRole("button", { name: "Save Spot" }));
    expect(within(form).getByText(/^Did you mean 42\.36, -70\.9\?/)).toBeDefined();
    await userEvent.click(within(form).getByRole("button", { name: "Use 42.36, -70.9" }));
    await userEvent.click(within(form).getByRole("button", { name: "Save Spot" }));
    expect(await screen.findByText("42.360° N, 70.900° W")).toBeDefined();
  });
});
