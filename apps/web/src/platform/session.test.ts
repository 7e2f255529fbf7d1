// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import {
  dropToken,
  saveToken,
  onSessionElsewhere,
  readToken,
  tokenStore,
} from "#web/platform/session.ts";

afterEach(() => {
  vi.restoreAllMocks();
  const token = readToken();
  if (token !== null) dropToken(token);
});

function otherTab(key: string | null, value: string | null) {
  if (key === null) localStorage.clear();
  else if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent("storage", { key }));
}

// SPEC 3.2, 3.3
test("the token is stored under the specified name", () => {
  saveToken("abc");
  expect(localStorage.getItem("auth_token")).toBe("abc");
});

test("signing in or out in another tab takes effect here at once", () => {
  const listener = vi.fn<() => void>();
  const { unsubscribe: stop } = tokenStore.subscribe(listener);
  otherTab("auth_token", "from another tab");
  expect(readToken()).toBe("from another tab");
  otherTab("auth_token", null);
  expect(readToken()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

test("a change in another tab is distinguished from one here and announced before re-rendering", () => {
  const told: string[] = [];
  const stops = [
    tokenStore.subscribe(() => void told.push("drawn anew")).unsubscribe,
    onSessionElsewhere(() => told.push("elsewhere")),
  ];
  saveToken("of this tab");
  expect(told).toEqual(["drawn anew"]);
  otherTab("auth_token", "of another tab");
  expect(told).toEqual(["drawn anew", "elsewhere", "drawn anew"]);
  for (const stop of stops) stop();
  otherTab("auth_token", null);
  expect(told).toHaveLength(3);
});

test("clearing everything in another tab signs out here", () => {
  saveToken("abc");
  const { unsubscribe: stop } = tokenStore.subscribe(() => undefined);
  otherTab(null, null);
  expect(readToken()).toBeNull();
  stop();
});

test("a late refusal of an old token keeps the newer sign-in", () => {
  saveToken("before");
  saveToken("after");
  dropToken("before");
  expect(readToken()).toBe("after");
});

test("other values stored by another tab change nothing", () => {
  saveToken("abc");
  const listener = vi.fn<() => void>();
  const { unsubscribe: stop } = tokenStore.subscribe(listener);
  otherTab("light_mode", "dusk");
  expect(listener).not.toHaveBeenCalled();
  stop();
});

test("a sign-in works without storage until the page closes", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  saveToken("abc");
  expect(readToken()).toBe("abc");
});
