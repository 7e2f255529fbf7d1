// @vitest-environment jsdom
import {
  Link,
  Outlet,
  RouterProvider,
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from "@tanstack/react-router";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useBackClosesOverlay } from "#web/app/navigation/back-closes-overlays.ts";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

function Frame() {
  useBackClosesOverlay();
  return <Outlet />;
}

function FormPage() {
  const [open, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = () => setOpen(false);
  return (
    <main>
      <h1>Page</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog backCloses open={open} onClose={close} title="Form">
        <button type="button" onClick={() => setAsking(true)}>
          Ask
        </button>
        <Link to="/terms" onClick={close}>
          Elsewhere
        </Link>
        <Link to="/terms" replace onClick={close}>
          Instead
        </Link>
      </Dialog>
      <Dialog backCloses open={isAsking} onClose={() => setAsking(false)} title="Question">
        Sure?
      </Dialog>
    </main>
  );
}

const root = createRootRoute({ component: Frame });
const page = (path: "/start" | "/terms", text: string) =>
  createRoute({ getParentRoute: () => root, path, component: () => <p>{text}</p> });
const form = createRoute({ getParentRoute: () => root, path: "/form", component: FormPage });
const routeTree = root.addChildren([page("/start", "Start"), form, page("/terms", "Other")]);

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const dialog = (name: string) => screen.findByRole("dialog", { name });
const none = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const back = () => window.history.back();
/** An overlay's history entry appears a moment after it opens. */
const entries = (count: number) => waitFor(() => expect(window.history.length).toBe(count));
let before: number;
let leave: () => void;

/** Starts the visit on the page with the form; the entry before it is outside the router. */
beforeEach(async () => {
  window.history.pushState(null, "", "/start");
  window.history.pushState(null, "", "/form");
  const history = createBrowserHistory();
  leave = history.destroy;
  render(
    <StrictMode>
      <RouterProvider router={createRouter({ routeTree, history })} />
    </StrictMode>,
  );
  await screen.findByText("Page");
  before = window.history.length;
  await press("Open");
  await dialog("Form");
  await entries(before + 1);
});

afterEach(() => {
  cleanup();
  leave();
});

test("Back closes an overlay over the first page of a visit and stays on the page", async () => {
  back();
  await none();
  expect(window.location.pathname).toBe("/form");
  await press("Open");
  await dialog("Form");
  await entries(before + 1);
  back();
  await none();
  expect(window.location.pathname).toBe("/form");
});

test("Back closes one of two at a time", async () => {
  await userEvent.click(screen.getByText("Ask"));
  await dialog("Question");
  back();
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Question" })).toBeNull());
  await dialog("Form");
  await waitFor(() => expect(window.history.state).toHaveProperty("overlayOver"));
  back();
  await none();
  expect(window.location.pathname).toBe("/form");
});

test("a link within leads on from the page, and Back returns to it", async () => {
  await userEvent.click(screen.getByText("Elsewhere"));
  await screen.findByText("Other");
  expect(window.history.length).toBe(before + 1);
  back();
  await screen.findByText("Page");
  expect(window.history.state).not.toHaveProperty("overlayOver");
});
