// @vitest-environment jsdom
import { currentUser } from "@striper/contract/accounts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "#web/platform/api/api-client.ts";
import { ApiError, OfflineError, TimeoutError } from "#web/platform/api/api-errors.ts";
import { prefetchFirstCalls } from "#web/platform/api/prefetch.ts";
import { dropToken, saveToken, readToken } from "#web/platform/session.ts";
import { someUser } from "#web/testing/some-user.ts";
import { breaksOff, gives, refuses, stubApi } from "#web/testing/stub-api.ts";

const me = "GET /api/auth/me";
const token = "token-of-this-device";

beforeEach(() => saveToken(token));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  globalThis.prefetched = undefined;
  const left = readToken();
  if (left !== null) dropToken(left);
  localStorage.clear();
});

test("a call takes a prefetched answer once", async () => {
  const api = stubApi({ [me]: gives(someUser) });
  prefetchFirstCalls("/tides", token);
  expect(api.callsOf(me)).toMatchObject([{ call: me, body: null, token: `Bearer ${token}` }]);
  expect(await call(currentUser, {})).toEqual(someUser);
  expect(api.callsOf(me)).toHaveLength(1);
  expect(await call(currentUser, {})).toEqual(someUser);
  expect(api.callsOf(me)).toHaveLength(2);
});

test("a later sign-in does not get the previous account's prefetched answer", async () => {
  const api = stubApi({ [me]: gives(someUser) });
  prefetchFirstCalls("/tides", token);
  saveToken("another");
  await call(currentUser, {});
  expect(api.callsOf(me).map((one) => one.token)).toEqual([`Bearer ${token}`, "Bearer another"]);
});

test("a stale prefetched answer is fetched again", async () => {
  const api = stubApi({ [me]: gives(someUser) });
  vi.spyOn(performance, "now").mockReturnValueOnce(0);
  prefetchFirstCalls("/tides", token);
  vi.spyOn(performance, "now").mockReturnValueOnce(15_001);
  await call(currentUser, {});
  expect(api.callsOf(me)).toHaveLength(2);
});

test("a prefetched call fails like any other on a refusal, a broken connection or a timeout", async () => {
  stubApi({ [me]: refuses(403, "forbidden") });
  prefetchFirstCalls("/tides", token);
  await expect(call(currentUser, {})).rejects.toBeInstanceOf(ApiError);

  stubApi({ [me]: breaksOff });
  prefetchFirstCalls("/tides", token);
  await expect(call(currentUser, {})).rejects.toBeInstanceOf(OfflineError);

  vi.stubGlobal(
    "fetch",
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(new Error("aborted")));
      }),
  );
  prefetchFirstCalls("/tides", token);
  await expect(call(currentUser, {}, { timeout: 5 })).rejects.toBeInstanceOf(TimeoutError);
});
