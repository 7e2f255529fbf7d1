import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** Pure packages and tools: no database, no browser. */
const unit = [
  "packages/**/*.test.ts",
  "scripts/**/*.test.ts",
  "bench/**/*.test.ts",
  "apps/fakes/**/*.test.ts",
];

/** Timeout with a margin for busy machines, ms. */
const patient = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 20_000 } },
};
/** Bundles the server and the commands, where their sources have changed, for tests that start them. */
const bundles = "apps/server/src/testing/bundled-programs.ts";
const waitTimeout = join(import.meta.dirname, "packages/testkit/src/wait-timeout.ts");

const web = {
  root: "./apps/web",
  setupFiles: [
    join(import.meta.dirname, "apps/web/src/testing/one-device.ts"),
    waitTimeout,
    join(import.meta.dirname, "apps/web/src/testing/dom-test-timeout.ts"),
  ],
};

const components = {
  ...web,
  setupFiles: [
    ...web.setupFiles,
    join(import.meta.dirname, "apps/web/src/testing/complete-dom.ts"),
    join(import.meta.dirname, "apps/web/src/testing/use-quick-styles.ts"),
  ],
};

export default defineConfig({
  test: {
    // By default Vitest leaves one core free; here all are used.
    maxWorkers: "100%",
    tags: [
      {
        name: "thorough",
        description: "Slow ones about rare cases: `npm run test:all` runs them.",
      },
    ],
    projects: [
      {
        test: {
          ...patient,
          name: "unit",
          include: unit,
          // Nothing in them changes what another file finds.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          setupFiles: [waitTimeout],
        },
      },
      {
        extends: "./apps/web/vite.config.ts",
        test: {
          ...patient,
          ...web,
          name: "web",
          include: ["src/**/*.test.ts"],
          // Isolated they take twice the processor time. Stores that a file opens it closes again.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        extends: "./apps/web/vite.config.ts",
        test: {
          ...patient,
          ...components,
          name: "web-components",
          include: ["src/**/*.test.tsx"],
          // Isolated they take three times the processor time. What a file mocks or stores it takes back.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        test: {
          ...patient,
          name: "server",
          include: ["apps/server/**/*.test.ts"],
          // Loading the server anew for each file took longer than most files do. Each test has its
          // own database, application and clock; what one stubs, the next file finds as it was.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          setupFiles: [waitTimeout, "apps/server/src/testing/start-bundles.ts"],
          globalSetup: [bundles, "apps/server/src/testing/database/test-database-setup.ts"],
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
        // Test support is excluded from coverage.
        "**/testing/**",
        "**/*.fixture.ts",
      ],
      thresholds: { branches: 95 },
      reporter: ["text-summary", "json-summary"],
    },
  },
});
