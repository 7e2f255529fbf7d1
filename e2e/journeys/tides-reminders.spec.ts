import { expect } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { signUpAt } from "#e2e/support/people.ts";
import { keepsApp, test } from "#e2e/support/world.ts";

/** A browser without a screen denies notifications and has no push service: this one does as others do. */
const allowsReminders = `
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = () => Promise.resolve("granted");
  let current = null;
  PushManager.prototype.getSubscription = () => Promise.resolve(current);
  PushManager.prototype.subscribe = () => {
    const endpoint = "https://fcm.googleapis.com/fcm/send/" + crypto.randomUUID();
    const keys = { p256dh: "B".repeat(87), auth: "A".repeat(22) };
    current = {
      endpoint,
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
      unsubscribe: () => Promise.resolve((current = null) === null),
    };
    return Promise.resolve(current);
  };`;

test(
  "reminders are let onto this device, stay when its browser changes its address, and end with the switch",
  { tag: keepsApp },
  async ({ page }) => {
    await page.addInitScript(allowsReminders);
    await signUpAt(page, "/tides");
    const device = page.getByRole("switch", { name: /Reminders on this device/ });
    await expect(device).not.toBeChecked();
    await expect(device).toBeEnabled();
    await device.click();
    await expect(device).toBeChecked();
    await expectAccessible(page);

    // The browser of the next page knows nothing of the address before.
    await page.goto("/profile");
    await expect(device).toBeChecked();
    await device.click();
    await expect(device).not.toBeChecked();
    await page.reload();
    await expect(device).toBeEnabled();
    await expect(device).not.toBeChecked();
  },
);
