// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as externalPage from "#web/platform/external-page.ts";
import { saveToken } from "#web/platform/session.ts";
import { showApp, stubScreen } from "#web/testing/show-app.tsx";
import { someUser } from "#web/testing/some-user.ts";
import { breaksOff, gives, refuses, stubApi } from "#web/testing/stub-api.ts";
import { leaveDevice } from "#web/testing/leave-device.ts";

const checkout = "POST /api/payments/checkout/session";
const stripePage = "https://checkout.stripe.example/c/pay/cs_test_1";
const expired = {
  ...someUser,
  subscription_status: "expired",
  trial_days_remaining: 0,
  has_access: false,
  access_until: null,
} as const;

function signedInAs(user: unknown) {
  saveToken("a token");
  return stubApi({
    "GET /api/auth/me": gives(user),
    [checkout]: gives({ checkout_url: stripePage }),
  });
}

const banner = () => screen.findByRole("region", { name: "Your plan" });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

const goToExternalPage = vi.spyOn(externalPage, "goToExternalPage");

beforeEach(() => {
  stubScreen(1440);
  goToExternalPage.mockReset().mockReturnValue(true);
});

afterEach(leaveDevice);
afterAll(() => goToExternalPage.mockRestore());

describe("the banner above the app", () => {
  // SPEC 2.25
  test("counts the days of the trial and leads to the checkout", async () => {
    const api = signedInAs(someUser);
    showApp("/licenses");
    expect((await banner()).textContent).toContain("Free Trial Active5 days remaining");
    await press("Upgrade Now");
    await waitFor(() => expect(goToExternalPage).toHaveBeenCalledWith(stripePage));
    expect(api.callsOf(checkout)[0]?.body).toEqual({
      plan: "monthly",
      origin_url: location.origin,
    });
  });
});

describe("the paywall", () => {
  // SPEC 2.26, 2.27
  test("replaces every view once the trial is over", async () => {
    signedInAs(expired);
    showApp("/fishing-spots");
    expect(await screen.findByRole("heading", { name: "Trial Expired" })).not.toBeNull();
    expect(screen.getByText("Your 7-day free trial has ended")).not.toBeNull();
    expect(screen.getByText("$19.99/mo")).not.toBeNull();
    const features = within(screen.getByRole("region", { name: "Premium features" }));
    expect(features.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "75+ detailed fishing spots",
      "Real-time conditions and bite scores",
      "AI fishing assistant",
      "Live vessel tracking",
      "Advanced catch logging",
    ]);
    expect(screen.queryByRole("navigation", { name: "Main" })).toBeNull();
    expect(screen.getByRole("button", { name: "Export My Data" })).not.toBeNull();
    expect(screen.getByRole("button", { name: "Delete Account" })).not.toBeNull();
  });

  // SPEC 8.6
  test.each([
    ["refused", refuses(503, "payments_unavailable")],
    ["without an address", gives({})],
    ["without an answer", breaksOff],
  ])("has its own sentence when the payment is %s", async (_what, answer) => {
    const api = signedInAs(expired);
    api.change(checkout, answer);
    showApp("/dashboard");
    await press("Upgrade to Premium");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Unable to start payment process. Please try again.",
    );
  });

  test("opens when it turns out that the plan was paid in another tab", async () => {
    const api = signedInAs(expired);
    api.change(checkout, refuses(409, "already_subscribed"));
    showApp("/licenses");
    await screen.findByRole("heading", { name: "Trial Expired" });
    api.change(
      "GET /api/auth/me",
      gives({ ...expired, subscription_status: "active", has_access: true }),
    );
    await press("Upgrade to Premium");
    expect(await screen.findByRole("heading", { name: "Licenses" })).not.toBeNull();
  });

  // SPEC 2.26
  test("lets the result of a payment through", async () => {
    signedInAs(expired);
    showApp("/payment-success");
    expect((await screen.findByRole("alert")).textContent).toBe("Payment session not found.");
  });
});

describe("the figures of the platform", () => {
  // SPEC 2.9
  test("are hidden from people without the admin role", async () => {
    const api = signedInAs(someUser);
    showApp("/analytics");
    expect(await screen.findByText("There is no such page.")).not.toBeNull();
    expect(api.asked.some(({ call }) => call.includes("/admin/"))).toBe(false);
  });
});
