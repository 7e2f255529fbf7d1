import { describe, expect, test } from "vitest";
import { closeSync, existsSync, openSync } from "node:fs";
import { createLog, openLogFile } from "#server/platform/log/log.ts";

function capture(): { lines: string[]; log: ReturnType<typeof createLog> } {
  const lines: string[] = [];
  return { lines, log: createLog("info", { write: (line) => void lines.push(line) }) };
}

describe("the log", () => {
  test("never shows a field with a secret's name, however deep", () => {
    const { lines, log } = capture();
    log.info({ request: { headers: { authorization: "Bearer abc", Cookie: "x=1" } } }, "in");
    log.info({ form: [{ password: "hunter2", newPassword: "hunter3", reset_token: "t0k" }] }, "in");
    expect(lines.join("")).not.toMatch(/abc|x=1|hunter|t0k/u);
    expect(lines).toHaveLength(2);
  });

  test("removes tokens from links and users from connection strings, also in messages", () => {
    const { lines, log } = capture();
    log.warn("sent http://localhost/reset?token=s3cr3t&next=/a");
    log.warn({ url: "postgres://striper:pa55@db:5432/striper" }, "cannot reach it");
    expect(lines[0]).toContain("?token=[redacted]&next=/a");
    expect(lines[1]).toContain("postgres://[redacted]@db:5432/striper");
  });

  test("keeps type, code, stack and cause of an error, and drops the values of its query", () => {
    const { lines, log } = capture();
    const cause = Object.assign(new Error("duplicate key"), { code: "23505", detail: "a@b.c" });
    const message = "Failed query: insert into accounts\nparams: a@b.c,$argon2id$v=19";
    log.error({ err: new Error(message, { cause }) }, "request failed");
    const { err } = JSON.parse(lines[0] ?? "{}");
    expect(err).toMatchObject({ type: "Error", cause: { code: "23505" } });
    expect(err.stack).toContain("log.test.ts");
    expect(lines[0]).not.toMatch(/a@b\.c|argon2id/u);
  });

  test("treats a bare error like one in a field", () => {
    const { lines, log } = capture();
    log.error(new Error("Failed query\nparams: a@b.c"));
    expect(lines[0]).not.toContain("a@b.c");
    expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({ level: "error", err: { type: "Error" } });
  });

  test("keeps one line a message, whatever line breaks and escapes a value holds", () => {
    const { lines, log } = capture();
    log.info({ path: '/a\n{"level":"fatal"}\u001B[31m' }, "odd\r\npath");
    expect(lines).toHaveLength(1);
    for (const raw of ["\n", "\r", "\u001B"]) expect(lines[0]?.trimEnd()).not.toContain(raw);
  });

  test("survives a value that contains itself", () => {
    const { lines, log } = capture();
    const loop: Record<string, unknown> = {};
    loop["self"] = loop;
    log.info(loop, "round");
    expect(lines[0]).toContain("[too deep]");
  });
});

test.skipIf(!existsSync("/dev/full"))(
  "a log on a full disk stops no process and limits its buffer",
  () => {
    const full = openSync("/dev/full", "w");
    try {
      const log = createLog("info", openLogFile(full));
      const before = process.memoryUsage().heapUsed;
      const text = "x".repeat(2000);
      const logMuch = () => {
        for (let line = 0; line < 20_000; line++) log.info({ line, text }, "in");
      };
      expect(logMuch).not.toThrow();
      // 40 MB have been logged.
      expect(process.memoryUsage().heapUsed - before).toBeLessThan(30_000_000);
    } finally {
      closeSync(full);
    }
  },
);
