/**
 * `npm test`: installs if needed, then format, lint, structure, types, dead code, the build with its
 * size limits, unit and integration tests, and the journeys in a real browser.
 * Two lanes of steps run side by side. Every step runs, whatever failed before it, and prints its output
 * whole; the last line counts all of them.
 */
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { setPriority } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
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
  failures: () => readReport(name).testResults.flatMap(failuresOf),
});

/** What failed in one file of Vitest's report, in a few lines; the whole output has the rest. */
function failuresOf({ name, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === "failed");
  const texts = failed.map((test) => `${test.fullName}: ${test.failureMessages[0] ?? ""}`);
  if (texts.length === 0 && message) texts.push(message);
  return texts.map((text) => ({ file, text: firstLinesOf(text) }));
}

const firstLinesOf = (text) =>
  stripVTControlCharacters(text).split("\n").slice(0, 4).join("\n       ");

/**
 * Tests that wait for processes and databases: the files that failed run once more, alone, as the
 * journeys do. A fault fails twice; what passes then is named, not hidden.
 */
const testsWithSecondTry = (name, workers, ...options) => {
  const step = tests(name, ...options, `--maxWorkers=${workers}`);
  return {
    ...step,
    secondTry: () => {
      const files = [...new Set(step.failures().map(({ file }) => file))];
      // More than a few failures are not flaky tests.
      const worthIt = files.length > 0 && files.length <= 5;
      return worthIt && tests(`${name}-again`, ...options, "--maxWorkers=1", ...files);
    },
  };
};

const playwright = [tool("playwright"), "test", "--config", "e2e/playwright.config.ts"];

const isFailed = ({ tests: [test] }) => test?.status === "unexpected";

/** Journeys try three times beside each other; a few that failed each time run once more, alone. */
const journeys = {
  name: "journeys",
  run: playwright,
  counts: () => {
    const { expected, unexpected, flaky, skipped } = readReport("journeys").stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  },
  failures: () =>
    specsOf(readReport("journeys"))
      .filter(isFailed)
      .map(({ file, title, tests: [test] }) => ({
        file,
        text: `${title}: ${firstLinesOf(test.results.at(-1)?.error?.message ?? "")}`,
      })),
  secondTry: () => {
    const { length } = specsOf(readReport("journeys")).filter(isFailed);
    if (length === 0 || length > 3) return undefined;
    return {
      name: "journeys-again",
      run: [...playwright, "--last-failed", "--workers=1", "--retries=0"],
    };
  },
  remarks: () =>
    specsOf(readReport("journeys"))
      .filter(({ tests: [test] }) => test?.status === "flaky")
      .map(({ file, title }) => `passed at a later try: ${file}: ${title}`),
};

/** The stand-ins as well: three steps start them, and would build them beside each other. */
const everything = ["data", "web app", "server", "stand-ins"];
const build = { name: "build", run: [node, "scripts/build.mjs", ...everything] };

/**
 * What has limits of time in it goes before everything else, one step after the other: beside the journeys
 * the server's tests take three times as long, and some of them not at all.
 */
const waiting = [
  build,
  { name: "size limits", run: [node, "apps/web/scripts/check-size.mjs"] },
  journeys,
  // A third worker uses the cores while the others wait.
  testsWithSecondTry("server", 3, "--project=server"),
];

/** Lets the journeys go before: the other lane takes what they leave. */
const niceness = 10;

/** Go collects its garbage half as often, for half a gigabyte: a fifth less of a processor. */
const env = { GOGC: "400" };

/** Steps that only compute. */
const computing = [
  { name: "lint", run: [tool("oxlint"), "."], niceness, env },
  // One project after the other, with one checker: each checker looks up the shared types again.
  { name: "types", run: [tool("tsc"), "-b", "--builders", "1", "--checkers", "1"], niceness, env },
  { name: "format", run: [tool("oxfmt"), "--check", "."], niceness },
  { name: "structure", run: [tool("tsx"), "scripts/check-structure.ts"], niceness },
  { name: "dead code", run: [tool("knip"), "--no-progress"], niceness },
  // They start bundled programs, and would build them beside the build.
  // What has to be covered is pure and tested by itself: watching the others too would only slow them.
  { ...tests("unit", "--project=unit", "--coverage"), niceness, after: build },
  { ...testsWithSecondTry("web", 2, "--project=web*"), niceness },
];

/** Playwright's report is a tree: files, groups, journeys. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

function readReport(name) {
  return JSON.parse(readFileSync(report(name), "utf8"));
}

/** What failed and deserves a second try, which runs alone once both lanes have ended. */
const again = [];

/** Output is kept together: a step prints when it is over, and only if it has something to say. */
async function runStep(step) {
  const first = await run(step);
  if (first.code === 0) {
    printResult(step, first);
    for (const remark of step.remarks?.() ?? []) print(`     ${remark}`);
    return tally(first.code, step.counts);
  }
  // A runner that ended before its report has none to read.
  const failures = tried(step.failures) ?? [];
  const secondTry = tried(step.secondTry);
  const counted = tally(first.code, step.counts);
  printResult(step, first);
  for (const { file, text } of failures) print(`     ${file}: ${text}`);
  print(withoutPassed(first.output));
  if (secondTry) print(`     ${step.name} is tried again, alone, at the end`);
  if (secondTry) again.push({ ...secondTry, failures, failed: counted.failed });
  return counted;
}

/** Gives how many failures of the first try were none. */
async function runAgain(step) {
  const second = await run(step);
  printResult(step, second);
  if (second.code !== 0) {
    print(withoutPassed(second.output));
    return 0;
  }
  for (const { file, text } of step.failures)
    print(`     passed alone, after it had failed: ${file}: ${text}`);
  return step.failed;
}

/** What passed says nothing of a failure, and there are thousands of such lines. */
function withoutPassed(output) {
  const lines = output.split("\n");
  return lines.filter((line) => !line.includes("✓")).join("\n");
}

function run({ name, run: [command, ...args], niceness: lower = 0, env: ofStep = {} }) {
  const started = performance.now();
  return new Promise((resolve) => {
    const output = [];
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        ...ofStep,
        FORCE_COLOR: process.stdout.isTTY ? "1" : "0",
        JOURNEYS_REPORT: report(name),
      },
    });
    // Before its first thread: those that follow inherit it.
    if (lower > 0) tried(() => setPriority(child.pid, lower));
    child.stdout.on("data", (chunk) => output.push(chunk));
    child.stderr.on("data", (chunk) => output.push(chunk));
    child.on("error", (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.on("close", (code) => {
      const seconds = (performance.now() - started) / 1000;
      resolve({ code, seconds, output: Buffer.concat(output).toString("utf8") });
    });
  });
}

const print = (line) => process.stdout.write(`${line}\n`);

function printResult({ name }, { code, seconds }) {
  print(`${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds.toFixed(1)} s)`);
}

function tried(read) {
  try {
    return read?.();
  } catch {
    return undefined;
  }
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
/** Steps that began: what comes `after` one waits for it. */
const begun = new Map();

async function countStep(step) {
  await begun.get(step.after);
  const counted = await runStep(step);
  for (const key of Object.keys(total)) total[key] += counted[key];
}

async function runLane(steps) {
  for (const step of steps) {
    const counting = countStep(step);
    begun.set(step, counting);
    await counting;
  }
}
await Promise.all([waiting, computing].map(runLane));
for (const step of again) {
  const passed = await runAgain(step);
  total.passed += passed;
  total.failed -= passed;
}

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
