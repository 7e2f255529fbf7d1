// @vitest-environment jsdom
import {
  Outlet,
  RouterProvider,
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from "@tanstack/react-router";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { useBackClosesOverlay } from "#web/app/shell/app-shell.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

afterEach(cleanup);

function Frame() {
  useBackClosesOverlay();
  return <Outlet />;
}

function FormPage() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog backCloses open={open} onClose={() => setOpen(false)} title="Form">
        Fields
      </Dialog>
    </main>
  );
}

test("Back closes what lies over the page, and only then leaves it", async () => {
  const root = createRootRoute({ component: Frame });
  const start = createRoute({
    getParentRoute: () => root,
    path: "/",
    component: () => <p>Start</p>,
  });
  const form = createRoute({ getParentRoute: () => root, path: "/form", component: FormPage });
  const router = createRouter({
    routeTree: root.addChildren([start, form]),
    history: createBrowserHistory(),
  });
  render(<RouterProvider router={router} />);
  await screen.findByText("Start");
  router.history.push("/form");
  await userEvent.click(await screen.findByRole("button", { name: "Open" }));
  await screen.findByRole("dialog", { name: "Form" });

  window.history.back();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(window.location.pathname).toBe("/form"));
  expect(screen.queryByText("Start")).toBeNull();

  window.history.back();
  expect(await screen.findByText("Start")).not.toBeNull();
});
