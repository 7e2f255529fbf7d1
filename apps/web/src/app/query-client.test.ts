// @vitest-environment jsdom
import { QueryObserver } from "@tanstack/react-query";
import { describe, expect, test, vi } from "vitest";
import { createQueryClient } from "#web/app/query-client.ts";
import { ApiError } from "#web/platform/api/api-errors.ts";

const refusal = (status: number, code: "subscription_required" | "forbidden") =>
  new ApiError(status, { code, message: "", detail: "", request_id: "r" });

/** A client that watches the account, and how often it was asked about. */
async function watchAccount() {
  const queries = createQueryClient();
  const ask = vi.fn<() => Promise<string>>(async () => "an account");
  const observer = new QueryObserver(queries, {
    queryKey: ["accounts", "current-user", "a token"],
    queryFn: ask,
  });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  return { queries, ask, stop };
}

const failing = (error: Error) => ({
  queryKey: ["spots"],
  queryFn: async () => {
    throw error;
  },
});

describe("a refusal for want of a plan", () => {
  test("asks about the account anew, so that the paywall comes", async () => {
    const { queries, ask, stop } = await watchAccount();
    await queries.fetchQuery(failing(refusal(402, "subscription_required"))).catch(() => null);
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    stop();
  });

  test("is told from other refusals", async () => {
    const { queries, ask, stop } = await watchAccount();
    await queries.fetchQuery(failing(refusal(403, "forbidden"))).catch(() => null);
    expect(ask).toHaveBeenCalledTimes(1);
    stop();
  });

  test("counts for what is sent as well", async () => {
    const { queries, ask, stop } = await watchAccount();
    const sending = queries.getMutationCache().build(queries, {
      mutationFn: async () => {
        throw refusal(402, "subscription_required");
      },
    });
    await sending.execute(undefined).catch(() => null);
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    stop();
  });
});

test("what was asked for one account is gone when another tab signs out or in", () => {
  const queries = createQueryClient();
  queries.setQueryData(["accounts", "sessions"], "those of the first account");
  localStorage.setItem("auth_token", "of the second");
  dispatchEvent(new StorageEvent("storage", { key: "auth_token" }));
  expect(queries.getQueryData(["accounts", "sessions"])).toBeUndefined();
});
