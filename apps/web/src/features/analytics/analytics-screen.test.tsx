// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { AnalyticsScreen } from "#web/features/analytics/analytics-screen.tsx";
import { ToastRegion } from "#web/ui/surfaces/toast-region.tsx";
import { someFigures } from "#web/testing/some-figures.ts";
import { gives, refuses, stubApi } from "#web/testing/stub-api.ts";

const ann = {
  user_id: "0198a000-0000-7000-8000-000000000001",
  email: "ann@example.com",
  display_name: "Ann Angler",
  role: "user",
  subscription_status: "trial",
  trial_end_date: "2026-06-20T12:00:00.000Z",
  created_at: "2026-06-13T12:00:00.000Z",
  last_active_at: null,
  sessions: 2,
};
const extend = `POST /api/admin/accounts/${ann.user_id}/extend-trial`;
const endSessions = `POST /api/admin/accounts/${ann.user_id}/end-sessions`;

function show(account = ann) {
  const api = stubApi({
    "GET /api/admin/analytics": gives(someFigures),
    "GET /api/admin/accounts": gives({ accounts: [account], next: null }),
    "GET /api/admin/audit-log": gives({ entries: [], next: null }),
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <AnalyticsScreen />
      <ToastRegion />
    </QueryClientProvider>,
  );
  return api;
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the analytics dashboard", () => {
  test("shows figures, days as a drawing with a table, and how outside services do", async () => {
    show();
    expect(await screen.findByText("$1,219.39")).not.toBeNull();
    expect(screen.getByText("3 ending in two days")).not.toBeNull();
    expect(screen.getByText("From Jun 12 to Jun 13, at most 5 on Jun 13.")).not.toBeNull();
    const table = screen.getByRole("table", { name: "Sign-ups a day", hidden: true });
    expect(within(table).getAllByRole("row", { hidden: true })).toHaveLength(3);
    expect(screen.getByText(/12 failures since/).textContent).toContain(
      "1 answer rejected as malformed",
    );
    expect(screen.getByText("answered 503")).not.toBeNull();
  });

  test("extends a trial for a reason, and says until when", async () => {
    const api = show();
    api.change(
      extend,
      gives({ success: true, message: "", trial_end_date: "2026-07-04T12:00:00.000Z" }),
    );
    await press("Extend Trial: ann@example.com");
    const dialog = within(await screen.findByRole("dialog", { name: "Extend Trial" }));
    await userEvent.click(dialog.getByRole("button", { name: "Extend Trial" }));
    expect(dialog.getByText("Enter the reason.")).not.toBeNull();
    expect(api.callsOf(extend)).toHaveLength(0);

    const days = dialog.getByLabelText("Days to add");
    await userEvent.clear(days);
    await userEvent.type(days, "14");
    await userEvent.type(dialog.getByLabelText("Reason"), "storm week");
    await userEvent.click(dialog.getByRole("button", { name: "Extend Trial" }));
    expect(await screen.findByText("The trial now runs to Jul 4, 2026.")).not.toBeNull();
    expect(api.callsOf(extend)[0]?.body).toEqual({ days: 14, reason: "storm week" });
    await waitFor(() => expect(api.callsOf("GET /api/admin/audit-log")).toHaveLength(2));
  });

  test("ends sessions, and keeps the dialog when that fails", async () => {
    const api = show();
    api.change(endSessions, refuses(500, "internal"));
    await press("End Sessions: ann@example.com");
    const dialog = within(await screen.findByRole("dialog", { name: "End Sessions" }));
    expect(dialog.queryByLabelText("Days to add")).toBeNull();
    await userEvent.type(dialog.getByLabelText("Reason"), "stolen phone");
    await userEvent.click(dialog.getByRole("button", { name: "End Sessions" }));
    expect((await dialog.findByRole("alert")).textContent).toBe(
      "That could not be done. Please try again.",
    );
  });
});
