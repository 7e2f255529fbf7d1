// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { saveToken } from "#web/platform/session.ts";
import { showApp, stubScreen } from "#web/testing/show-app.tsx";
import { someUser } from "#web/testing/some-user.ts";
import { breaksOff, gives, refuses, stubApi } from "#web/testing/stub-api.ts";
import { leaveDevice } from "#web/testing/leave-device.ts";

const status = "GET /api/payments/checkout/status/cs_test_1";
const member = { ...someUser, subscription_status: "active", trial_days_remaining: 0 };

function arrive(answer: () => Response | Promise<Response>) {
  saveToken("a token");
  const api = stubApi({ "GET /api/auth/me": gives(someUser), [status]: answer });
  return { api, router: showApp("/payment-success?session_id=cs_test_1") };
}

// Preloaded before the fake clock, which runs on while views load.
beforeAll(async () => {
  await import("#web/app/pages/payment-page.tsx");
  await import("#web/app/dashboard/dashboard-page.tsx");
});
beforeEach(() => stubScreen(390));

afterEach(() => {
  leaveDevice();
  vi.useRealTimers();
});

describe("the result of a payment", () => {
  // SPEC 2.1, 4.9, 9.4
  test("shows what is unlocked, asks about the account anew, and goes on after 3 s", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { api, router } = arrive(gives({ payment_status: "paid", status: "complete" }));
    api.change("GET /api/auth/me", gives(someUser));
    await screen.findByRole("heading", { name: "Welcome to Premium!" });
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Unlimited access to all fishing spots",
      "Real-time conditions and intelligence",
      "AI-powered fishing assistant",
      "Live vessel tracking",
      "Advanced catch logging",
    ]);
    expect(await screen.findByText("Payment successful! Welcome to premium!")).not.toBeNull();
    api.change("GET /api/auth/me", gives(member));
    await vi.advanceTimersByTimeAsync(2500);
    expect(router.state.location.pathname).toBe("/payment-success");
    await vi.advanceTimersByTimeAsync(600);
    await vi.waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
    expect(api.callsOf("GET /api/auth/me").length).toBeGreaterThan(1);
  });

  // SPEC 2.81, 2.83
  test("goes on at once by its button", async () => {
    const { router } = arrive(gives({ payment_status: "paid", status: "complete" }));
    const next = await screen.findByRole("button", { name: "Continue to Dashboard" });
    await userEvent.click(next);
    await vi.waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
  });

  // SPEC 2.80
  test("says what it does while it waits", async () => {
    arrive(() => new Promise(() => undefined));
    expect(await screen.findByText("Processing your payment...")).not.toBeNull();
  });

  // SPEC 2.82
  test.each([
    [
      "an expired session",
      gives({ payment_status: "unpaid", status: "expired" }),
      "Payment session expired. Please try again.",
    ],
    ["a refusal", refuses(404, "not_found"), "Failed to check payment status"],
    ["a lost connection", breaksOff, "Error verifying payment. Please contact support if charged."],
  ])("is a payment issue after %s", async (_what, answer, sentence) => {
    const { router } = arrive(answer);
    expect(await screen.findByRole("heading", { name: "Payment Issue" })).not.toBeNull();
    expect(screen.getByRole("alert").textContent).toBe(sentence);
    expect(
      screen.getByText(
        "Need help? Contact support if you were charged but don't see premium access.",
      ),
    ).not.toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Back to Dashboard" }));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
  });
});
