/**
 * `npm test`: installs if needed, then format, lint, structure, types, dead code, the build with its
 * size limits, unit and integration tests, and the journeys in a real browser.
 * Every step runs, whatever failed before it; the last line counts all of them.
 */
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { installIfNeeded, root } from "./setup.mjs";

installIfNeeded();

const reports = join(root, "test-results");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const report = (name) => join(reports, `${name}.json`);

const tool = (name) => join(root, "node_modules/.bin", name);
const node = process.execPath;

/** Vitest of some of its projects, counted from its own report. */
const tests = (name, ...options) => ({
  name,
  run: [
    tool("vitest"),
    "run",
    ...options,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report(name)}`,
  ],
  counts: () => {
    const { numPassedTests, numFailedTests, numPendingTests } = readReport(name);
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
  },
});

/** Steps of one row run side by side, the long ones first. */
const plan = [
  [
    { name: "lint", run: [tool("oxlint"), "."] },
    // One project after the other: side by side they need 3 GB.
    { name: "types", run: [tool("tsc"), "-b", "--builders", "1"] },
    { name: "format", run: [tool("oxfmt"), "--check", "."] },
    { name: "structure", run: [tool("tsx"), "scripts/check-structure.ts"] },
    { name: "dead code", run: [tool("knip"), "--no-progress"] },
  ],
  [{ name: "build", run: [node, "scripts/build.mjs"] }],
  [{ name: "size limits", run: [node, "apps/web/scripts/check-size.mjs"] }],
  // What has to be covered is pure and tested by itself: watching the others too would only slow them.
  [tests("unit", "--project=unit", "--coverage")],
  // Many of these wait for processes: a third worker uses the cores meanwhile.
  [tests("integration", "--project=server", "--project=web", "--maxWorkers=3")],
  [
    {
      name: "journeys",
      run: [tool("playwright"), "test", "--config", "e2e/playwright.config.ts"],
      counts: () => {
        const { expected, unexpected, flaky, skipped } = readReport("journeys").stats;
        return { passed: expected + flaky, failed: unexpected, skipped };
      },
      remarks: () =>
        specsOf(readReport("journeys"))
          .filter(({ tests: [test] }) => test?.status === "flaky")
          .map(({ file, title }) => `passed at its second try: ${file}: ${title}`),
    },
  ],
];

/** Playwright's report is a tree: files, groups, journeys. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

function readReport(name) {
  return JSON.parse(readFileSync(report(name), "utf8"));
}

/** Output is kept together: a step prints when it is over, and only if it has something to say. */
function runStep({ name, run, counts, remarks }) {
  const [command, ...args] = run;
  const started = performance.now();
  return new Promise((resolve) => {
    const output = [];
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        FORCE_COLOR: process.stdout.isTTY ? "1" : "0",
        JOURNEYS_REPORT: report("journeys"),
      },
    });
    child.stdout.on("data", (chunk) => output.push(chunk));
    child.stderr.on("data", (chunk) => output.push(chunk));
    child.on("error", (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.on("close", (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stdout.write(`${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds} s)\n`);
      if (code !== 0) process.stdout.write(`${Buffer.concat(output).toString("utf8")}\n`);
      const counted = tally(code, counts);
      // A step that failed has said everything already.
      if (code === 0)
        for (const remark of remarks?.() ?? []) process.stdout.write(`     ${remark}\n`);
      resolve(counted);
    });
  });
}

function tally(code, counts) {
  if (!counts) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  try {
    const counted = counts();
    // A runner that exits with a fault although no test failed (coverage, a crash) is a failure too.
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const total = { passed: 0, failed: 0, skipped: 0 };
for (const row of plan) {
  const queue = [...row];
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const counted = await runStep(step);
      for (const key of Object.keys(total)) total[key] += counted[key];
    }
  };
  await Promise.all([worker(), worker()]);
}

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
