import { expect, type Locator, type Page } from "@playwright/test";
import { signUpAt } from "#e2e/support/people.ts";
import { sizes } from "#e2e/support/screens.ts";
import { unreadableWords } from "#e2e/support/text-fit.ts";
import { test, thorough } from "#e2e/support/world.ts";

test.use({ viewport: sizes.desktop });

async function boxOf(part: Locator) {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  if (box === null) throw new Error("It has no place on the page.");
  return box;
}

/** As drawn around what has the focus, or around the field that it is part of. */
const outlineOf = (page: Page, frame: string) =>
  page.evaluate((selector) => {
    const focused = document.activeElement?.closest(selector);
    if (!focused) return "not focused";
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    return `${outlineStyle} ${outlineWidth}`;
  }, frame);

test(
  "a wide window has a map and its list side by side, as high as each other",
  { tag: thorough },
  async ({ page }) => {
    await signUpAt(page, "/map");
    const map = await boxOf(page.getByRole("figure").first());
    const list = await boxOf(page.getByRole("region", { name: "Spots in view" }).locator(".."));
    expect(list.x).toBeGreaterThan(map.x + map.width);
    expect(Math.abs(list.y - map.y)).toBeLessThan(2);
    expect(list.y + list.height).toBeGreaterThanOrEqual(map.y + map.height);
  },
);

test(
  "on a tablet the scale of a map and its credits keep clear of each other",
  { tag: thorough },
  async ({ page }) => {
    await page.setViewportSize(sizes.tablet);
    await signUpAt(page, "/fishing-spots");
    const scale = await boxOf(
      page
        .getByText(/^Scale: /)
        .locator("..")
        .locator(".."),
    );
    const credits = await boxOf(page.getByRole("button", { name: "About this map" }).locator(".."));
    expect(scale.y + scale.height <= credits.y || scale.x + scale.width <= credits.x).toBe(true);
  },
);

test(
  "on a tablet a message keeps clear of the button at a form's end",
  { tag: thorough },
  async ({ page }) => {
    await page.setViewportSize(sizes.tablet);
    await signUpAt(page, "/catch-logger?log=new&shared=photo");
    // Both come into their places moving, the form after the book, whose button has a longer name.
    await expect(async () => {
      const message = await boxOf(page.getByText(/^The shared photo did not arrive/).locator(".."));
      const button = await boxOf(page.getByRole("button", { name: "Log Catch", exact: true }));
      expect(message.y + message.height).toBeLessThanOrEqual(button.y);
    }).toPass({ timeout: 60_000 });
  },
);

test(
  "on a tablet with the sidebar open no word is cut or lies on another",
  { tag: thorough },
  async ({ page }) => {
    await page.setViewportSize(sizes.tablet);
    await signUpAt(page, "/regulations?view=keep-or-release");
    await page.getByRole("button", { name: "Widen the sidebar" }).click();
    for (const address of ["/regulations?view=keep-or-release", "/tides", "/trip", "/ais-embed"]) {
      await page.goto(address);
      await expect(page.getByRole("button", { name: "Narrow the sidebar" })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: /^Loading/u })).toHaveCount(0);
      expect.soft(await unreadableWords(page), address).toEqual([]);
    }
  },
);

test(
  "a long dialog scrolls within its frame, under its title",
  { tag: thorough },
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 640 });
    await signUpAt(page, "/dashboard?panel=weather");
    const dialog = page.getByRole("dialog", { name: "Weather" });
    const title = dialog.getByRole("heading", { name: "Weather", exact: true });
    const before = await boxOf(title);
    await dialog.getByText("Weather is updated hourly").scrollIntoViewIfNeeded();
    const frame = await boxOf(dialog);
    expect(frame.y).toBeGreaterThanOrEqual(0);
    expect(frame.y + frame.height).toBeLessThanOrEqual(640);
    expect((await boxOf(title)).y).toBe(before.y);
  },
);

test(
  "where the keyboard is can be seen on the map and in the question's field",
  { tag: thorough },
  async ({ page }) => {
    await signUpAt(page, "/ai-chat");
    await page.getByRole("textbox", { name: "Your question" }).focus();
    expect(await outlineOf(page, "form")).toBe("solid 3px");

    await page.goto("/map");
    const map = page.locator("figure canvas[tabindex='0']");
    await expect(map).toBeAttached();
    await map.focus();
    await page.keyboard.press("ArrowRight");
    expect(await outlineOf(page, "canvas")).toBe("solid 3px");
    // Outside of its own edge the map is cut off.
    const offset = await map.evaluate((canvas) => getComputedStyle(canvas).outlineOffset);
    expect(offset).toBe("-3px");
  },
);
