import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { signUpAt } from "#e2e/support/people.ts";
import { test } from "#e2e/support/world.ts";

const deerIsland = { latitude: 42.3397, longitude: -70.9547 };

/** A picture larger than the large size, painted by the browser itself. */
async function photo(page: Page) {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2600, 1600);
    const paint = canvas.getContext("2d");
    if (!paint) throw new Error("nothing to paint on");
    paint.fillStyle = "seagreen";
    paint.fillRect(0, 0, 2600, 1600);
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.8 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
  });
  return { name: "bass.jpg", mimeType: "image/jpeg", buffer: Buffer.from(base64, "base64") };
}

const recent = (page: Page) => page.getByRole("list", { name: "Recent Catches" });

async function openLogBook(page: Page) {
  await signUpAt(page, "/catch-logger");
  await expect(page.getByRole("heading", { level: 1, name: "My Fishing Log Book" })).toBeVisible();
}

// SPEC 2.46, 2.47, 2.48, 4.22, 4.25, 8.18, 8.28, 9.28
test("a bass is logged with position, photo and verdict, looked at, edited and brought back", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(deerIsland);
  await openLogBook(page);
  await expect(page.getByText("No catches yet")).toBeVisible();

  await page.getByRole("button", { name: "Quick Log Catch" }).click();
  await expect(page.getByRole("button", { name: "Log Catch", exact: true })).toBeDisabled();
  await page.getByLabel("Species").selectOption("Striped Bass");
  await page.getByRole("radio", { name: "Released" }).check({ force: true });
  await expect(page.getByPlaceholder("about 26")).toBeVisible();
  await page.getByLabel("Length (in)").fill("28,5");
  await page.getByRole("button", { name: "Log Catch", exact: true }).click();
  await expect(page.getByText("Write it with a point, such as 28.5.")).toBeVisible();
  await page.getByLabel("Length (in)").fill("33");
  await page.getByRole("button", { name: "Use my position" }).click();
  await expect(page.getByText(/Your position is saved with it/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Keep or release" })).toContainText("Too long");
  await page.getByLabel("Add a photo").setInputFiles(await photo(page));
  await expect(page.getByAltText("The photo you chose")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("radio", { name: "Kept" }).check({ force: true });
  await page.getByRole("button", { name: "Log Catch", exact: true }).click();
  await expect(
    page.getByText("By the rules on this device this fish has to be released."),
  ).toBeVisible();
  await page.getByRole("button", { name: "I kept it" }).click();
  await expect(page.getByText("CATCH LOGGED!")).toBeVisible();
  await expect(page.getByText("CATCH LOGGED!")).toBeHidden();
  await expect(recent(page)).toContainText("33 in");
  await expect(recent(page).getByText("Not synced yet")).toBeHidden();

  await recent(page).getByRole("button").first().click();
  const detail = page.getByRole("dialog", { name: "Striped Bass" });
  await expect(detail).toContainText("Had to be released; kept against the rule");
  await expect(detail).toContainText("Bite score");
  await expect(detail.getByAltText("Photo of this Striped Bass")).toBeVisible();
  await detail.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Length (in)").fill("30");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(detail).toContainText("30 in");

  await detail.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Catch deleted successfully!")).toBeVisible();
  await expect(page.getByText("No catches yet")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(recent(page)).toContainText("30 in");
  await page.reload();
  await expect(recent(page)).toContainText("30 in");
});

// SPEC 2.4, 2.45
test("the dashboard's overlays log a catch, list it and delete it after a question", async ({
  page,
}) => {
  await signUpAt(page, "/dashboard?modal=catch-log");
  const form = page.getByRole("dialog", { name: "Log Your Catch" });
  await expect(form.getByRole("button", { name: "Log Catch" })).toBeDisabled();
  await form.getByLabel("Species").selectOption("Tautog");
  await form.getByRole("radio", { name: "Released" }).check({ force: true });
  await expect(form.getByLabel("Location")).toHaveValue("Boston Harbor");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Log Catch" }).click();
  await expect(form.getByText("Successfully logged Tautog catch!")).toBeVisible();
  await expect(form).toBeHidden();

  await page.goto("/dashboard?modal=my-catches");
  const mine = page.getByRole("dialog", { name: "My Catches" });
  await expect(mine.getByRole("list", { name: "Your catches" })).toContainText("Tautog");
  await mine.getByRole("button", { name: "Delete this Tautog" }).click();
  await expect(mine.getByText("Delete this catch?")).toBeVisible();
  await mine.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(mine.getByText("No catches yet")).toBeVisible();
});

test("a trip is started, counts its catch and is ended", async ({ page }) => {
  await openLogBook(page);
  await page.getByRole("button", { name: "Start a trip" }).click();
  await expect(page.getByText(/On the water since/)).toBeVisible();
  await page.getByRole("button", { name: "Quick Log Catch" }).click();
  await page.getByLabel("Species").selectOption("Striped Bass");
  await page.getByRole("radio", { name: "Released" }).check({ force: true });
  await page.getByRole("button", { name: "Log Catch", exact: true }).click();
  await expect(page.getByText("CATCH LOGGED!")).toBeVisible();
  await expect(page.getByText("CATCH LOGGED!")).toBeHidden();
  await expect(page.getByRole("list", { name: "Trips" })).toContainText("1 catch");
  await page.getByRole("button", { name: "End the trip" }).click();
  const over = page.getByRole("dialog", { name: "How Many Stripers?" });
  await over.getByRole("button", { name: "1, as logged" }).click();
  await expect(over).toBeHidden();
  await page.getByRole("list", { name: "Trips" }).getByRole("button").first().click();
  const trip = page.getByRole("dialog", { name: "Trip" });
  await trip.getByLabel("What you tried").fill("Eels, Tube and worm");
  await expectAccessible(page);
  await trip.getByRole("button", { name: "Save Trip" }).click();
  await expect(trip).toBeHidden();
  await expect(page.getByRole("button", { name: "Start a trip" })).toBeVisible();
});
