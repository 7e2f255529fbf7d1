import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Fake } from "#fakes/fake.ts";
import { startFakes } from "#fakes/start-fakes.ts";
import type { RunningFakes } from "#fakes/start-fakes.ts";

const echo: Fake = {
  name: "echo",
  modes: ["shout"],
  register: (app, { modeOf, now }) => {
    app.get("/hello", (request) => ({
      text: modeOf(request) === "shout" ? "HELLO" : "hello",
      now: now(),
    }));
  },
};

let folder: string;
let running: RunningFakes;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "striper-fakes-"));
  running = await startFakes([echo], {
    host: "127.0.0.1",
    port: 0,
    clockOffsetFile: join(folder, "offset"),
  });
});
afterEach(async () => {
  await running.close();
  rmSync(folder, { recursive: true });
});

const hello = (limit = 5000) =>
  fetch(`${running.url}/echo/hello`, { signal: AbortSignal.timeout(limit) });

const control = (path: string, body: object) =>
  fetch(`${running.url}/control/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

describe("the stand-ins", () => {
  test("answer below their own name until told to misbehave", async () => {
    expect(await (await hello()).json()).toMatchObject({ text: "hello" });
    await control("echo", { mode: "500" });
    expect((await hello()).status).toBe(500);
    await control("echo", { mode: "403-html" });
    expect(await (await hello()).text()).toContain("<h1>");
    await control("echo", { mode: "empty" });
    expect(await (await hello()).text()).toBe("");
    await control("echo", { mode: "garbage" });
    await expect((await hello()).json()).rejects.toThrow(SyntaxError);
  });

  test("take their time from the machine, the control and the shared file together", async () => {
    const day = 86_400_000;
    await control("clock", { offset_ms: day });
    writeFileSync(join(folder, "offset"), String(7 * day));
    const { now } = z.object({ now: z.number() }).parse(await (await hello()).json());
    expect(Math.abs(now - (Date.now() + 8 * day))).toBeLessThan(5000);
  });
});
