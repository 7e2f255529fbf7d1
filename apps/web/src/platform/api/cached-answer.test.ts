// @vitest-environment jsdom
import { reports } from "@striper/contract/reports";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, test, vi } from "vitest";
import { cacheAnswer, cachedQuery, readCachedAnswer } from "#web/platform/api/cached-answer.ts";
import { breaksOff, gives, stubApi } from "#web/testing/stub-api.ts";

const answer = { reports: [], updated: null, status: "none" } as const;
const keeping = { name: "reports", freshFor: 180_000, every: 180_000, timeout: 4000 };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("a kept answer", () => {
  test("comes back with the moment it arrived", () => {
    cacheAnswer("reports", 1000, answer);
    expect(readCachedAnswer("reports", reports.response, 5000)).toEqual({ at: 1000, answer });
  });

  test("of the future counts as of now: the clock of the device was wrong", () => {
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
  ])("that reads %j is none", (text) => {
    localStorage.setItem("kept_reports", text);
    expect(readCachedAnswer("reports", reports.response, 5000)).toBeUndefined();
  });
});

describe("a kept answer of the running build", () => {
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

describe("a query of a kept answer", () => {
  test("keeps what arrives", async () => {
    stubApi({ "GET /api/reports": gives(answer) });
    await new QueryClient().fetchQuery(cachedQuery(reports, {}, keeping));
    expect(readCachedAnswer("reports", reports.response, Date.now())?.answer).toEqual(answer);
  });

  test("asks nobody while the kept one is young", async () => {
    const api = stubApi({});
    cacheAnswer("reports", Date.now() - 170_000, answer);
    expect(await new QueryClient().fetchQuery(cachedQuery(reports, {}, keeping))).toEqual(answer);
    expect(api.asked).toEqual([]);
  });

  // SPEC 7.40, 8.25
  test("that fails to renew leaves the old one in its place", async () => {
    stubApi({ "GET /api/reports": breaksOff });
    cacheAnswer("reports", 1000, answer);
    const client = new QueryClient();
    const query = cachedQuery(reports, {}, keeping);
    await expect(client.fetchQuery(query)).rejects.toThrow("out of reach");
    expect(client.getQueryData(query.queryKey)).toEqual(answer);
    expect(readCachedAnswer("reports", reports.response, Date.now())?.at).toBe(1000);
  });
});
