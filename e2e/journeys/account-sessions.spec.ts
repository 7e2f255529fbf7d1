import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { signIn, signUp } from "#e2e/support/people.ts";
import { keepsApp, test, thorough, untilInstalled } from "#e2e/support/world.ts";
import { givenUp, anyOf, networkCut, refused } from "#e2e/support/faults.ts";

test.use({
  allowedFaults: anyOf(
    networkCut,
    refused(401, "/api/"),
    refused(400, "/api/auth/password-reset/confirm"),
    givenUp,
  ),
});

test("a second device is listed, and signed out from the first", async ({
  page,
  browser,
  world,
}) => {
  const me = await signUp(page);
  const context = await browser.newContext({
    baseURL: world.product.url,
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  });
  const other = await context.newPage();
  await signIn(other, me);

  await page.goto("/profile");
  await expect(page.getByText(/This device/)).toBeVisible();
  const signOutThere = page.getByRole("button", { name: /^Sign out .*iPhone/ });
  await expect(signOutThere).toBeVisible();
  await signOutThere.click();
  await expect(signOutThere).toBeHidden();

  await other.goto("/profile");
  await expect(other.getByRole("dialog", { name: "Welcome Back" })).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  await page.reload();
  await expect(page.getByText(/This device/)).toBeVisible();
  await context.close();
});

// SPEC 2.23
test("a forgotten password is replaced by mail, and ends all sessions", async ({
  page,
  browser,
  world,
}) => {
  const me = await signUp(page);
  const context = await browser.newContext({ baseURL: world.product.url });
  const other = await context.newPage();
  await other.goto("/sign-in");
  await other.getByRole("button", { name: "Forgot your password?" }).click();
  await other.getByLabel("Email Address").fill(me.email);
  await expectAccessible(other);
  await other.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(other.getByText(/the link is on its way/)).toBeVisible();

  const [link] = await world.mailTo(me.email, /http\S+\/reset-password\?token=[\w-]+/);
  await other.goto(link);
  await other.getByLabel("New Password", { exact: true }).fill("another-harbor-light-43");
  await other.getByRole("button", { name: "Set New Password" }).click();
  await expect(other.getByText("Your new password is set. Sign in with it.")).toBeVisible();
  await signIn(other, { ...me, password: "another-harbor-light-43" });

  await page.goto("/profile");
  await expect(page.getByRole("dialog", { name: "Welcome Back" })).toBeVisible();

  await other.goto(link);
  await other.getByLabel("New Password", { exact: true }).fill("a-third-harbor-light-44");
  await other.getByRole("button", { name: "Set New Password" }).click();
  await expect(other.getByRole("alert")).toBeVisible();
  await context.close();
});

// SPEC 4.2
test(
  "a lost network signs nobody out",
  { tag: [keepsApp, thorough] },
  async ({ page, context }) => {
    const me = await signUp(page);
    await untilInstalled(page);
    await page.reload();
    await context.setOffline(true);
    await page.goto("/profile");
    await expect(page.getByRole("main").getByText(me.email, { exact: true })).toBeVisible();
    await expect(page.getByText("Offline", { exact: true })).toBeVisible();
    await expect(page.getByRole("region", { name: "Your plan" })).toContainText("7 days remaining");
    expect(await page.evaluate(() => localStorage.getItem("auth_token"))).not.toBeNull();

    await page.getByRole("button", { name: "Upgrade Now" }).last().click();
    await expect(
      page.getByText("Unable to start upgrade process. Please try again.").first(),
    ).toBeVisible();

    await context.setOffline(false);
    await page.goto("/profile");
    await expect(page.getByText(/This device/)).toBeVisible();
  },
);

/** All that the browser keeps for the page's origin, as one text. */
async function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? "");
        opening.addEventListener("success", () => resolve(opening.result));
        opening.addEventListener("error", () => reject(new Error("a database cannot be opened")));
      });
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => reading.addEventListener("success", resolve));
        parts.push(`${name} ${store} ${JSON.stringify(reading.result)}`);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        parts.push(request.url);
        if (!new URL(request.url).pathname.startsWith("/api/")) continue;
        parts.push((await (await cache.match(request))?.text()) ?? "");
      }
    }
    return parts.join("\n");
  });
}

test(
  "signing out leaves nothing of the account on the device",
  { tag: keepsApp },
  async ({ page }) => {
    const me = await signUp(page);
    const account = page.waitForResponse((answer) => answer.url().endsWith("/api/auth/me"));
    await page.goto("/profile");
    const { user_id: accountId }: { user_id: string } = await (await account).json();
    for (const address of ["/catch-logger", "/fishing-spots", "/licenses", "/dashboard"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    expect(await storedText(page)).toContain(accountId);

    await page.goto("/profile");
    await page.getByRole("button", { name: "Sign Out", exact: true }).last().click();
    await page.waitForURL("**/");
    const left = await storedText(page);
    expect(left).not.toContain(accountId);
    expect(left).not.toContain(me.email);
  },
);
