// @vitest-environment jsdom
import { instantOfHarborTime } from "@striper/marine/time";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RemindersCard } from "#web/features/tides/alerts/reminders-card.tsx";
import { TideAlertDialog } from "#web/features/tides/alerts/tide-alert-dialog.tsx";
import * as files from "#web/platform/save-file.ts";
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

beforeEach(() => {
  vi.useFakeTimers({ now: morning, shouldAdvanceTime: true, toFake: ["Date"] });
  vi.spyOn(crypto, "randomUUID").mockReturnValue(id);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  close.mockReset();
});

function show(current: string | null = "BOS1111") {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TideAlertDialog open onClose={close} tideStationId="8443970" currentStationId={current} />
    </QueryClientProvider>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const choose = (name: string) => userEvent.click(screen.getByLabelText(name));

/** jsdom's files have no `text()`. */
const textOf = (file: Blob | undefined) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result));
    reader.readAsText(file ?? new Blob());
  });

describe("a reminder", () => {
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

  test("is not saved without a network, which is said, and sent again under the same id", async () => {
    const api = stubApi({ [`PUT ${path}`]: breaksOff });
    show();
    await press("Save reminder");
    expect((await screen.findByRole("alert")).textContent).toContain("No network");
    expect(close).not.toHaveBeenCalled();
    api.change(
      `PUT ${path}`,
      gives({ ...saved, event: "high", height_feet: null, direction: null }),
    );
    await press("Save reminder");
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });

  test("beyond the limit shows the server's reason", async () => {
    stubApi({ [`PUT ${path}`]: refuses(409, "limit_reached", "That is as many as there may be.") });
    show();
    await press("Save reminder");
    expect((await screen.findByRole("alert")).textContent).toContain("as many as there may be");
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

  test("of slack water is not offered where no current is known", async () => {
    stubApi({});
    show(null);
    await choose("Slack");
    expect(screen.getByText(/slack water is not known here/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Save reminder" })).toHaveProperty("disabled", true);
  });
});

describe("the list of reminders", () => {
  const showList = () =>
    render(
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <RemindersCard onAdd={close} />
      </QueryClientProvider>,
    );

  test("tells each in a sentence and removes it", async () => {
    const api = stubApi({
      "GET /api/tide-alerts": gives({ alerts: [saved] }),
      [`DELETE ${path}`]: gives({ success: true, message: "" }),
    });
    showList();
    const text = "Water rises to 3.5 ft at Boston, 1 hour before";
    expect(await screen.findByText(text)).toBeTruthy();
    api.change("GET /api/tide-alerts", gives({ alerts: [] }));
    await press(`Remove the reminder: ${text}`);
    expect(await screen.findByText("No reminders yet.")).toBeTruthy();
    expect(api.callsOf(`DELETE ${path}`)).toHaveLength(1);
  });

  test("that cannot be loaded offers to try again", async () => {
    const api = stubApi({ "GET /api/tide-alerts": refuses(500, "internal") });
    showList();
    await screen.findByText("Your reminders could not be loaded.");
    api.change("GET /api/tide-alerts", gives({ alerts: [] }));
    await press("Try again");
    expect(await screen.findByText("No reminders yet.")).toBeTruthy();
  });
});
