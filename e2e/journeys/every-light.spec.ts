import { expect, type Page } from "@playwright/test";
import { expectAccessibleInEveryLight } from "#e2e/support/axe.ts";
import { fillAccount } from "#e2e/support/filled-account.ts";
import { signUpAt } from "#e2e/support/people.ts";
import { signedOutViews, views } from "#e2e/support/screens.ts";
import { test, thorough } from "#e2e/support/world.ts";

/** Dialogs and forms, besides the views. */
const overlays: Readonly<Record<string, string>> = {
  "log form": "/catch-logger?log=new",
  "quick log": "/dashboard?modal=catch-log",
  "new spot": "/fishing-spots?add=42.33970,-70.95470",
  "new license": "/licenses?add=new",
  "new reminder": "/tides?alert=new",
};

async function look(page: Page, name: string, address: string): Promise<void> {
  await test.step(name, async () => {
    await page.goto(address);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: /^Loading/u })).toHaveCount(0);
    await expectAccessibleInEveryLight(page);
  });
}

test(
  "no view before signing in meets a barrier in any light",
  { tag: thorough },
  async ({ page }) => {
    for (const [name, address] of Object.entries(signedOutViews)) await look(page, name, address);
  },
);

const ofMembers = Object.entries({ ...views, ...overlays }).filter(
  ([name]) => !(name in signedOutViews),
);
/** Views of one journey: more would take over a minute. */
const atOnce = 5;
for (let from = 0; from < ofMembers.length; from += atOnce) {
  const group = ofMembers.slice(from, from + atOnce);
  const names = group.map(([name]) => name).join(", ");
  test(
    `in no light does a member meet a barrier: ${names}`,
    { tag: thorough },
    async ({ page }) => {
      await signUpAt(page, "/profile");
      await fillAccount(page);
      for (const [name, address] of group) await look(page, name, address);
    },
  );
}
