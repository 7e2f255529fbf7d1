import { expect } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { sizes } from "#e2e/support/screens.ts";
import { test, thorough } from "#e2e/support/world.ts";

// SPEC 2.17
test("a visitor reads what the product is, sees today's tide and finds the way in", async ({
  page,
}) => {
  await page.goto("/");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /Striper Conditions,\s*Boston Harbor/,
  );
  await expect(page.getByText("Premium Fishing Intelligence & Real-Time Conditions")).toBeVisible();
  await expect(page.getByText("Join hundreds of Boston Harbor anglers")).toBeVisible();
  // Computed on the device.
  await expect(page.getByText(/Boston is (rising|falling|at high|at low|turning)/i)).toBeVisible();
  await page.getByRole("link", { name: "Start 7-Day Free Trial" }).first().click();
  await expect(page.getByLabel("Display Name")).toBeVisible();
});

test("a visitor without scripts reads it and gets on", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toHaveAttribute(
    "href",
    /sign-in/,
  );
  await context.close();
});

for (const [name, viewport] of Object.entries(sizes)) {
  const tag = name === "phone" ? [] : [thorough];
  test(
    `the landing page meets no barrier at ${name} size, and nothing moves`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Reflect.set(globalThis, "layoutShifts", shifts);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, "value")));
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto("/");
      await page.waitForLoadState("networkidle");
      await expectAccessible(page);
      const shift = await page.evaluate(() => {
        const shifts: unknown = Reflect.get(globalThis, "layoutShifts");
        return Array.isArray(shifts)
          ? shifts.reduce<number>((sum, one) => sum + Number(one), 0)
          : 1;
      });
      expect(shift).toBeLessThan(0.02);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    },
  );
}
