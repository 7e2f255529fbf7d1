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
test("a token is kept under the name the specification gives", () => {
  saveToken("abc");
  expect(localStorage.getItem("auth_token")).toBe("abc");
});

test("signing in or out in another tab counts here at once", () => {
  const listener = vi.fn<() => void>();
  const { unsubscribe: stop } = tokenStore.subscribe(listener);
  otherTab("auth_token", "from another tab");
  expect(readToken()).toBe("from another tab");
  otherTab("auth_token", null);
  expect(readToken()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

test("another tab is told from this one, and heard of before anything is drawn anew", () => {
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

test("a token that is refused late leaves the sign-in that came after it", () => {
  saveToken("before");
  saveToken("after");
  dropToken("before");
  expect(readToken()).toBe("after");
});

test("what another tab stores beside the token changes nothing", () => {
  saveToken("abc");
  const listener = vi.fn<() => void>();
  const { unsubscribe: stop } = tokenStore.subscribe(listener);
  otherTab("light_mode", "dusk");
  expect(listener).not.toHaveBeenCalled();
  stop();
});

test("a browser that refuses storage still signs in, until the page is closed", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  saveToken("abc");
  expect(readToken()).toBe("abc");
});
