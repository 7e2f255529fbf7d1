import { priceCents } from "#fakes/stripe/state.ts";
import type { CheckoutSession, PortalSession, Subscription } from "#fakes/stripe/state.ts";

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/gu, (one) => escapes[one] ?? "");

const price = `$${(priceCents / 100).toFixed(2)}`;
const day = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
body{font:1.1rem/1.5 system-ui,sans-serif;max-width:28rem;margin:3rem auto;padding:0 1rem;color:#1a1f36}
.notice{background:#fff3cd;border:1px solid #8a6d00;padding:.6rem 1rem;border-radius:.5rem}
.error{background:#fde2e1;border:1px solid #a11;padding:.6rem 1rem;border-radius:.5rem}
button,a.back{display:block;width:100%;box-sizing:border-box;margin:.8rem 0;padding:.8rem;font:inherit;border-radius:.5rem;border:1px solid #556;text-align:center;background:#fff;color:#1a1f36;text-decoration:none}
button.main{background:#1a4fd8;border-color:#1a4fd8;color:#fff}
</style></head><body><main>
<p class="notice" role="note">Test payment, no card is charged. This page stands in for Stripe.</p>
${body}
</main></body></html>`;

const button = (action: string, label: string, isMain = false): string =>
  `<form method="post"><input type="hidden" name="action" value="${action}"><button${isMain ? ' class="main"' : ""}>${label}</button></form>`;

const link = (href: string, label: string): string =>
  `<a class="back" href="${escaped(href)}">${label}</a>`;

export function checkoutPage(session: CheckoutSession, wasDeclined: boolean): string {
  if (session.status !== "open")
    return page(
      "Checkout",
      `<h1>${session.status === "complete" ? "This payment is complete" : "This page has expired"}</h1>${link(session.cancelUrl, "Back")}`,
    );
  return page(
    "Checkout",
    `<h1>Striper Conditions Premium</h1><p>${price} a month</p>
${wasDeclined ? '<p class="error" role="alert">Your card was declined. Try another card.</p>' : ""}
${button("pay", `Pay ${price}`, true)}
${button("decline", "Pay with a card that is declined")}
${link(session.cancelUrl, "Back")}`,
  );
}

function subscriptionPart(subscription: Subscription): string {
  const { status, cancelAtPeriodEnd, periodEnd } = subscription;
  if (status === "canceled") return "<p>Canceled.</p>";
  if (status !== "active")
    return `<p>The last payment failed.</p>${button("recover", `Pay ${price} now`, true)}`;
  return cancelAtPeriodEnd
    ? `<p>Cancels on ${day(periodEnd)}.</p>${button("resume", "Do not cancel", true)}`
    : `<p>${price} a month, renews on ${day(periodEnd)}.</p>${button("cancel", "Cancel at the end of the period")}`;
}

export function portalPage(portal: PortalSession, subscription: Subscription | undefined): string {
  return page(
    "Billing",
    `<h1>Your plan</h1>
${subscription === undefined ? "<p>No plan.</p>" : subscriptionPart(subscription)}
${link(portal.returnUrl, "Back")}`,
  );
}

export const missingPage = (): string => page("Not found", "<h1>There is no such page</h1>");
