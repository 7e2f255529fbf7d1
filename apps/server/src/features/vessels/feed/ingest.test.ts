import { once } from "node:events";
import { createServer } from "node:net";
import type { Server, Socket } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { WebSocketServer } from "ws";
import type { WebSocket } from "ws";
import * as z from "zod/mini";
import { watchFeed } from "#server/features/vessels/feed/feed-health.ts";
import { startIngest } from "#server/features/vessels/feed/ingest.ts";
import type { IngestOptions } from "#server/features/vessels/feed/ingest.ts";
import { createFleet } from "#server/features/vessels/fleet/fleet.ts";
import { systemClock } from "#server/platform/clock/clock.ts";
import { captureLog } from "#server/testing/captured-log.ts";
import { testConfig } from "#server/testing/test-app.ts";

const patience = { firstMs: 20, refusedMs: 60, mostMs: 200, steadyMs: 10_000 };
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A type 1 message of 371798000 off Victoria, far outside the region. */
const farAway = "!AIVDM,1,1,,A,15RTgt0PAso;90TKcjM8h6g208CQ,0*4A\r\n";
/** A base station without a position, which only shows that the feed is alive. */
const baseStation = "!AIVDM,1,1,,A,403Ovl@000Htt<tSF0l4Q@100`Pq,0*28\r\n";

const portOf = (server: Server | WebSocketServer): number => {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
};

async function openStream(onConnection: (socket: WebSocket) => void) {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  let connections = 0;
  server.on("connection", (socket) => {
    connections += 1;
    onConnection(socket);
  });
  await once(server, "listening");
  closers.push(() => {
    for (const socket of server.clients) socket.terminate();
    server.close();
  });
  return { url: `ws://127.0.0.1:${portOf(server)}`, connections: () => connections };
}

async function openReceiver(onConnection: (socket: Socket) => void) {
  let connections = 0;
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    connections += 1;
    sockets.push(socket);
    socket.on("error", () => undefined);
    onConnection(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { nmeaTcp: { host: "127.0.0.1", port: portOf(server) }, connections: () => connections };
}

function ingest(
  settings: Partial<IngestOptions["settings"]>,
  options: Partial<IngestOptions> = {},
) {
  const fleet = createFleet();
  const feed = watchFeed(systemClock);
  const { log, lines } = captureLog();
  const stop = startIngest({
    settings: { ...testConfig.vessels, ...settings },
    fleet,
    feed,
    clock: systemClock,
    log,
    patience,
    ...options,
  });
  closers.push(stop);
  return { fleet, feed, lines, stop };
}

const goTime = (agoMs: number): string =>
  new Date(Date.now() - agoMs).toISOString().replace("T", " ").replace("Z", " +0000 UTC");
const frame = (latitude: number, longitude: number, agoMs = 0): string =>
  JSON.stringify({
    MessageType: "PositionReport",
    Message: { PositionReport: { UserID: 366_000_001, Latitude: latitude, Longitude: longitude } },
    MetaData: { ShipName: "STAND-IN", time_utc: goTime(agoMs) },
  });

describe("a stream like that of aisstream", () => {
  test("is subscribed with latitude first, and its vessels enter the fleet", async () => {
    const asked: unknown[] = [];
    const { url } = await openStream((socket) =>
      socket.once("message", (data) => {
        asked.push(JSON.parse(Buffer.isBuffer(data) ? data.toString() : ""));
        // The service has sent both text and bytes.
        socket.send(frame(42.35, -71, 1000));
        socket.send(Buffer.from(frame(42.36, -71)));
      }),
    );
    const { fleet, feed } = ingest({ aisstreamUrl: url, aisstreamApiKey: "a-secret-key" });
    await vi.waitFor(() => expect(fleet.find(366_000_001)?.fix?.latitude).toBe(42.36));
    expect(feed.health().state).toBe("receiving");
    const { APIKey, BoundingBoxes, FilterMessageTypes } = z
      .object({
        APIKey: z.string(),
        BoundingBoxes: z.array(z.array(z.array(z.number()))),
        FilterMessageTypes: z.array(z.string()),
      })
      .parse(asked[0]);
    expect(APIKey).toBe("a-secret-key");
    expect(BoundingBoxes).toEqual([
      [
        [40.8, -72],
        [43.8, -68.3],
      ],
    ]);
    expect(FilterMessageTypes).toContain("StandardClassBPositionReport");
  });

  test("that reports Kansas is ignored and counts as silent", async () => {
    const { url } = await openStream((socket) =>
      socket.once("message", () => {
        for (let index = 0; index < 100; index++) socket.send(frame(38.5, -98.4));
        socket.send(frame(200, 1e300));
        socket.send('{"MessageType":"UnknownMessage","Message":{},"MetaData":{}}');
      }),
    );
    const { fleet, feed, lines } = ingest(
      { aisstreamUrl: url, aisstreamApiKey: "a-secret-key" },
      { deadAfterMs: 150 },
    );
    await vi.waitFor(() => expect(lines.some(({ msg }) => msg === "vessel feed ended")).toBe(true));
    expect(fleet.size).toBe(0);
    expect(feed.health().newestMessageAt).toBeNull();
  });

  test("that refuses the key is retried after a longer delay, and the key is not logged", async () => {
    const { url, connections } = await openStream((socket) =>
      socket.once("message", () => socket.send('{"error":"Api Key Is Not Valid"}')),
    );
    const { lines } = ingest({ aisstreamUrl: url, aisstreamApiKey: "a-secret-key" });
    await vi.waitFor(() => expect(connections()).toBeGreaterThan(1));
    const ended = lines.find(({ msg }) => msg === "vessel feed ended");
    expect(ended).toMatchObject({ level: "warn", reason: "Api Key Is Not Valid" });
    expect(JSON.stringify(lines)).not.toContain("a-secret-key");
  });
});

describe("one's own receiver", () => {
  test("sends sentences, of which unreadable and far-away ones change nothing", async () => {
    const { nmeaTcp } = await openReceiver((socket) => {
      socket.write("\u0000\u00ff garbage \r\n");
      socket.write("x".repeat(100_000));
      socket.write(`\r\n${farAway}${baseStation.slice(0, 20)}`);
      socket.write(baseStation.slice(20));
    });
    const { feed, fleet } = ingest({ nmeaTcp });
    await vi.waitFor(() => expect(feed.health().state).toBe("receiving"));
    expect(fleet.size).toBe(0);
  });
});
