import { expect, type Page } from "@playwright/test";
import { networkCut } from "#e2e/support/faults.ts";
import { signUpAt, somebody } from "#e2e/support/people.ts";
import { sizes } from "#e2e/support/screens.ts";
import { keepsApp, test, thorough } from "#e2e/support/world.ts";

test.use({ allowedFaults: networkCut });

test.use({ viewport: sizes.phone });

const title = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name} ?\\. Choose another water`) });
const start = (page: Page) => page.getByRole("region", { name: "The water now" });

test("somebody chooses their waters at the end of signing up, and the dashboard is about the first", async ({
  page,
}) => {
  await page.goto("/sign-up");
  const person = somebody();
  await page.getByLabel("Display Name").fill(person.name);
  await page.getByLabel("Email Address").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Start 7-Day Free Trial" }).click();
  await expect(page.getByRole("dialog", { name: "Where do you fish most?" })).toBeVisible();
  const search = page.getByLabel("Search a spot or a station");
  await search.fill("nothing is called so");
  const [field, answer] = await Promise.all(
    [search, page.getByText("No spot or station has this name.")].map((one) => one.boundingBox()),
  );
  // A keyboard hides the lower half of a phone.
  expect(Number(answer?.y) - Number(field?.y)).toBeLessThan(100);
  await search.fill("merrimack mouth");
  await page.getByRole("button", { name: /^Merrimack River Mouth/ }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(title(page, "Merrimack River Mouth")).toBeVisible();
  await expect(start(page)).toContainText(/(?:slack|strongest)\s\d+:\d\d\s[ap]m/);
  await expect(page.getByText(/wind for the Merrimack.*zone ANZ251/)).toBeVisible();
  await page.reload();
  await expect(title(page, "Merrimack River Mouth")).toBeVisible();
});

test(
  "a water added without a network is kept, shown at once, and reaches the account later",
  { tag: keepsApp },
  async ({ page, context }) => {
    await signUpAt(page, "/fishing-spots/canal-railroad-bridge");
    await page.getByRole("button", { name: "I mostly fish here" }).click();
    await expect(page.getByRole("button", { name: "Shown on your dashboard" })).toBeVisible();
    await page.goto("/dashboard");
    const canal = "Cape Cod Canal, Railroad Bridge \\(Buzzards Bay\\)";
    await expect(title(page, canal)).toBeVisible();
    await expect(page.getByText(/wind for the Canal/)).toBeVisible();
    await title(page, canal).click();
    await page.getByLabel("Search a spot or a station").fill("joppa");
    await context.setOffline(true);
    await page.getByRole("button", { name: /^Joppa Flats/ }).click();
    await page.getByRole("button", { name: "Move Joppa Flats, Newburyport up" }).click();
    await page.getByRole("button", { name: "Joppa Flats, Newburyport", exact: true }).click();
    await expect(title(page, "Joppa Flats, Newburyport")).toBeVisible();
    const kept = page.waitForResponse(
      (response) => response.url().endsWith("/home-waters/joppa-flats") && response.ok(),
      { timeout: 60_000 },
    );
    await context.setOffline(false);
    await kept;
    const token = await page.evaluate(() => localStorage.getItem("auth_token") ?? "");
    await expect
      .poll(async () => {
        const answer = await page.request.get("/api/spots/mine", {
          headers: { authorization: `Bearer ${token}` },
        });
        const { home_waters }: { home_waters: { water_id: string }[] } = await answer.json();
        return home_waters.map(({ water_id }) => water_id);
      })
      .toEqual(["joppa-flats", "canal-railroad-bridge"]);
  },
);

const firstScreens: readonly (readonly [name: string, id: string, ...tag: string[]])[] = [
  ["Boston", "8443970"],
  ["the Merrimack", "merrimack-river-mouth", thorough],
  ["the Canal", "canal-railroad-bridge", thorough],
];

for (const [name, id, ...tag] of firstScreens)
  test(`the first screen of ${name} fits a phone, and nothing moves`, { tag }, async ({ page }) => {
    await page.addInitScript((water) => {
      const here = { homeWaters: [], chosen: null, isAsking: false };
      const kept = { ...here, lastSeen: { id: water, own: null } };
      localStorage.setItem("waters_here", JSON.stringify(kept));
    }, id);
    await signUpAt(page, "/dashboard");
    await expect(start(page)).toContainText(/(?:slack|low|high) \d+:\d\d/);
    await page.evaluate(() => {
      document.documentElement.dataset["moved"] = "0";
      new PerformanceObserver((list) => {
        const { dataset } = document.documentElement;
        for (const entry of list.getEntries())
          if ("value" in entry)
            dataset["moved"] = String(Number(dataset["moved"]) + Number(entry.value));
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.getByText(/^Live$/).waitFor();
    const box = await start(page).boundingBox();
    const tabs = await page.getByRole("navigation", { name: "Tabs" }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 9999)).toBeLessThanOrEqual(tabs?.y ?? 0);
    expect(
      Number(await page.evaluate(() => document.documentElement.dataset["moved"])),
    ).toBeLessThan(0.005);
  });
