import { vessels, vesselStream } from "@striper/contract/vessels";
import { afterEach, describe, expect, test } from "vitest";
import { serveVessels } from "#server/features/vessels/serve-vessels.ts";
import type { VesselsDependencies } from "#server/features/vessels/serve-vessels.ts";
import { systemClock } from "#server/platform/clock/clock.ts";
import { captureLog } from "#server/testing/captured-log.ts";
import { testConfig } from "#server/testing/test-app.ts";
import { createTestServer } from "#server/testing/test-server.ts";
import type { TestServer } from "#server/testing/test-server.ts";

const token = "t".repeat(43);
const box = "south=42.3&west=-71.1&north=42.4&east=-70.9";
const headers = { authorization: `Bearer ${token}` };

let app: TestServer | undefined;
afterEach(() => app?.server.close());

async function open(settings: Partial<VesselsDependencies["config"]["vessels"]>) {
  const { log, lines } = captureLog();
  let asked = 0;
  app = createTestServer({
    authenticator: () =>
      Promise.resolve({
        kind: "known",
        account: { accountId: "a", sessionId: "s", role: "user", hasAccess: true },
      }),
  });
  serveVessels(app.server, app.bind, {
    config: { role: "web", vessels: { ...testConfig.vessels, ...settings } },
    pool: {
      connect: () => {
        asked += 1;
        return Promise.reject(new Error("the database does not answer"));
      },
    },
    clock: systemClock,
    log,
  });
  const url = await app.server.listen({ host: "127.0.0.1", port: 0 });
  const health = async () => {
    const answer = await fetch(`${url}/api/vessels?${box}`, { headers });
    return vessels.response.parse(await answer.json()).feed;
  };
  return { url, lines, asked: () => asked, health, close: () => app?.server.close() };
}

describe("the calls about vessels", () => {
  test("end their streams when the server closes, and do not delay it", async () => {
    const { url, close } = await open({ nmeaTcp: { host: "127.0.0.1", port: 9 } });
    const answer = await fetch(`${url}${vesselStream.path}?${box}`, { headers });
    const whole = answer.text();
    const startedAt = performance.now();
    await close();
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    expect(await whole).toContain('"is_snapshot":true');
  });
});
