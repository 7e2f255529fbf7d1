import { expect, type Page } from "@playwright/test";
import { signUpAt } from "#e2e/support/people.ts";
import { test } from "#e2e/support/world.ts";

/** No browser of a test has a push service: this one hands out an address, as it would. */
const handsOutAddresses = `
  let current = null;
  PushManager.prototype.getSubscription = () => Promise.resolve(current);
  PushManager.prototype.subscribe = () => {
    const endpoint = "https://fcm.googleapis.com/fcm/send/" + crypto.randomUUID();
    const keys = {
      p256dh: "BNNL5ZaTfK81qhXOx23-wewhigUeFb632jN6LvRWCFH1ubQr77FE_9qV1FuojuRmHP42zmf34rXgW80OvUVDgTk",
      auth: "zqbxT6JKstKSY9JKibZLSQ",
    };
    current = {
      endpoint,
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
      unsubscribe: () => Promise.resolve((current = null) === null),
    };
    return Promise.resolve(current);
  };`;

const titlesShown = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title }) => title);
  });

/** Hands a message to the service worker, as the browser does with one that has come. */
async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [one] }) => {
      if (one !== undefined) resolve(one.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registered;
  const origin = new URL(page.url()).origin;
  await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
}

test("reminders are let onto this device, come while nobody looks, and end with the switch", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["notifications"]);
  await page.addInitScript(handsOutAddresses);
  await signUpAt(page, "/tides");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const device = page.getByRole("switch", { name: /Reminders on this device/ });
  await expect(device).not.toBeChecked();
  await expect(device).toBeEnabled();
  await device.click();
  await expect(device).toBeChecked();
  await page.reload();
  await expect(device).toBeVisible();

  const message = {
    title: "High tide at Boston, 4:12 am",
    body: "High tide at Boston: Sunday, June 14 at 4:12 am EDT.",
    page: "/tides?station=8443970&date=2026-06-14",
    tag: "tide/1",
  };
  await deliver(page, JSON.stringify(message));
  await expect.poll(() => titlesShown(page)).toEqual([message.title]);

  await page.goto("/profile");
  // The browser of this page was handed its address anew.
  await expect(device).toBeEnabled();
  if (!(await device.isChecked())) await device.click();
  await expect(device).toBeChecked();
  await device.click();
  await expect(device).not.toBeChecked();
});
