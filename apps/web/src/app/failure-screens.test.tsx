// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { routerOptions } from "#web/app/router.tsx";
import { stubScreen } from "#web/testing/show-app.tsx";

let failure: Error | null = null;

function Fragile() {
  if (failure) throw failure;
  return <p>Everything works</p>;
}

beforeEach(() => {
  stubScreen(1440);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show() {
  const root = createRootRoute();
  const screenRoute = createRoute({ getParentRoute: () => root, path: "/", component: Fragile });
  const router = createRouter({
    ...routerOptions,
    routeTree: root.addChildren([screenRoute]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  // Replaces the product's routes with a single fragile one.
  render(<RouterProvider<typeof router> router={router} />);
}

test("a screen that breaks says what is safe and can be tried again", async () => {
  failure = new Error("broken");
  show();
  expect((await screen.findByRole("alert")).textContent).toMatch(/Nothing you saved is lost/);
  expect(screen.getByRole("link", { name: "Back to Dashboard" })).not.toBeNull();
  failure = null;
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("Everything works")).not.toBeNull();
});

test("a part that went away with an older version asks to load the page again", async () => {
  failure = new TypeError("Failed to fetch dynamically imported module: /assets/x.js");
  show();
  expect(await screen.findByText(/older version/)).not.toBeNull();
});
