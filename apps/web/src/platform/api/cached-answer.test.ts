// @vitest-environment jsdom
import { reports } from "@striper/contract/reports";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, test, vi } from "vitest";
import { cacheAnswer, cachedQuery, readCachedAnswer } from "#web/platform/api/cached-answer.ts";
import { breaksOff, gives, stubApi } from "#web/testing/stub-api.ts";

const answer = { reports: [], updated: null, status: "none" } as const;
const keeping = { name: "reports", freshFor: 180_000, every: 180_000, timeout: 4000 };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("a cached answer", () => {
  test("is returned with the time it arrived", () => {
    cacheAnswer("reports", 1000, answer);
    expect(readCachedAnswer("reports", reports.response, 5000)).toEqual({ at: 1000, answer });
  });

  test("from the future counts as of now, since the device's clock was wrong", () => {
    cacheAnswer("reports", 9000, answer);
    expect(readCachedAnswer("reports", reports.response, 5000)?.at).toBe(5000);
  });

  test.each([
    "",
    "{",
    "null",
    "[]",
    '{"at":"x","answer":{}}',
    '{"at":1,"answer":{"reports":3}}',
    '{"at":1,"answer":{"reports":[],"status":"none","updated":{"length":{"toString":0}}}}',
  ])("is ignored when it reads %j", (text) => {
    localStorage.setItem("kept_reports", text);
    expect(readCachedAnswer("reports", reports.response, 5000)).toBeUndefined();
  });
});

describe("a cached answer of the running build", () => {
  const foreign = JSON.stringify({ at: 1, shapes: "of June", answer: { reports: 3 } });

  afterEach(() => vi.unstubAllEnvs());

  test("is not checked field by field again", () => {
    vi.stubEnv("VITE_SHAPES", "of June");
    const check = vi.spyOn(reports.response, "safeParse");
    cacheAnswer("reports", 1000, answer);
    expect(readCachedAnswer("reports", reports.response, 5000)).toEqual({ at: 1000, answer });
    expect(check).not.toHaveBeenCalled();
  });

  test.each(["of May", ""])("is checked when this build is one %s", (build) => {
    if (build !== "") vi.stubEnv("VITE_SHAPES", build);
    localStorage.setItem("kept_reports", foreign);
    expect(readCachedAnswer("reports", reports.response, 5000)).toBeUndefined();
  });
});

describe("a cached answer in view is fetched again", () => {
  const slow = { ...keeping, freshFor: 0, every: 600_000 };

  afterEach(() => vi.useRealTimers());

  async function asksIn(
    milliseconds: number,
    given: () => Promise<Response> | Response,
    isEmpty: boolean,
  ) {
    vi.useFakeTimers();
    const api = stubApi({ "GET /api/reports": given });
    const client = new QueryClient();
    const query = cachedQuery(reports, {}, { ...slow, isEmpty: () => isEmpty });
    const leave = new QueryObserver(client, query).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(milliseconds);
    leave();
    client.clear();
    return api.callsOf("GET /api/reports").length;
  }

  test("after a minute when the call failed", async () =>
    expect(await asksIn(70_000, breaksOff, false)).toBe(2));

  test("after a minute when the server had no data yet", async () =>
    expect(await asksIn(70_000, gives(answer), true)).toBe(2));

  test("at its own interval when it arrived", async () => {
    expect(await asksIn(590_000, gives(answer), false)).toBe(1);
    expect(await asksIn(610_000, gives(answer), false)).toBe(2);
  });
});

describe("a cached query", () => {
  test("stores the answer", async () => {
    stubApi({ "GET /api/reports": gives(answer) });
    await new QueryClient().fetchQuery(cachedQuery(reports, {}, keeping));
    expect(readCachedAnswer("reports", reports.response, Date.now())?.answer).toEqual(answer);
  });

  test("sends no request while the cached answer is fresh", async () => {
    const api = stubApi({});
    cacheAnswer("reports", Date.now() - 170_000, answer);
    expect(await new QueryClient().fetchQuery(cachedQuery(reports, {}, keeping))).toEqual(answer);
    expect(api.asked).toEqual([]);
  });

  // SPEC 7.40, 8.25
  test("keeps the old answer when its renewal fails", async () => {
    stubApi({ "GET /api/reports": breaksOff });
    cacheAnswer("reports", 1000, answer);
    const client = new QueryClient();
    const query = cachedQuery(reports, {}, keeping);
    await expect(client.fetchQuery(query)).rejects.toThrow("out of reach");
    expect(client.getQueryData(query.queryKey)).toEqual(answer);
    expect(readCachedAnswer("reports", reports.response, Date.now())?.at).toBe(1000);
  });
});
