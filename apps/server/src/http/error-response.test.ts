import { defineEndpoint } from "@striper/contract/endpoint";
import { errorBodySchema, errorCodes, errorStatus } from "@striper/contract/errors";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { AppError } from "#server/http/app-error.ts";
import { createTestServer } from "#server/testing/test-server.ts";

const failing = defineEndpoint({
  method: "GET",
  path: "/api/failing/:secret_id",
  summary: "Fails.",
  access: "public",
  params: z.strictObject({ secret_id: z.string() }),
  query: z.strictObject({ token: z.string() }),
  response: z.object({}),
});

function serverFailingWith(error: unknown, isDiskFull = false) {
  const app = createTestServer({ isDiskFull: () => isDiskFull });
  app.bind.open(failing, () => {
    throw error;
  });
  const ask = (headers: Record<string, string> = {}) =>
    app.server.inject({ url: "/api/failing/s3cr3t?token=t0k3n", headers });
  return { ask, logged: app.logged };
}

const above = (level: string): boolean => ["error", "fatal"].includes(level);

describe("a foreseen failure", () => {
  test.each(errorCodes)("%s answers its status, a sentence and the request's id", async (code) => {
    const { ask } = serverFailingWith(new AppError(code));
    const answer = await ask();
    expect(answer.statusCode).toBe(errorStatus[code]);
    const body = errorBodySchema.parse(answer.json());
    expect(body.code).toBe(code);
    expect(body.message.length).toBeGreaterThan(5);
    expect(body.request_id).toBe(answer.headers["x-request-id"]);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("that is not the caller's fault is a warning with its cause", async () => {
    const cause = new Error("socket hang up");
    const { ask, logged } = serverFailingWith(new AppError("upstream_unavailable", { cause }));
    await ask();
    const warning = logged.find(({ level }) => level === "warn");
    expect(warning).toMatchObject({ code: "upstream_unavailable", err: { type: "Error" } });
  });
});

describe("a full disk", () => {
  const unwritten = Object.assign(new Error("ENOSPC: no space left"), { code: "ENOSPC" });
  const wrapped = new Error("Cannot write file at location x", { cause: unwritten });
  // The driver's error for a database that has ended.
  const ended = new Error("Connection terminated unexpectedly");

  test.each([unwritten, wrapped])("answers 507 without internal details: %s", async (error) => {
    const { ask, logged } = serverFailingWith(error);
    const answer = await ask();
    expect([answer.statusCode, answer.json()]).toMatchObject([507, { code: "storage_full" }]);
    expect(answer.json().message).toContain("disk is full");
    expect(answer.body).not.toMatch(/ENOSPC|location/u);
    expect(answer.headers["retry-after"]).toBe("60");
    expect(logged.filter(({ level }) => level === "warn")).toMatchObject([
      { code: "storage_full", err: { message: error.message } },
    ]);
  });

  test("is also the reason when a database on it has ended", async () => {
    expect((await serverFailingWith(ended, true).ask()).statusCode).toBe(507);
    expect((await serverFailingWith(ended, false).ask()).statusCode).toBe(503);
  });
});

describe("a bug", () => {
  test.each([new Error("password of db is hunter2"), "a string", undefined, { statusCode: 404 }])(
    "answers 500 in generic words: %s",
    async (thrown) => {
      const { ask, logged } = serverFailingWith(thrown);
      const answer = await ask();
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toMatchObject({ code: "internal" });
      expect(answer.body).not.toMatch(/hunter2|a string|\bat\b.*\.ts/u);
      expect(logged.filter(({ level }) => above(level))).toHaveLength(1);
    },
  );

  test("is logged with its stack under the id the caller was given", async () => {
    const { ask, logged } = serverFailingWith(new TypeError("x is not a function"));
    const answer = await ask();
    const error = logged.find(({ level }) => level === "error");
    expect(error).toMatchObject({
      request_id: answer.headers["x-request-id"],
      route: "/api/failing/:secret_id",
      err: { type: "TypeError", message: "x is not a function" },
    });
  });
});

describe("the request's id", () => {
  test("is a proxy's if it is well formed", async () => {
    const { ask } = serverFailingWith(new AppError("not_found"));
    const answer = await ask({ "x-request-id": "edge-0a1b2c3d" });
    expect(answer.headers["x-request-id"]).toBe("edge-0a1b2c3d");
    expect(answer.json().request_id).toBe("edge-0a1b2c3d");
  });

  test.each(["short", "a".repeat(65), "with space 1234", 'quote"12345678', "<script>12345"])(
    "is generated here instead of %j",
    async (given) => {
      const { ask } = serverFailingWith(new AppError("not_found"));
      const answer = await ask({ "x-request-id": given });
      expect(answer.headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/u);
    },
  );
});

test("the log holds neither parameters nor queries of a request", async () => {
  const { ask, logged } = serverFailingWith(new AppError("not_found"));
  await ask();
  expect(logged).toHaveLength(1);
  expect(JSON.stringify(logged)).not.toMatch(/s3cr3t|t0k3n/u);
  expect(logged[0]).toMatchObject({ method: "GET", route: "/api/failing/:secret_id", status: 404 });
});
