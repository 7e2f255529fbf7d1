import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { anyOf, networkCut, refused } from "#e2e/support/faults.ts";
import { signUpAt } from "#e2e/support/people.ts";
import { sizes } from "#e2e/support/screens.ts";
import { keepsApp, test, thorough, untilInstalled } from "#e2e/support/world.ts";

test.use({
  allowedFaults: anyOf(networkCut, refused(404, "/api/regulations/search/")),
});

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test(
  "with the network off the rules are there, and the rail answers in one word",
  { tag: keepsApp },
  async ({ page, context }) => {
    await signUpAt(page, "/regulations");
    await expect(card(page, "MA Striped Bass")).toContainText("28 to less than 31 in");
    await untilInstalled(page);
    await page.reload();

    await context.setOffline(true);
    await page.reload();
    await expect(heading(page, "Fishing Regulations")).toBeVisible();
    await expect(card(page, "Federal Striped Bass")).toContainText("Closed");

    await page.getByRole("button", { name: "Keep or release?" }).click();
    await expect(heading(page, "Keep or release?")).toBeFocused();
    const verdict = page.getByRole("region", { name: "Verdict" });
    const length = page.getByLabel("Length, inches");
    await expect(verdict).toContainText("MEASURE");
    for (const [typed, word] of [
      ["28 1/2", "KEEP"],
      ["31.0", "RELEASE"],
      ["28,5", "KEEP"],
      ["27.9", "RELEASE"],
    ] as const) {
      await length.fill(typed);
      await expect(verdict).toContainText(word);
    }
    await length.fill("29");
    await page.getByRole("button", { name: "One more: Of these kept today" }).click();
    await expect(verdict).toContainText("The bag is full");
    await page.getByText("Federal", { exact: true }).click();
    await expect(verdict).toContainText("50 CFR 697.7(b)");
    await expectAccessible(page);

    await page.goBack();
    await expect(heading(page, "Fishing Regulations")).toBeVisible();
  },
);

test(
  "on a phone the verdict stays in sight, and what is under the thumb stays there",
  { tag: thorough },
  async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await signUpAt(page, "/regulations?view=keep-or-release");
    const verdict = page.getByRole("region", { name: "Verdict" });
    const length = page.getByLabel("Length, inches");
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
    await length.fill("31");
    await expect(verdict).toContainText("RELEASE");
    const before = await top(length);
    await length.fill("29");
    await expect(verdict).toContainText("KEEP");
    expect(await top(length)).toBe(before);

    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 250);
    await expect.poll(() => top(length)).toBe(before - 250);
    const bar = await page.getByRole("banner").boundingBox();
    const gap = (await top(verdict)) - (bar?.y ?? 0) - (bar?.height ?? 0);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(12);
  },
);

test("a species is searched for by a quick pick and by hand; what nobody knows has no results", async ({
  page,
}) => {
  await signUpAt(page, "/regulations");
  await expect(page.getByRole("tab", { name: "Results" })).toBeHidden();
  await page.getByRole("button", { name: "flounder", exact: true }).click();
  await expect(page).toHaveURL(/tab=results/u);
  await expect(page.getByText(/regulation\(s\) found/u)).toBeVisible();

  await page.getByLabel("Species").fill("unicorn");
  const answer = page.waitForResponse(/\/api\/regulations\/search\/unicorn/u);
  await page.getByRole("button", { name: "Search" }).click();
  expect((await answer).status()).toBe(404);
  await expect(page.getByText("No regulations found")).toBeVisible();
  await expect(page.getByText('Try "striped bass", "cod", or "flounder"')).toBeVisible();

  await page.getByRole("tab", { name: "Stripers" }).click();
  await expect(page.getByText(/^Current slot limit: 28 to less than 31 in/u)).toBeVisible();
  await expect(card(page, "Federal Waters (3+ Miles)")).toContainText(
    "Fishing for it is unlawful, catch and release included",
  );
  await page.getByRole("tab", { name: "All" }).click();
  await expectAccessible(page);
  await page.goBack();
  await page.goBack();
  await expect(page.getByText("No regulations found")).toBeVisible();
});

test("whoever stands at a place is told whose water it is", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 42.28, longitude: -70.295 });
  await signUpAt(page, "/regulations");
  await page.getByRole("button", { name: "Where am I?" }).click();
  await page.getByRole("button", { name: "Use my position" }).click();
  const where = card(page, "Where am I?");
  await expect(where.getByText("Federal waters", { exact: true })).toBeVisible();
  await expect(where).toContainText("Striped bass: closed here.");
  await expect(where).toContainText(/\d nm to the/u);

  await where.getByLabel("Or a spot").selectOption("castle-island");
  await expect(where.getByText("Massachusetts waters", { exact: true })).toBeVisible();
  await expectAccessible(page);
});
