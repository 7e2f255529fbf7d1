import type { AisMessage } from "@striper/marine/ais";
import type { Instant } from "@striper/marine/time";
import type { Pool } from "pg";
import { testConfig } from "#server/testing/test-app.ts";
import { createTestServer } from "#server/testing/test-server.ts";
import type { Config } from "#server/config.ts";
import { readFrame } from "#server/features/vessels/feed/aisstream-frame.ts";
import { createFleet } from "#server/features/vessels/fleet/fleet.ts";
import { readReport } from "#server/features/vessels/fleet/read-report.ts";
import { serveVessels } from "#server/features/vessels/serve-vessels.ts";
import { systemClock } from "#server/platform/clock/clock.ts";
import { createLog } from "#server/platform/log/log.ts";

/** A database in which this process is alone, and so the one that leads. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what the feature asks of it
const aloneInTheDatabase = {
  connect: () =>
    Promise.resolve({
      on: () => undefined,
      release: () => undefined,
      query: () => Promise.resolve({ rows: [{ is_leading: true }] }),
    }),
} as unknown as Pick<Pool, "connect">;

/** The calls about vessels on the real transport; every token is a member of its own. */
export async function startVesselServer(settings: Partial<Config["vessels"]>): Promise<string> {
  const log = createLog("error");
  const { server, bind } = createTestServer({
    log,
    authenticator: (token) =>
      Promise.resolve({
        kind: "known",
        account: { accountId: token, sessionId: token, role: "user", hasAccess: true },
      }),
  });
  serveVessels(server, bind, {
    config: { role: "web", vessels: { ...testConfig.vessels, ...settings } },
    pool: aloneInTheDatabase,
    clock: systemClock,
    log,
  });
  return server.listen({ host: "127.0.0.1", port: 0 });
}

/** Parsing of a feed's frames and messages, without a connection. */
export function createIntake() {
  const fleet = createFleet();
  const take = (message: AisMessage, at: Instant, now: Instant): void => {
    const reading = readReport(message, at, now);
    if (reading.kind === "report") fleet.take(reading.report);
  };
  return {
    fleet,
    take,
    takeFrame(text: string, now: Instant): string {
      const frame = readFrame(text, now);
      if (frame.kind === "message") take(frame.message, frame.at, now);
      return frame.kind;
    },
  };
}
