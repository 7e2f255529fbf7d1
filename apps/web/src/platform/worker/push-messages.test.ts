import { pushMessage } from "@striper/contract/reminders";
import { readFromOutside } from "@striper/contract/validation";
import * as fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { messageIn, openPage, showMessage } from "#web/platform/worker/push-messages.ts";

const tide = {
  title: "High tide at Boston, 4:12 am",
  body: "High tide at Boston: Sunday, June 14 at 4:12 am EDT.",
  page: "/tides?station=8443970&date=2026-06-14",
  tag: "tide/1",
};
const origin = "https://striper.example";

function asWorker(windows: readonly string[] = []) {
  const focused: string[] = [];
  const openWindow = vi.fn<(url: string) => Promise<null>>().mockResolvedValue(null);
  const showNotification = vi
    .fn<(title: string, options: NotificationOptions) => Promise<void>>()
    .mockResolvedValue(undefined);
  const pages = windows.map((url) => ({
    url,
    focus: () => Promise.resolve(focused.push(url)),
  }));
  vi.stubGlobal("self", {
    location: { origin },
    registration: { showNotification },
    clients: { matchAll: () => Promise.resolve(pages), openWindow },
  });
  return { focused, openWindow, showNotification };
}
afterEach(() => vi.unstubAllGlobals());

describe("a received message", () => {
  test("is shown with its text and replaced by a later one for the same tide", async () => {
    const { showNotification } = asWorker();
    await showMessage(JSON.stringify(tide));
    const { title, body, tag, page } = tide;
    expect(showNotification).toHaveBeenCalledWith(
      title,
      expect.objectContaining({ body, tag, data: page }),
    );
  });

  test.each([
    "",
    "{",
    "null",
    "[]",
    JSON.stringify({ ...tide, page: "https://evil.example/" }),
    JSON.stringify({ ...tide, page: "/\\evil.example" }),
    JSON.stringify({ ...tide, title: { length: { toString: 0 } } }),
  ])("is shown as a general reminder when it reads %j", async (text) => {
    const { showNotification } = asWorker();
    await showMessage(text);
    expect(messageIn(text).page).toBe("/dashboard");
    expect(showNotification).toHaveBeenCalledOnce();
  });
});

test("messages are accepted exactly when the schema allows them", () => {
  const part = fc.oneof(fc.constantFrom("/tides", "//evil.example", "tides", ""), fc.jsonValue());
  const message = fc.record({ title: part, body: part, page: part, tag: part });
  fc.assert(
    fc.property(fc.oneof(message, fc.constant(tide), fc.jsonValue()), (value) => {
      const read = readFromOutside(pushMessage, value);
      const shown = messageIn(JSON.stringify(value));
      expect(shown).toMatchObject(read.success ? read.data : { tag: "reminder" });
    }),
  );
});

describe("a tap on it", () => {
  const shown = (data: unknown = tide.page) => ({ data, close: vi.fn<() => void>() });

  test("opens the tide in a new window", async () => {
    const { openWindow, focused } = asWorker([`${origin}/catch-logger`]);
    const notification = shown();
    await openPage(notification);
    expect(notification.close).toHaveBeenCalledOnce();
    expect(openWindow).toHaveBeenCalledWith(`${origin}${tide.page}`);
    expect(focused).toEqual([]);
  });

  test("focuses the window that already shows it", async () => {
    const { openWindow, focused } = asWorker([`${origin}/`, `${origin}${tide.page}`]);
    await openPage(shown());
    expect(focused).toEqual([`${origin}${tide.page}`]);
    expect(openWindow).not.toHaveBeenCalled();
  });
});
