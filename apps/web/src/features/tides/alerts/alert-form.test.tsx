// @vitest-environment jsdom
import { instantOfHarborTime } from "@striper/marine/time";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { alertsOf } from "#web/features/tides/alerts/alerts-collection.ts";
import { useAlertsSync } from "#web/features/tides/alerts/queries.ts";
import { RemindersCard } from "#web/features/tides/alerts/reminders-card.tsx";
import { TideAlertDialog } from "#web/features/tides/alerts/tide-alert-dialog.tsx";
import { forgetAccountDatabases } from "#web/platform/local-store/account-database.ts";
import { AccountIdProvider } from "#web/platform/local-store/account-id.tsx";
import { noteReachable } from "#web/platform/online-status.ts";
import * as newIds from "#web/platform/new-id.ts";
import * as files from "#web/platform/files/save-file.ts";
import { breaksOff, gives, refuses, stubApi } from "#web/testing/stub-api.ts";

const morning = instantOfHarborTime("2026-06-13", 6);
const close = vi.fn<() => void>();
const id = "0198c0de-0000-7000-8000-00000000000a";
const path = `/api/tide-alerts/${id}`;
const saved = {
  alert_id: id,
  station: "8443970",
  event: "height",
  height_feet: 3.5,
  direction: "rising",
  lead_minutes: 60,
  is_active: true,
  created_at: "2026-06-13T10:00:00.000Z",
};

const countUnsent = () => alertsOf("ann").synced.collection.outbox.count();

beforeEach(() => {
  vi.useFakeTimers({ now: morning, shouldAdvanceTime: true, toFake: ["Date"] });
  vi.spyOn(newIds, "newId").mockReturnValue(id);
});
afterEach(async () => {
  cleanup();
  await forgetAccountDatabases("ann");
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  close.mockReset();
  noteReachable(true);
});

function Device({ children }: { readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <AccountIdProvider value="ann">{children}</AccountIdProvider>
    </QueryClientProvider>
  );
}

function Exchange() {
  useAlertsSync();
  return null;
}

function show(current: string | null = "BOS1111", isOfSlack = false, hasWay = true) {
  render(
    <Device>
      <TideAlertDialog
        open
        event={isOfSlack ? "slack" : undefined}
        onClose={close}
        tide="8443970"
        current={current}
        switches={<p>The switches of reminders</p>}
        hasWay={hasWay}
      />
    </Device>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const choose = (name: string) => userEvent.click(screen.getByLabelText(name));

/** jsdom's files lack `text()`. */
const textOf = (file: Blob | undefined) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result));
    reader.readAsText(file ?? new Blob());
  });

test("a link says which tide a reminder begins with", () => {
  render(
    <Device>
      <TideAlertDialog
        open
        event="low"
        onClose={close}
        tide="8445138"
        current={null}
        switches={null}
        hasWay
      />
    </Device>,
  );
  expect(screen.getByLabelText<HTMLInputElement>("Low").checked).toBe(true);
});

describe("a reminder", () => {
  test("is not saved while nothing is switched on that would bring it", async () => {
    const api = stubApi({ [`PUT ${path}`]: gives(saved) });
    show("BOS1111", false, false);
    await press("Save reminder");
    expect(screen.getByText(/Turn on one of the ways above/)).toBeTruthy();
    expect(api.callsOf(`PUT ${path}`)).toEqual([]);
    expect(close).not.toHaveBeenCalled();
  });

  test("before the water rises to a height is saved to the account", async () => {
    const api = stubApi({ [`PUT ${path}`]: gives(saved) });
    show();
    await choose("Height");
    await press("Save reminder");
    expect(screen.getByText("Enter a height from -10 to 60 ft.")).toBeTruthy();
    await userEvent.type(screen.getByLabelText("Height, ft"), "3.5");
    expect(await screen.findByText(/^Next: Today \d+:\d\d [ap]m$/)).toBeTruthy();
    await press("Save reminder");
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    const { alert_id: _id, created_at: _at, ...settings } = saved;
    expect(api.callsOf(`PUT ${path}`).map(({ body }) => body)).toEqual([settings]);
  });

  test("made without a network waits on the device, and reaches the account under the same id", async () => {
    const api = stubApi({ [`PUT ${path}`]: breaksOff, "GET /api/tide-alerts": breaksOff });
    show();
    await press("Save reminder");
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    cleanup();
    showList();
    const text = "High tide at Boston, 1 hour before";
    expect((await screen.findByText(text)).textContent).toContain("Saved on this device");
    const told = { ...saved, event: "high", height_feet: null, direction: null };
    api.change(`PUT ${path}`, gives(told));
    api.change("GET /api/tide-alerts", gives({ alerts: [told] }));
    noteReachable(true);
    render(<Exchange />, { wrapper: Device });
    await vi.waitFor(async () => expect(await countUnsent()).toBe(0));
    await vi.waitFor(() => expect(screen.getByText(text).textContent).toBe(text));
    const ids = new Set(api.callsOf(`PUT ${path}`).map(({ call }) => call));
    expect([...ids]).toEqual([`PUT ${path}`]);
  });

  test("that the account refuses in the end stays on the device with the reason", async () => {
    const api = stubApi({ [`PUT ${path}`]: breaksOff, "GET /api/tide-alerts": breaksOff });
    show();
    await press("Save reminder");
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    cleanup();
    api.change(`PUT ${path}`, refuses(409, "limit_reached", "That is as many as there may be."));
    api.change("GET /api/tide-alerts", gives({ alerts: [] }));
    showList();
    expect(await screen.findByText(/as many as there may be/)).toBeTruthy();
    api.change(`DELETE ${path}`, refuses(404, "not_found"));
    await press("Remove the reminder: High tide at Boston, 1 hour before");
    expect(await screen.findByText("No reminders yet.")).toBeTruthy();
  });

  test("is a calendar file without any network", async () => {
    stubApi({});
    const save = vi.spyOn(files, "saveFile").mockReturnValue(undefined);
    show();
    await choose("Slack");
    await press("Calendar file");
    await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    const [file, name] = save.mock.calls[0] ?? [];
    expect(name).toBe("tide-reminders.ics");
    const text = await textOf(file);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toContain("SUMMARY:Slack water\\, Boston Harbor (Deer Island Light)");
    expect(text).toContain("TRIGGER:-PT60M");
  });
});

function showList() {
  render(
    <Device>
      <RemindersCard switches={<p>The switches of reminders</p>} onAdd={close} />
    </Device>,
  );
}

describe("the list of reminders", () => {
  test("is shown without a network as it was last known, and what is removed then is removed later", async () => {
    const api = stubApi({ "GET /api/tide-alerts": gives({ alerts: [saved] }) });
    showList();
    const text = "Water rises to 3.5 ft at Boston, 1 hour before";
    await screen.findByText(text);
    cleanup();
    api.change("GET /api/tide-alerts", breaksOff);
    api.change(`DELETE ${path}`, breaksOff);
    showList();
    expect(await screen.findByText(text)).toBeTruthy();
    await press(`Remove the reminder: ${text}`);
    await vi.waitFor(() => expect(screen.queryByText(text)).toBeNull());
    expect(await countUnsent()).toBe(1);
    api.change(`DELETE ${path}`, gives({ success: true, message: "" }));
    api.change("GET /api/tide-alerts", gives({ alerts: [] }));
    noteReachable(true);
    render(<Exchange />, { wrapper: Device });
    await vi.waitFor(async () => expect(await countUnsent()).toBe(0));
    expect(api.callsOf(`DELETE ${path}`).length).toBeGreaterThanOrEqual(2);
  });
});
