// @vitest-environment jsdom
import { listChats } from "@striper/contract/assistant";
import { vesselStream } from "@striper/contract/vessels";
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createQueryClient } from "#web/app/query-client.ts";
import { call } from "#web/platform/api/api-client.ts";
import { readEvents } from "#web/platform/api/read-events.ts";
import { refuses, stubApi } from "#web/testing/stub-api.ts";

afterEach(() => vi.unstubAllGlobals());

/** Watches the account query and counts its calls. */
async function watchAccount() {
  const queries = createQueryClient();
  const ask = vi.fn<() => Promise<string>>(async () => "an account");
  const observer = new QueryObserver(queries, {
    queryKey: ["accounts", "current-user", "a token"],
    queryFn: ask,
  });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  return { ask, stop };
}

const list = () => call(listChats, {}).catch(() => null);
const box = { south: 42, west: -71, north: 43, east: -70 };
const watchVessels = () =>
  readEvents(
    vesselStream,
    { query: box },
    { signal: new AbortController().signal, silentAfter: 1000, onEvent: () => undefined },
  ).catch(() => null);

describe("a refusal for want of a plan", () => {
  test.each([
    ["a call", list],
    ["a stream", watchVessels],
  ])("of %s asks about the account anew, so that the paywall comes", async (_what, start) => {
    const { ask, stop } = await watchAccount();
    stubApi({
      "GET /api/ai/chat/sessions": refuses(402, "subscription_required"),
      "GET /api/vessels/stream": refuses(402, "subscription_required"),
    });
    await start();
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    stop();
  });

  test("is told from other refusals", async () => {
    const { ask, stop } = await watchAccount();
    stubApi({ "GET /api/ai/chat/sessions": refuses(403, "forbidden") });
    await list();
    expect(ask).toHaveBeenCalledTimes(1);
    stop();
  });
});

test("one account's answers are dropped when another tab signs out or in", () => {
  const queries = createQueryClient();
  queries.setQueryData(["accounts", "sessions"], "those of the first account");
  localStorage.setItem("auth_token", "of the second");
  dispatchEvent(new StorageEvent("storage", { key: "auth_token" }));
  expect(queries.getQueryData(["accounts", "sessions"])).toBeUndefined();
});
