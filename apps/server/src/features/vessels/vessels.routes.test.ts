import { vesselEvent, vessels, vesselStream } from "@striper/contract/vessels";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createFleet } from "#server/features/vessels/fleet/fleet.ts";
import type { Fleet } from "#server/features/vessels/fleet/fleet.ts";
import { bindVessels } from "#server/features/vessels/vessels.routes.ts";
import { createVesselStreams } from "#server/features/vessels/vessel-streams.ts";
import type { VesselStreams } from "#server/features/vessels/vessel-streams.ts";
import type { Authenticator } from "#server/http/authentication.ts";
import { createTestServer } from "#server/testing/test-server.ts";
import type { TestServer } from "#server/testing/test-server.ts";

const start = Date.UTC(2026, 5, 13, 12);
const member = "member".padEnd(43, "x");
const lapsed = "lapsed".padEnd(43, "x");
const box = "south=42.3&west=-71.1&north=42.4&east=-70.9";

const authenticator: Authenticator = (token) =>
  Promise.resolve(
    token === member || token === lapsed
      ? {
          kind: "known",
          account: {
            accountId: token,
            sessionId: token,
            role: "user",
            hasAccess: token === member,
          },
        }
      : { kind: "unknown" },
  );

let app: TestServer;
let fleet: Fleet;
let streams: VesselStreams;
beforeEach(() => {
  app = createTestServer({ authenticator });
  fleet = createFleet();
  const health = () => ({ state: "receiving" as const, newestMessageAt: start });
  streams = createVesselStreams({
    fleet,
    health,
    monotonic: () => performance.now(),
    most: 100,
  });
  bindVessels(app.bind, { fleet, streams, health });
});
afterEach(async () => {
  streams.close();
  // A client may hold an unused connection, and closing waits a minute for its request.
  app.server.server.closeAllConnections();
  await app.server.close();
});

function sail(mmsi: number, at: number, latitude: number, name: string | null = null) {
  const fix = { at, latitude, longitude: -71, speed: 5, course: 90, heading: null };
  fleet.take({ mmsi, at, fix, particulars: { name, shipType: 60 } });
}

const get = (path: string, token?: string) =>
  app.server.inject({
    method: "GET",
    url: path,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

describe("calls about vessels", () => {
  test.each([`/api/vessels?${box}`, `/api/vessels/stream?${box}`, "/api/vessels/366000001/track"])(
    "%s is for members",
    async (path) => {
      expect((await get(path)).statusCode).toBe(401);
      expect((await get(path, lapsed)).statusCode).toBe(402);
      expect(streams.size).toBe(0);
    },
  );

  test.each([
    "/api/vessels",
    "/api/vessels?south=42&west=-71&north=41&east=-70",
    "/api/vessels?south=42&west=-70&north=43&east=-71",
    "/api/vessels?south=42&west=-71&north=91&east=-70",
    "/api/vessels/stream?south=x&west=-71&north=43&east=-70",
    "/api/vessels/36600000/track",
    "/api/vessels/36600000x/track",
  ])("%s is refused", async (path) => {
    expect((await get(path, member)).statusCode).toBe(400);
  });
});

test("the vessels of a box are returned with the health of the feed", async () => {
  sail(366_000_001, start, 42.35, "KRAFT");
  sail(366_000_002, start, 42.5);
  const answer = await get(`/api/vessels?${box}`, member);
  expect(answer.statusCode).toBe(200);
  expect(vessels.response.parse(answer.json())).toEqual({
    vessels: [
      {
        mmsi: 366_000_001,
        name: "KRAFT",
        call_sign: null,
        ship_type: 60,
        kind: "ferry",
        latitude: 42.35,
        longitude: -71,
        speed_kt: 5,
        course_degrees: 90,
        heading_degrees: null,
        destination: null,
        received_at: "2026-06-13T12:00:00.000Z",
      },
    ],
    feed: { state: "receiving", newest_message_at: "2026-06-13T12:00:00.000Z" },
  });
});

describe("the stream", () => {
  async function open(signal: AbortSignal) {
    const address = await app.server.listen({ host: "127.0.0.1", port: 0 });
    const url = `${address}${vesselStream.path}?${box}`;
    return fetch(url, { headers: { authorization: `Bearer ${member}` }, signal });
  }

  async function nextEvents(reader: ReadableStreamDefaultReader<Uint8Array>, count: number) {
    let text = "";
    while (text.split("\n\n").length <= count) {
      const { value } = await reader.read();
      text += new TextDecoder().decode(value);
    }
    return text
      .split("\n\n")
      .slice(0, count)
      .map((part) => vesselEvent.parse(JSON.parse(part.replace(/^data: /u, ""))));
  }

  test("arrives in parts, uncompressed and unbuffered, and ends with its reader", async () => {
    sail(366_000_001, start, 42.35);
    const abort = new AbortController();
    const answer = await open(abort.signal);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/event-stream",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    expect(answer.headers.get("content-encoding")).toBeNull();
    const reader = answer.body?.getReader();
    if (reader === undefined) throw new Error("the stream has no body");
    expect(await nextEvents(reader, 2)).toMatchObject([
      { type: "feed", feed: { state: "receiving" } },
      { type: "vessels", is_snapshot: true, vessels: [{ mmsi: 366_000_001 }] },
    ]);
    const ticking = setInterval(() => streams.tick(), 50);
    sail(366_000_001, start + 1, 42.36);
    expect(await nextEvents(reader, 1)).toMatchObject([
      { type: "vessels", is_snapshot: false, vessels: [{ latitude: 42.36 }] },
    ]);
    clearInterval(ticking);
    abort.abort();
    await expect.poll(() => streams.size).toBe(0);
  });

  test("is refused to an account's fifth page, with a time to retry", async () => {
    const north = { south: 42.3, west: -71, north: 42.4, east: -70 };
    for (let page = 0; page < 4; page++) streams.open(north, member);
    const answer = await get(`/api/vessels/stream?${box}`, member);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers["retry-after"]).toBe("30");
  });
});
