import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "one-at-a-time-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lockOf = () => join(folder, "lock");

test("processes that start together work one after the other", async () => {
  const log = join(folder, "log");
  const program = `
    import { appendFileSync } from "node:fs";
    import { oneAtATime } from ${JSON.stringify(join(import.meta.dirname, "one-at-a-time.mjs"))};
    oneAtATime(${JSON.stringify(lockOf())}, () => {
      appendFileSync(${JSON.stringify(log)}, "begin ");
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
      appendFileSync(${JSON.stringify(log)}, "end ");
    });`;
  const started = [1, 2, 3].map(() =>
    spawn(process.execPath, ["--input-type=module", "-e", program], { stdio: "ignore" }),
  );
  await Promise.all(started.map((child) => once(child, "exit")));
  expect(readFileSync(log, "utf8")).toBe("begin end begin end begin end ");
  expect(existsSync(lockOf())).toBe(false);
});

test("a process that ended without releasing the lock blocks nobody", () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  writeFileSync(lockOf(), String(pid));
  let done = 0;
  oneAtATime(lockOf(), () => void (done += 1));
  expect(done).toBe(1);
});

test("an old lock is ignored, even if its process id is in use again", () => {
  writeFileSync(lockOf(), String(process.pid));
  const long = Date.now() / 1000 - 31 * 60;
  utimesSync(lockOf(), long, long);
  let done = 0;
  oneAtATime(lockOf(), () => void (done += 1));
  expect(done).toBe(1);
});
