/**
 * `npm test` (`npm run test:all` with `--all`) installs if needed and runs every step, even after
 * failures. A failed step prints its output; the last line counts all.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { installIfNeeded, root } from "./setup.mjs";

installIfNeeded();
const { concurrently } = await import("concurrently");

const isAll = process.argv.includes("--all");

const reports = join(root, "test-results");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
/** @param {string} name */
const reportOf = (name) => join(reports, `${name}.json`);
/** @param {string} name */
const readReport = (name) => JSON.parse(readFileSync(reportOf(name), "utf8"));

/**
 * @param {string} name
 * @param {string[]} projects
 * @param {string} options
 */
const vitest = (name, projects, options) => ({
  name,
  command: [
    "vitest run --reporter=minimal --reporter=json",
    `--outputFile.json=${reportOf(name)}`,
    ...projects.map((project) => `--project=${project}`),
    ...(isAll ? [] : ["--tags-filter='!thorough'"]),
    options,
  ].join(" "),
  counts: () => {
    const { numPassedTests, numFailedTests, numPendingTests } = readReport(name);
    // Tests reserved for `npm run test:all` count as pending too.
    return { passed: numPassedTests, failed: numFailedTests, skipped: isAll ? numPendingTests : 0 };
  },
});

const journeys = {
  name: "journeys",
  command: `playwright test --config e2e/playwright.config.ts --reporter=dot,json ${isAll ? "" : "--grep-invert @thorough"}`,
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf("journeys") },
  counts: () => {
    const { expected, unexpected, flaky, skipped } = readReport("journeys").stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  },
  remarks: () =>
    specsOf(readReport("journeys"))
      .filter(({ tests: [test] }) => test?.status === "flaky")
      .map(({ file, title }) => `flaky: ${file}: ${title}`),
};

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Groups run in order, two steps at a time, with both processors. */
const groups = [
  [
    // Includes the stand-ins, which three later steps start.
    { name: "build", command: 'node scripts/build.mjs data "web app" server stand-ins' },
    // Each additional checker would resolve the shared types again.
    { name: "types", command: "tsc -b --builders 1 --checkers 1" },
    { name: "lint", command: "oxlint ." },
    { name: "dead code", command: "knip --no-progress" },
    { name: "format", command: "oxfmt --check ." },
    { name: "structure", command: "tsx scripts/check-structure.ts" },
  ],
  [
    journeys,
    vitest("server", ["server"], "--maxWorkers=2"),
    vitest("web", ["web", "web-components"], "--maxWorkers=2"),
    vitest("unit", ["unit"], `--maxWorkers=2 ${isAll ? "--coverage" : ""}`),
    { name: "size limits", command: "node apps/web/scripts/check-size.mjs" },
  ],
];

const print = (line) => process.stdout.write(`${line}\n`);

function countsOf({ counts }, exitCode) {
  const failed = exitCode === 0 ? 0 : 1;
  try {
    const counted = counts?.() ?? { passed: 1 - failed, failed, skipped: 0 };
    // A runner that fails without a failed test (coverage, crash) counts as a failure.
    return { ...counted, failed: Math.max(counted.failed, failed) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const total = { passed: 0, failed: 0, skipped: 0 };

function finish(step, { exitCode, timings }, output) {
  const counted = countsOf(step, exitCode);
  for (const key of Object.keys(total)) total[key] += counted[key];
  const result = `${step.name} (${timings.durationSeconds.toFixed(0)} s)`;
  print(counted.failed === 0 ? `ok   ${result}` : `FAIL ${result}\n${output}`);
  for (const remark of (counted.passed > 0 && step.remarks?.()) || []) print(`     ${remark}`);
}

for (const steps of groups) {
  const { commands, result } = concurrently(steps, {
    cwd: root,
    maxProcesses: 2,
    outputStream: new Writable({ write: (_chunk, _encoding, done) => done() }),
  });
  for (const [index, command] of commands.entries()) {
    let output = "";
    command.stdout.subscribe((chunk) => (output += chunk));
    command.stderr.subscribe((chunk) => (output += chunk));
    command.close.subscribe((event) => finish(steps[index], event, output));
  }
  await result.catch(() => undefined);
}

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
print(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
