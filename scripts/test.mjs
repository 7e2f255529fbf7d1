/**
 * `npm test`, and with `--all` `npm run test:all`: installs if needed, then runs every step, whatever failed
 * before it. A step that failed prints its whole output; the last line counts all of them.
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
    // Those that `npm run test:all` runs are pending as well.
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

/** Playwright's report is a tree: files, groups, journeys. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Each group has both processors for itself: two steps at a time, in this order. */
const groups = [
  [
    // The stand-ins too: three later steps start them.
    { name: "build", command: 'node scripts/build.mjs data "web app" server stand-ins' },
    // Each additional checker would look up the shared types again.
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

/** A step is one check, unless its report counts tests. */
function countsOf({ counts }, exitCode) {
  const failed = exitCode === 0 ? 0 : 1;
  try {
    const counted = counts?.() ?? { passed: 1 - failed, failed, skipped: 0 };
    // A runner that exits with a fault although no test failed (coverage, a crash) is a failure too.
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
    // Each step's output is kept and printed by `finish`.
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
