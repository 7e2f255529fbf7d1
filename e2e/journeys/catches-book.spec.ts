import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { signUpAt } from "#e2e/support/people.ts";
import { keepsApp, test, thorough } from "#e2e/support/world.ts";
import { networkCut } from "#e2e/support/faults.ts";

test.use({ allowedFaults: networkCut });

const headRow = "Date;Time;Fish;Length (cm);Kept;Lure;Where;Lat;Lon;Notes";

/** Twelve bass of June mornings two years ago, and two rows nobody can read. */
const table = [
  headRow,
  ...Array.from(
    { length: 12 },
    (_, index) =>
      `${13 + index}.06.2024;5:${10 + index};Striped Bass;7${index % 10},5;no;Live eel;Nahant;42,4${index};-70,9;"On the ebb; before dawn"`,
  ),
  "soon;;Cod;40;no;Clam;Nahant;;;",
  "15.06.2024;6:00 pm;Tautog;28-30;no;Crab;Nahant;;;",
].join("\r\n");

const file = (content: string) => ({
  name: "old log.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(`\uFEFF${content}`),
});

const chooseTable = (page: Page) =>
  page.locator('input[type="file"][accept*="csv"]').setInputFiles(file(table));

test("a table of another log comes in once, is counted in the charts and leaves as a file", async ({
  page,
}) => {
  await signUpAt(page, "/catch-logger?tab=records");
  await expect(page.getByText("There is nothing to export yet.")).toBeVisible();
  await chooseTable(page);
  const screen = page.getByRole("dialog", { name: "Import a table" });
  await expect(screen.getByText("14 rows in old log.csv.")).toBeVisible();
  await expect(screen.getByText('Row 14: "soon" is not a date we can read.')).toBeVisible();
  await expect(screen.getByText('Row 15: Length "28-30" is not a number.')).toBeVisible();

  await screen.getByLabel("Species").selectOption("");
  await expect(screen.getByText(/Choose the columns of the date/)).toBeVisible();
  await expect(screen.getByRole("button", { name: /^Add/ })).toBeDisabled();
  await screen.getByLabel("Species").selectOption({ label: "Fish (Striped Bass)" });
  await screen.getByRole("button", { name: "Add 12 catches" }).click();
  await expect(screen.getByText("12 catches added.")).toBeVisible();
  await expect(screen.getByText("2 rows left out.")).toBeVisible();
  await screen.getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByText("12 catches · 1 species")).toBeVisible();

  await chooseTable(page);
  await expect(
    screen.getByText("Everything that can be read is in your log already."),
  ).toBeVisible();
  await expect(screen.getByRole("button", { name: "Add 0 catches" })).toBeDisabled();
  await page.keyboard.press("Escape");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Table (CSV)" }).click();
  expect((await download).suggestedFilename()).toMatch(/^catches-\d{4}-\d\d-\d\d\.csv$/);

  await page.getByRole("tab", { name: "Analytics" }).click();
  await page.getByText("All years").click();
  await expect(page.getByText("100% (12 of 12) took Live eel.")).toBeVisible();
  await expect(page.getByText("Most: June, 12 of 12 catches.")).toBeVisible();
  await page.getByRole("button", { name: "Map of your catches" }).click();
  await expect(page.getByText("In view: 12 catches")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("list", { name: "Catches in view" }).getByRole("button").first().click();
  await expect(page.getByRole("dialog", { name: "Striped Bass" })).toContainText("Live eel");
});

test(
  "without a network a table is kept on the device and sent when there is one",
  { tag: [keepsApp, thorough] },
  async ({ page, context }) => {
    // Before the network goes the device has heard from the account that there is nothing yet.
    const heard = page.waitForResponse(
      (answer) => answer.url().includes("/api/catch-logger/changes") && answer.ok(),
    );
    await signUpAt(page, "/catch-logger?tab=records");
    await heard;
    await expect(page.getByText("There is nothing to export yet.")).toBeVisible();
    await chooseTable(page);
    const screen = page.getByRole("dialog", { name: "Import a table" });
    await expect(screen.getByRole("button", { name: "Add 12 catches" })).toBeEnabled();
    await context.setOffline(true);
    await screen.getByRole("button", { name: "Add 12 catches" }).click();
    await expect(screen.getByText(/12 catches kept on this device/)).toBeVisible();
    await screen.getByRole("button", { name: "Close" }).last().click();
    await expect(page.getByText("12 catches · 1 species")).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("tab", { name: "Dashboard" }).click();
    await expect(page.getByText("Not synced yet")).toHaveCount(0);
  },
);
