import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CheckoutStatus, PaymentCheck } from "#web/features/billing/payment-check.ts";
import { watchPayment } from "#web/features/billing/watch-payment.ts";
import { ApiError, OfflineError } from "#web/platform/api/api-errors.ts";

const unpaid = { payment_status: "unpaid", status: "open" } as const;
const paid = { payment_status: "paid", status: "complete" } as const;
const expired = { payment_status: "unpaid", status: "expired" } as const;
const free = { payment_status: "no_payment_required", status: "complete" } as const;

const ask = vi.fn<(id: string, signal: AbortSignal) => Promise<CheckoutStatus>>();
const steps: PaymentCheck[] = [];
const last = () => steps.at(-1);

function watch(sessionId: string | undefined = "cs_test_1") {
  return watchPayment({ sessionId, ask, onChange: (check) => steps.push(check) });
}

beforeEach(() => {
  vi.useFakeTimers();
  steps.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  ask.mockReset();
});

describe("the check of a payment", () => {
  // SPEC 8.10
  test("without a session asks nobody", async () => {
    watchPayment({ sessionId: undefined, ask, onChange: (check) => steps.push(check) });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(steps).toEqual([
      { kind: "error", sentence: "Payment session not found.", again: false },
    ]);
    expect(ask).not.toHaveBeenCalled();
  });

  // SPEC 4.9
  test("asks at once, and a paid one is a success", async () => {
    ask.mockResolvedValue(paid);
    watch();
    await vi.advanceTimersByTimeAsync(0);
    expect(steps).toEqual([{ kind: "checking", attempt: 1 }, { kind: "success" }]);
    expect(ask.mock.calls[0]?.[0]).toBe("cs_test_1");
  });

  test("accepts a payment of zero", async () => {
    ask.mockResolvedValue(free);
    watch();
    await vi.advanceTimersByTimeAsync(0);
    expect(last()).toEqual({ kind: "success" });
  });

  // SPEC 4.11
  test("asks again two seconds after an answer that decides nothing, not before", async () => {
    ask.mockResolvedValueOnce(unpaid).mockResolvedValueOnce(paid);
    watch();
    await vi.advanceTimersByTimeAsync(0);
    expect(last()).toEqual({ kind: "checking", attempt: 2 });
    await vi.advanceTimersByTimeAsync(1999);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(last()).toEqual({ kind: "success" });
  });

  // SPEC 4.11, 9.4
  test("gives up after ten answers that decide nothing", async () => {
    ask.mockResolvedValue(unpaid);
    watch();
    await vi.advanceTimersByTimeAsync(9 * 2000 - 1);
    expect(ask).toHaveBeenCalledTimes(9);
    expect(last()).toEqual({ kind: "checking", attempt: 10 });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(ask).toHaveBeenCalledTimes(10);
    expect(last()).toEqual({
      kind: "error",
      sentence: "Payment verification timed out. Please check your email for confirmation.",
      again: true,
    });
  });

  // SPEC 4.10
  test("ends with a session that has expired", async () => {
    ask.mockResolvedValueOnce(unpaid).mockResolvedValueOnce(expired);
    watch();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(last()).toEqual({
      kind: "error",
      sentence: "Payment session expired. Please try again.",
      again: false,
    });
  });

  // SPEC 8.12
  test("ends when the server refuses", async () => {
    const body = { code: "not_found", message: "", detail: "", request_id: "r" } as const;
    ask.mockRejectedValue(new ApiError(404, body));
    watch();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(last()).toMatchObject({ sentence: "Failed to check payment status" });
  });

  // SPEC 4.12, 8.11
  test("ends when nothing answers", async () => {
    ask.mockRejectedValue(new OfflineError("gone"));
    watch();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(last()).toMatchObject({
      sentence: "Error verifying payment. Please contact support if charged.",
      again: true,
    });
  });
});
