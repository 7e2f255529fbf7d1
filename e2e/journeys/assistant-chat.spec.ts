import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { signUpAt } from "#e2e/support/people.ts";
import { keepsApp, test, untilInstalled } from "#e2e/support/world.ts";
import { networkCut } from "#e2e/support/faults.ts";

test.use({ allowedFaults: networkCut });

const input = (page: Page) => page.getByLabel("Your question");
const answers = (page: Page) => page.getByRole("article", { name: "Assistant" });

async function ask(page: Page, question: string): Promise<void> {
  await input(page).fill(question);
  await input(page).press("Enter");
}

// SPEC 2.62, 4.20, 7.30, 8.28
test("an angler asks about a rule and a tide, follows up, and finds the chat again", async ({
  page,
}) => {
  await signUpAt(page, "/ai-assistant");
  await expect(page).toHaveURL(/\/ai-chat$/);
  await expect(page.getByRole("button", { name: /Striper limit/ })).toBeEnabled();

  await ask(page, "can I keep a 30 inch striper off Stellwagen?");
  await expect(answers(page).last()).toContainText("federal");
  await expect(answers(page).last()).toHaveAttribute("aria-busy", "false");
  await expect(page.getByRole("button", { name: /Striper limit/ })).toBeHidden();

  await ask(page, "when's slack at Hull Gut tomorrow");
  await expect(answers(page).last()).toContainText("Hull Gut");
  await expect(answers(page).last().getByRole("link", { name: /NOAA/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "New chat" }).click();
  await expect(page.getByRole("button", { name: /Striper limit/ })).toBeEnabled();
  await page.getByRole("button", { name: "Chat history" }).click();
  await page.getByRole("button", { name: /^when's slack at Hull Gut tomorrow/ }).click();
  await expect(answers(page)).toHaveCount(2);

  await page.getByRole("button", { name: "Chat history" }).click();
  await page.getByRole("button", { name: /^Delete chat/ }).click();
  await expect(page.getByText("Delete this chat session?")).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("No previous conversations")).toBeVisible();
});

test(
  "without a network the device answers, and says so",
  { tag: keepsApp },
  async ({ page, context }) => {
    await signUpAt(page, "/ai-chat");
    await untilInstalled(page);
    await page.reload();
    await ask(page, "fluke size limit from a boat");
    await expect(answers(page).last()).toContainText("17.5 in");
    await expect(answers(page).last()).toHaveAttribute("aria-busy", "false");
    await context.setOffline(true);
    await ask(page, "and striped bass from shore?");
    await expect(answers(page).last()).toContainText("No connection: answered on this device.");
    await expect(answers(page).last()).toContainText("28");
    await context.setOffline(false);
  },
);

// SPEC 2.63, 5.19
test("the question counts its characters, and Shift+Enter starts a line", async ({ page }) => {
  await signUpAt(page, "/ai-chat");
  await input(page).fill("x".repeat(600));
  await expect(page.getByText("500/500")).toBeVisible();
  await input(page).fill("tides");
  await input(page).press("Shift+Enter");
  await expect(input(page)).toHaveValue("tides\n");
});

test("a suggestion is asked by keyboard, and another card opens in its place", async ({ page }) => {
  await signUpAt(page, "/ai-chat");
  await expect(page.getByRole("button", { name: /Striper limit/ })).toBeEnabled();
  await input(page).fill("gaffed one by mistake its 29 can i keep");
  const suggestions = page.getByRole("list", { name: "Suggestions" });
  await expect(suggestions.getByRole("button", { name: /^Striped bass, 29 in/ })).toBeVisible();
  // A verdict that would not open by itself.
  await expect(suggestions).not.toContainText("KEEP");
  await input(page).fill("next high tide in boston");
  await expect(suggestions.getByRole("button").last()).toHaveAccessibleName(/Next high tide/);
  await expectAccessible(page);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(
    answers(page)
      .last()
      .getByRole("region", { name: /^Tide, Boston/ }),
  ).toBeVisible();
  await expect(suggestions).toBeHidden();

  await ask(page, "gaffed one by mistake its 29 can i keep");
  const other = answers(page)
    .last()
    .getByRole("button", { name: /^Striped bass, 29 in/ });
  await other.focus();
  await page.keyboard.press("Enter");
  await expect(
    answers(page)
      .last()
      .getByRole("region", { name: /^Striped bass, 29 in/ }),
  ).toBeFocused();
});
