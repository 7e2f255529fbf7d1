import { defineConfig } from "@playwright/test";
import { findChromium } from "./src/support/chromium.ts";

const { executablePath, env } = findChromium();
const report = process.env["JOURNEYS_REPORT"];

/** The longest, whose worlds are their own: they mostly wait for what servers do once a minute. */
const longest =
  /(?:trip-\w+(?:-\w+)?|regulations-rules|vessels-live|whole-operator|whole-lapse-and-return)\.spec\.ts$/u;

export default defineConfig({
  testDir: "./journeys",
  globalSetup: "./src/support/global-setup.ts",
  outputDir: "../test-results/journeys",
  // Begun last they would be waited for with nothing else to do.
  projects: [
    { name: "longest", testMatch: longest },
    { name: "others", testIgnore: longest },
  ],
  // Two more than there are processors: they wait for servers and pages, and for worlds to begin.
  workers: 4,
  // A journey that passes only at a later try counts, and `npm test` names it.
  retries: 2,
  // Generous: a busy machine is no fault of the product.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ...(report ? ([["json", { outputFile: report }]] as const) : [])],
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
