import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { signUpAt } from "#e2e/support/people.ts";
import { keepsApp, test, thorough, untilInstalled } from "#e2e/support/world.ts";
import { anyOf, givenUp, networkCut } from "#e2e/support/faults.ts";

test.use({ allowedFaults: anyOf(networkCut, givenUp) });

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
  await expect(card).toContainText(
    /NOAA chart US5\w+ \d+\.\d+ of [A-Z][a-z]{2} \d+, \d{4}, 1:\d+,000\./,
  );
  await expectAccessible(page);

  await time.focus();
  await page.keyboard.press("PageUp");
  await expect(page.getByRole("region", { name: / here at / })).toBeVisible();
  await page.getByLabel("Day on the map").selectOption("3");
  await expect(time).toHaveAttribute("aria-valuetext", /, in 3 d /);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("region", { name: / here at / })).toBeHidden();
});

test(
  "the wading clock opens with known ground, tells what it takes off, and sets an alarm that needs no network",
  { tag: keepsApp },
  async ({ page, context }) => {
    await signUpAt(page, "/wading?place=thompson-spit");
    const clock = page.getByRole("region", { name: "Thompson spit" });
    await expect(clock).toContainText("Stay off");
    await expect(clock).toContainText("for the chart's survey");
    const ground = page.getByLabel("Lowest ground on your way, above low water");
    await ground.selectOption({ index: 8 });
    await expect(clock).toContainText(/Turn back at .* [ap]m\./);
    // In the last minutes of a window nothing is left to ring for: lower ground has closed by then.
    if (await clock.getByText("Go back now").isVisible()) await ground.selectOption({ index: 6 });
    await expect(clock).toContainText(/Turn back at .* [ap]m\./);
    await expect(clock).toContainText(/in all/);
    await expectAccessible(page);

    await context.setOffline(true);
    await clock.getByRole("button", { name: /^Sound the alarm at / }).click();
    await expect(clock).toContainText(/Alarm set for .* \(Thompson spit\)/);
    await clock.getByRole("button", { name: "Cancel the alarm" }).click();
    await expect(clock.getByRole("button", { name: /^Sound the alarm at / })).toBeVisible();
  },
);

const depthCard = (page: Page) => page.getByRole("region", { name: / here (?:now|at )/ });
const tapMiddle = (page: Page) =>
  page.getByRole("button", { name: "Depth at the middle of the map" }).click();

test(
  "what is done at a tapped place begins with it: slack of its current, its position, its catch",
  { tag: thorough },
  async ({ page }) => {
    await signUpAt(page, "/map");
    await tapMiddle(page);
    const position = /(?<latitude>42\.\d{4}), (?<longitude>-7[01]\.\d{4})/.exec(
      await depthCard(page)
        .getByText(/Not for navigation\. 42\./)
        .innerText(),
    )?.groups;

    await depthCard(page).getByRole("link", { name: "Reminder at slack" }).click();
    const alert = page.getByRole("dialog");
    await expect(alert.getByLabel("Slack")).toBeChecked();
    await expect(alert.getByText(/^Next: /)).toBeVisible();
    await page.goBack();

    await tapMiddle(page);
    await depthCard(page).getByRole("button", { name: "Save spot" }).click();
    const field = page.getByRole("dialog").getByRole("textbox", { name: "Where" });
    const typed = (await field.inputValue()).split(",").map(Number);
    expect(typed[0]).toBeCloseTo(Number(position?.["latitude"]), 3);
    expect(typed[1]).toBeCloseTo(Number(position?.["longitude"]), 3);
    await page.goBack();

    await tapMiddle(page);
    await depthCard(page).getByRole("button", { name: "Log here" }).click();
    await expect(page.getByText(/^Saved at .* Finish it/)).toBeVisible();
    await page.goto("/catch-logger");
    await page.getByRole("list", { name: "Recent Catches" }).getByRole("button").first().click();
    await page.getByRole("button", { name: /^Finish/ }).click();
    await expect(page.getByText(/50 m/)).toBeVisible();
  },
);

test(
  "the chart of a kept area draws and answers after the network was cut",
  { tag: keepsApp },
  async ({ page, context }) => {
    await signUpAt(page, "/map");
    await untilInstalled(page);
    await page.reload();
    await expect(page.getByText(/^Chart US5BOS/)).toBeVisible();
    await page.getByRole("button", { name: "Layers" }).click();
    const keeping = page.getByRole("region", { name: "Charts without a connection" });
    await keeping.getByLabel("Which charts").selectOption("view");
    await keeping.getByRole("button", { name: "Keep on this device" }).click();
    await expect(keeping.getByText(/they open without a connection/)).toBeVisible();

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/^Chart US5BOS/)).toBeVisible();
    const isDrawn = () =>
      page.evaluate(() => {
        // The areas of the chart; the ground below it is another canvas.
        const canvas = document.querySelector<HTMLCanvasElement>("figure canvas.origin-top-left");
        const { data = [] } =
          canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
        const colors = new Set<string>();
        for (let at = 0; at < data.length; at += 4000)
          colors.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
        return colors.size;
      });
    await expect.poll(isDrawn).toBeGreaterThan(4);
    await tapMiddle(page);
    await expect(depthCard(page)).toContainText(
      /NOAA chart US5\w+ \d+\.\d+ of [A-Z][a-z]{2} \d+, \d{4}, 1:\d+,000\./,
    );
  },
);

test(
  "the wading alarm rings at its time without a network",
  { tag: [keepsApp, thorough] },
  async ({ page, context }) => {
    await page.clock.install();
    await signUpAt(page, "/wading?place=thompson-spit");
    const clock = page.getByRole("region", { name: "Thompson spit" });
    const ground = page.getByLabel("Lowest ground on your way, above low water");
    await ground.selectOption({ index: 8 });
    await expect(clock).toContainText(/Turn back at .* [ap]m\./);
    // In the last minutes of a window nothing is left to ring for: lower ground has closed by then.
    if (await clock.getByText("Go back now").isVisible()) await ground.selectOption({ index: 6 });
    await clock.getByRole("button", { name: /^Sound the alarm at / }).click();
    await expect(clock).toContainText(/Alarm set for /);

    await context.setOffline(true);
    const left = await page.evaluate(
      () => Number(localStorage.getItem("wading_alarm")?.split(" ")[0]) - Date.now(),
    );
    expect(left).toBeGreaterThan(0);
    await page.clock.fastForward(left - 2000);
    await expect(page.getByText("Turn back now: Thompson spit.")).toBeHidden();
    await page.clock.fastForward(3000);
    await expect(page.getByText("Turn back now: Thompson spit.")).toBeVisible();
    await expect(clock).not.toContainText(/Alarm set for /);
  },
);

test(
  "a spot shows the chart around its pin with the year and scale of a coarse one, also without a network",
  { tag: [keepsApp, thorough] },
  async ({ page, context }) => {
    await signUpAt(page, "/fishing-spots/straitsmouth-gap");
    await untilInstalled(page);
    await page.reload();
    const chart = page.getByLabel("Chart around the place");
    const isKept = () =>
      page.evaluate(async () => (await (await caches.open("charts")).keys()).length);
    await expect(chart).toBeVisible();
    await expect(page.getByText(/± \d+ ft .*\(chart of 2022, 1:80,000: coarse\)/)).toBeVisible();
    await expect.poll(isKept).toBeGreaterThan(1);

    await context.setOffline(true);
    await page.reload();
    await expect(chart).toBeVisible();
    await expect(page.getByText(/Chart of 2022, 1:80,000: coarse\./)).toBeVisible();
  },
);
