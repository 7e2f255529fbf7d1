import { expect } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { signUpAt } from "#e2e/support/people.ts";
import { test } from "#e2e/support/world.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("the chart answers a tap at the time of the map, and the time stands beside it on a phone", async ({
  page,
}) => {
  await signUpAt(page, "/map");
  await expect(page.getByText(/^Scale: /)).toBeAttached();
  await expect(page.getByText(/^Chart US5BOS/)).toBeVisible();
  await expect(page.getByText("Not for navigation").first()).toBeVisible();

  const time = page.getByRole("slider", { name: /Time on the map/ });
  await expect(time).toBeInViewport();
  await page.getByRole("button", { name: "Depth at the middle of the map" }).click();
  const card = page.getByRole("region", { name: / here now$/ });
  await expect(card).toContainText(/± \d+ ft/);
  await expect(card).toContainText(/at (?:low|high), /);
  await expect(card).toContainText(/Massachusetts/);
  await expect(card).toContainText(/NOAA chart US5\w+ \d+\.\d+ of \d{4}-/);
  await expectAccessible(page);

  await time.focus();
  await page.keyboard.press("PageUp");
  await expect(page.getByRole("region", { name: / here at / })).toBeVisible();
  await page.getByLabel("Day on the map").selectOption("3");
  await expect(time).toHaveAttribute("aria-valuetext", /, in 3 d /);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("region", { name: / here at / })).toBeHidden();
});

test("the wading clock opens with known ground, tells what it takes off, and sets an alarm that needs no network", async ({
  page,
  context,
}) => {
  await signUpAt(page, "/wading?place=thompson-spit");
  const clock = page.getByRole("region", { name: "Thompson spit" });
  await expect(clock).toContainText("Stay off");
  await expect(clock).toContainText("for the chart's survey");
  await page.getByLabel("Lowest ground on your way, above low water").selectOption({ index: 8 });
  await expect(clock).toContainText(/Turn back at .* [ap]m\./);
  await expect(clock).toContainText(/in all/);
  await expectAccessible(page);

  await context.setOffline(true);
  await clock.getByRole("button", { name: /^Sound the alarm at / }).click();
  await expect(clock).toContainText(/Alarm set for .* \(Thompson spit\)/);
  await clock.getByRole("button", { name: "Cancel the alarm" }).click();
  await expect(clock.getByRole("button", { name: /^Sound the alarm at / })).toBeVisible();
});
