import type { Endpoint } from "@striper/contract/endpoint";
import { allEndpoints } from "@striper/contract/endpoints";
import { afterAll, describe, expect, test } from "vitest";
import {
  acceptAnyToken,
  calls,
  createAcceleratedClock,
  tryGarbage,
} from "#server/testing/http/garbage.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";

describe("bad input", async () => {
  const database = await openTestDatabase();
  const app = createTestApp({
    authenticator: acceptAnyToken,
    clock: createAcceleratedClock(),
    database,
    orm: database.orm,
  });
  afterAll(async () => {
    await app.server.close();
    await database.close();
  });

  test.each(calls)("%s answers garbage without a fault", async (_name, endpoint) => {
    await expect(tryGarbage(app.server, endpoint, 20)).resolves.toBeUndefined();
  });

  test("leaves nothing above info in the log, and the process as it was", async () => {
    const loud = app.logged.filter(({ level }) => !["debug", "info"].includes(level));
    expect(loud).toEqual([]);
    expect((await app.server.inject("/api/health")).statusCode).toBe(200);
  });
});

describe("an app nobody is known to", () => {
  const app = createTestApp({ clock: createAcceleratedClock() });
  afterAll(() => app.server.close());
  const bound = new Set(app.boundEndpoints);
  const ask = async ({ method, path }: Endpoint): Promise<number> =>
    (await app.server.inject({ method, url: path.replaceAll(/:\w+/gu, "x") })).statusCode;

  test("lets no stranger into what is not public", async () => {
    for (const endpoint of app.boundEndpoints.filter(({ access }) => access !== "public"))
      expect(await ask(endpoint)).toBe(401);
  });

  // SPEC 7.2
  test("answers every call that the contract declares, each once, and no other", () => {
    expect(app.boundEndpoints).toHaveLength(bound.size);
    expect(bound).toEqual(new Set(Object.values(allEndpoints)));
  });
});
