import { expect, type Page } from "@playwright/test";
import { signUpAt } from "#e2e/support/people.ts";
import { test } from "#e2e/support/world.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const answers = (page: Page) => page.getByRole("article", { name: "Assistant" });

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel("Your question").fill(question);
  await page.getByRole("button", { name: "Send" }).click();
}

/** The button below the last answer, by keyboard: it has a name and is 48 px high. */
async function follow(page: Page, name: string): Promise<void> {
  const action = answers(page).last().getByRole("link", { name });
  await expect(action).toBeVisible();
  const box = await action.boundingBox();
  expect(box?.height ?? 0).toBeGreaterThanOrEqual(48);
  await action.focus();
  await page.keyboard.press("Enter");
}

test("the assistant opens the log form, the reminder and keep or release filled in", async ({
  page,
}) => {
  await signUpAt(page, "/ai-chat");
  await ask(page, "log a 29 in striper castle island on eel");
  await follow(page, "Log this catch");
  await expect(page).toHaveURL(/\/catch-logger\?.*log=new/);
  await expect(page.getByLabel("Species")).toHaveValue("Striped Bass");
  await expect(page.getByLabel("Length (in)")).toHaveValue("29");

  await page.goto("/ai-chat");
  await ask(page, "next low tide in boston");
  await expect(answers(page).last()).toContainText("Next low tide, Boston");
  await follow(page, "Remind me");
  const dialog = page.getByRole("dialog", { name: "Set Alert" });
  await expect(dialog.getByRole("radio", { name: "Low" })).toBeChecked();
  await expect(dialog).toContainText("Boston");

  await page.goto("/ai-chat");
  await ask(page, "keep or release a 27 1/2 striper from shore");
  await follow(page, "Keep or release");
  await expect(page).toHaveURL(/\/regulations\?.*view=keep-or-release/);
  await expect(page.getByRole("region", { name: "Verdict" })).toContainText("RELEASE");
});
