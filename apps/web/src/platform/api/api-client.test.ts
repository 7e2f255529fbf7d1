// @vitest-environment jsdom
import { biteScore } from "@striper/contract/bite-score";
import { currentUser, signIn } from "@striper/contract/accounts";
import type { ErrorCode } from "@striper/contract/errors";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { call, requestUrl } from "#web/platform/api/api-client.ts";
import {
  ApiError,
  ContractError,
  OfflineError,
  TimeoutError,
} from "#web/platform/api/api-errors.ts";
import { dropToken, saveToken, readToken } from "#web/platform/session.ts";
import { someUser } from "#web/testing/some-user.ts";

function answers(status: number, body: unknown) {
  const fetchStub = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal("fetch", fetchStub);
  return fetchStub;
}

function refuses(status: number, code: ErrorCode) {
  return answers(status, { code, message: "No.", detail: "Not so.", request_id: "r1" });
}

beforeEach(() => saveToken("token-of-this-device"));

afterEach(() => {
  vi.unstubAllGlobals();
  const token = readToken();
  if (token !== null) dropToken(token);
});

describe("a call", () => {
  test("carries the token and returns only fields in the schema", async () => {
    const fetchStub = answers(200, { ...someUser, secret: "not in the contract" });
    const user = await call(currentUser, {});
    expect(user).toEqual(someUser);
    const headers = new Headers(fetchStub.mock.calls[0]?.[1]?.headers);
    expect(headers.get("authorization")).toBe("Bearer token-of-this-device");
  });

  test("carries no token when its endpoint is public", async () => {
    const fetchStub = answers(200, {});
    await call(biteScore, { query: { hours: 24 } }).catch(() => undefined);
    const headers = new Headers(fetchStub.mock.calls[0]?.[1]?.headers);
    expect(headers.has("authorization")).toBe(false);
  });

  test("fails when the answer has another shape", async () => {
    answers(200, { hello: "world" });
    await expect(call(currentUser, {})).rejects.toBeInstanceOf(ContractError);
  });

  test("fails when a length in the answer cannot be compared", async () => {
    answers(200, { ...someUser, user_id: { length: { toString: 0 } } });
    await expect(call(currentUser, {})).rejects.toBeInstanceOf(ContractError);
  });

  test("fails when the answer is an HTML page instead of JSON", async () => {
    vi.stubGlobal("fetch", async () => new Response("<html>Sign in to this Wi-Fi</html>"));
    await expect(call(currentUser, {})).rejects.toBeInstanceOf(ContractError);
  });

  test("reports the server's refusal with its code and sentence", async () => {
    refuses(429, "rate_limited");
    const failure = call(currentUser, {});
    await expect(failure).rejects.toBeInstanceOf(ApiError);
    await expect(failure).rejects.toMatchObject({ code: "rate_limited", message: "No." });
  });

  test("fails with a time-out when the server is silent", async () => {
    vi.stubGlobal(
      "fetch",
      (_url: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(new Error("aborted")));
        }),
    );
    await expect(call(currentUser, {}, { timeout: 5 })).rejects.toBeInstanceOf(TimeoutError);
  });

  test("rethrows the caller's own abort reason unchanged", async () => {
    const reason = new Error("left the screen");
    vi.stubGlobal("fetch", async () => Promise.reject(reason));
    const signal = AbortSignal.abort(reason);
    await expect(call(currentUser, {}, { signal })).rejects.toBe(reason);
  });
});

describe("the token", () => {
  // SPEC 4.2
  test.each(["unauthorized", "session_expired"] as const)("is dropped on %s", async (code) => {
    refuses(401, code);
    await expect(call(currentUser, {})).rejects.toBeInstanceOf(ApiError);
    expect(readToken()).toBeNull();
    expect(localStorage.getItem("auth_token")).toBeNull();
  });

  // SPEC 4.2
  test("stays when the network fails", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(call(currentUser, {})).rejects.toBeInstanceOf(OfflineError);
    expect(readToken()).toBe("token-of-this-device");
  });

  // SPEC 8.4
  test.each([
    [402, "subscription_required"],
    [403, "forbidden"],
    [500, "internal"],
    [503, "unavailable"],
  ] as const)("stays on %i", async (status, code) => {
    refuses(status, code);
    await expect(call(currentUser, {})).rejects.toBeInstanceOf(ApiError);
    expect(readToken()).toBe("token-of-this-device");
  });

  test("stays when a password was wrong, which is a 401 too", async () => {
    refuses(401, "invalid_credentials");
    const body = { email: "ann@example.com", password: "wrong" };
    await expect(call(signIn, { body })).rejects.toBeInstanceOf(ApiError);
    expect(readToken()).toBe("token-of-this-device");
  });

  test("of a later sign-in survives the refusal of the earlier one", async () => {
    vi.stubGlobal("fetch", async () => {
      saveToken("newer");
      return Response.json(
        { code: "unauthorized", message: "No.", detail: "No.", request_id: "r" },
        { status: 401 },
      );
    });
    await expect(call(currentUser, {})).rejects.toBeInstanceOf(ApiError);
    expect(readToken()).toBe("newer");
  });
});

// SPEC 7.1
test("a path without placeholders is unchanged", () => {
  expect(requestUrl("/api/weather", {}, {})).toBe("/api/weather");
  expect(requestUrl("/api/weather", undefined, undefined)).toBe("/api/weather");
});
