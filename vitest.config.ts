import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** Pure packages and tools: no database, no browser. */
const unit = [
  "packages/**/*.test.ts",
  "scripts/**/*.test.ts",
  "bench/**/*.test.ts",
  "apps/fakes/**/*.test.ts",
];

export default defineConfig({
  test: {
    // By itself it leaves a core to whoever watches; nobody does.
    maxWorkers: "100%",
    projects: [
      { test: { name: "unit", include: unit, testTimeout: 60_000 } },
      {
        extends: "./apps/web/vite.config.ts",
        test: {
          name: "web",
          root: "./apps/web",
          include: ["src/**/*.test.{ts,tsx}"],
          setupFiles: [join(import.meta.dirname, "apps/web/src/testing/patience.ts")],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "server",
          include: ["apps/server/**/*.test.ts"],
          globalSetup: ["apps/server/src/testing/database/test-database-setup.ts"],
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
    coverage: {
      provider: "v8",
      include: ["packages/marine/src/**/*.ts", "packages/angling/src/**/*.ts"],
      exclude: [
        "**/*.test.ts",
        "**/catalogue/**",
        "**/generated/**",
        // What tests stand on is not what they test.
        "**/testing/**",
        "**/*.fixture.ts",
        "**/corpus/**",
      ],
      thresholds: { branches: 98 },
      reporter: ["text-summary", "json-summary"],
    },
  },
});
