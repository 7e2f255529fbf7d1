import { expect, type Page } from "@playwright/test";
import { scanIn } from "#e2e/support/axe.ts";
import { signUpAt } from "#e2e/support/people.ts";
import { lightModes } from "#e2e/support/screens.ts";
import { keepsApp, test, thorough } from "#e2e/support/world.ts";
import { networkCut } from "#e2e/support/faults.ts";

test.use({ allowedFaults: networkCut });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const answers = (page: Page) => page.getByRole("article", { name: "Assistant" });
const chip = (page: Page, name: RegExp) => page.getByRole("button", { name });

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel("Your question").fill(question);
  // Not before the chat is open.
  await page.getByRole("button", { name: "Send" }).click();
}

async function light(page: Page, mode: string): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset["light"] = chosen;
  }, mode);
}

test(
  "an angler changes what was read, by thumb and by keyboard, without a network, in each light",
  { tag: [keepsApp, thorough] },
  async ({ page, context }) => {
    await signUpAt(page, "/ai-chat");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await ask(page, "can i keep a 30 inch striper from shore");
    await expect(chip(page, /^Length: 30 in$/)).toBeVisible();
    await chip(page, /^\+ more$/).tap();
    await expect(chip(page, /^Whose water: Massachusetts, assumed/)).toBeVisible();
    // The engine has come with the chips.
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    for (const [index, mode] of lightModes.entries()) {
      await light(page, mode);
      // At the page's end the field for the question covers nothing.
      await page.keyboard.press("End");
      await scanIn(page, mode);
      const kept = chip(page, /^Kept already: 0 kept/);
      const box = await kept.boundingBox();
      expect(box?.height ?? 0).toBeGreaterThanOrEqual(48);
      await kept.tap();
      await page.getByRole("spinbutton", { name: "Kept already" }).fill("1");
      await page.getByRole("button", { name: "Answer again" }).tap();
      await expect(answers(page).last()).toContainText("RELEASE");
      // Back by keyboard alone.
      await chip(page, /^Kept already: 1 kept/).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("spinbutton", { name: "Kept already" }).fill("0");
      await scanIn(page, mode);
      await page.keyboard.press("Enter");
      await expect(answers(page).last()).toContainText("KEEP");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(answers(page)).toHaveCount(2);
      await page.screenshot({ path: test.info().outputPath(`chips-${index}.png`) });
    }
    await context.setOffline(false);
  },
);
