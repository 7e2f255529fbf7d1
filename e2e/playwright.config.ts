import { defineConfig } from "@playwright/test";
import { findChromium } from "./src/support/chromium.ts";

const { executablePath, env } = findChromium();
/** With worlds of their own, and the longest. */
const first =
  /(?:trip-\w+(?:-\w+)?|regulations-desk|payments|bite-score-\w+|account-admin|whole-\w+(?:-\w+)*)\.spec\.ts$/u;

export default defineConfig({
  testDir: "./journeys",
  globalSetup: "./src/support/global-setup.ts",
  outputDir: "../test-results/journeys",
  fullyParallel: true,
  // Begun last they would be waited for with nothing else to do.
  projects: [
    { name: "first", testMatch: first },
    { name: "others", testIgnore: first },
  ],
  // One more than there are processors: journeys also wait for pages and servers.
  workers: 3,
  retries: process.env["CI"] ? 1 : 0,
  // A busy machine is no fault of the product.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  use: {
    // A click that meets nothing to click on is named, instead of the whole journey's time.
    actionTimeout: 60_000,
    locale: "en-US",
    timezoneId: "America/New_York",
    viewport: { width: 390, height: 844 },
    // Recording every journey for the few that fail takes a fifth of the time.
    trace: "on-first-retry",
    launchOptions: {
      executablePath,
      env: { ...process.env, ...env },
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
