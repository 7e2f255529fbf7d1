import { expect, type Page } from "@playwright/test";
import { firstAdminLink } from "#e2e/support/admin.ts";
import { expectAccessible, expectAccessibleInEveryLight } from "#e2e/support/axe.ts";
import { anotherPerson, signUp } from "#e2e/support/people.ts";
import { adminViews, sizes } from "#e2e/support/screens.ts";
import { unreadableWords } from "#e2e/support/text-fit.ts";
import { test, thorough } from "#e2e/support/world.ts";
import { givenUp, anyOf, refused } from "#e2e/support/faults.ts";

test.use({ allowedFaults: anyOf(refused(401, "/api/"), givenUp) });

test.use({ ownWorld: "first admin" });

const analyticsHeading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Analytics Dashboard" });

// SPEC 6.5
test(
  "the first admin sees the figures, extends a trial and ends sessions",
  { tag: thorough },
  async ({ page, browser, world }) => {
    const { page: angler, person } = await anotherPerson(browser, world.product.url, "/analytics");
    await expect(angler.getByText("There is no such page.")).toBeVisible();

    await signUp(page);
    await page.goto(firstAdminLink(world));
    await expectAccessible(page);
    await page.getByRole("button", { name: "Become Admin" }).click();
    await expect(page.getByText("This account is the admin now.")).toBeVisible();
    await page.getByRole("button", { name: "Continue" }).click();

    await page.setViewportSize(sizes.desktop);
    await page.getByRole("link", { name: "Analytics Dashboard" }).click();
    await expect(analyticsHeading(page)).toBeVisible();
    await expect(page.getByText("Trials running")).toBeVisible();
    await expect(page.getByText("Sign-ups a day").first()).toBeVisible();

    await page.getByLabel("Email or name").fill(person.email);
    await page.getByRole("button", { name: "Find" }).click();
    await page.getByRole("button", { name: `Extend Trial: ${person.email}` }).click();
    await page.getByLabel("Days to add").fill("14");
    await page.getByLabel("Reason").fill("a week of storm");
    await expectAccessible(page);
    await page.getByRole("dialog").getByRole("button", { name: "Extend Trial" }).click();
    await expect(page.getByText(/^The trial now runs to/)).toBeVisible();
    await angler.goto("/dashboard");
    await expect(angler.getByRole("region", { name: "Your plan" })).toContainText(
      "21 days remaining",
    );

    await page.getByRole("button", { name: `End Sessions: ${person.email}` }).click();
    await page.getByLabel("Reason").fill("a stolen phone");
    await page.getByRole("dialog").getByRole("button", { name: "End Sessions" }).click();
    await expect(page.getByText("All devices of the account are signed out.")).toBeVisible();
    await angler.goto("/dashboard");
    await expect(angler.getByRole("dialog", { name: "Welcome Back" })).toBeVisible();

    const log = page.getByRole("region", { name: "Audit log" });
    await expect(log).toContainText("a week of storm");
    await expect(log).toContainText("a stolen phone");

    // Colors in transition belong to no light mode.
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const viewport of Object.values(sizes)) {
      await page.setViewportSize(viewport);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      expect.soft(await unreadableWords(page), `${viewport.width} wide`).toEqual([]);
    }
    await expectAccessibleInEveryLight(page);
    await angler.context().close();

    // A phone with letters twice as large.
    await page.setViewportSize({ width: 195, height: 422 });
    for (const address of Object.values(adminViews)) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      expect.soft(await unreadableWords(page), address).toEqual([]);
    }
  },
);
