/** Plain JavaScript without dependencies, because it runs before installation. */
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";

const lookEveryMs = 250;
/** Max age of a lock, ms; afterwards its process id may belong to another process. */
const longestMs = 30 * 60_000;

/** @param {unknown} error @param {string} code */
const hasCode = (error, code) => error instanceof Error && "code" in error && error.code === code;

/** @param {number} process_ */
function isRunning(process_) {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    return hasCode(error, "EPERM");
  }
}

/** The process that holds the lock; null where none does any more. @param {string} lock */
function holderOf(lock) {
  try {
    const holder = Number(readFileSync(lock, "utf8"));
    const age = Date.now() - statSync(lock).mtimeMs;
    // Empty for a moment between creation and writing.
    if (holder === 0) return age < 1000 ? process.pid : null;
    return age < longestMs && isRunning(holder) ? holder : null;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

/** @param {string} lock */
function tryTake(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

/**
 * Does the work while no other process does any under the same lock. A process that ended
 * without giving it back holds nobody up.
 *
 * @param {string} lock
 * @param {() => void} work
 */
export function oneAtATime(lock, work) {
  const sleeper = new Int32Array(new SharedArrayBuffer(4));
  let hasSaid = false;
  while (!tryTake(lock)) {
    const holder = holderOf(lock);
    if (holder === null) {
      rmSync(lock, { force: true });
      continue;
    }
    if (!hasSaid) process.stderr.write(`Waiting for process ${holder}, which builds already…\n`);
    hasSaid = true;
    Atomics.wait(sleeper, 0, 0, lookEveryMs);
  }
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}
