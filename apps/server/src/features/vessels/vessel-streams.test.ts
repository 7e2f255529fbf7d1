import type { Readable } from "node:stream";
import { vesselEvent } from "@striper/contract/vessels";
import { describe, expect, test } from "vitest";
import type { FeedHealth } from "#server/features/vessels/feed/feed-health.ts";
import { createFleet } from "#server/features/vessels/fleet/fleet.ts";
import { createVesselStreams } from "#server/features/vessels/vessel-streams.ts";

const start = Date.UTC(2026, 5, 13, 12);
const minute = 60_000;
const box = { south: 42.3, west: -71.1, north: 42.4, east: -70.9 };
const inside = [42.35, -71] as const;
const outside = [42.45, -71] as const;

function openHarbor() {
  const fleet = createFleet();
  let elapsed = 0;
  let health: FeedHealth = { state: "receiving", newestMessageAt: start };
  const streams = createVesselStreams({
    fleet,
    health: () => health,
    monotonic: () => elapsed,
    most: 7,
  });
  return {
    fleet,
    streams,
    setHealth: (next: FeedHealth) => void (health = next),
    sail(mmsi: number, [latitude, longitude]: readonly [number, number]) {
      const at = start + elapsed;
      const fix = { at, latitude, longitude, speed: 5, course: 90, heading: null };
      fleet.take({ mmsi, at, fix, particulars: {} });
    },
    /** Ticks four times a second, like the server. */
    async wait(ms: number) {
      for (let passed = 0; passed < ms; passed += 250) {
        elapsed += 250;
        streams.tick();
        // Lets a stream ask for more after it was read.
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

/** Collects the viewer's events and checks them against the contract. */
function read(stream: Readable) {
  const events: ReturnType<typeof vesselEvent.parse>[] = [];
  let rest = "";
  stream.on("data", (piece: Buffer) => {
    const parts = (rest + piece.toString()).split("\n\n");
    rest = parts.pop() ?? "";
    for (const part of parts)
      events.push(vesselEvent.parse(JSON.parse(part.replace(/^data: /u, ""))));
  });
  const short = () =>
    events
      .splice(0)
      .map((event) =>
        event.type === "feed"
          ? event.feed.state
          : [
              event.is_snapshot ? "all" : "changed",
              event.vessels.map(({ mmsi }) => mmsi),
              event.gone,
            ],
      );
  return { events, short };
}

describe("a viewer", () => {
  test("receives the feed's state, all vessels in the box, and then the changes", async () => {
    const { streams, sail, wait } = openHarbor();
    sail(1, inside);
    sail(2, outside);
    const { short } = read(streams.open(box, "a"));
    await wait(1000);
    expect(short()).toEqual(["receiving", ["all", [1], []]]);
    sail(2, inside);
    await wait(1000);
    expect(short()).toEqual([["changed", [2], []]]);
    sail(1, outside);
    sail(3, outside);
    await wait(1000);
    expect(short()).toEqual([["changed", [], [1]]]);
    await wait(1000);
    expect(short()).toEqual([]);
  });

  test("receives updates at most once a second, with only the newest", async () => {
    const { streams, sail, wait } = openHarbor();
    const { events } = read(streams.open(box, "a"));
    for (let step = 0; step < 40; step++) {
      sail(1, [42.35, -71 + step / 1024]);
      await wait(250);
    }
    const changes = events.filter((event) => event.type === "vessels" && !event.is_snapshot);
    expect(changes).toHaveLength(10);
    expect(events.at(-1)).toMatchObject({ vessels: [{ mmsi: 1, longitude: -71 + 39 / 1024 }] });
  });

  test("is disconnected after fifteen minutes, to be authorized again", async () => {
    const { streams, wait } = openHarbor();
    const stream = streams.open(box, "a");
    read(stream);
    await wait(15 * minute);
    expect(stream.readableEnded).toBe(false);
    await wait(1000);
    expect(stream.readableEnded).toBe(true);
    expect(streams.size).toBe(0);
  });
});

describe("a viewer that does not read", () => {
  /** Reports enough vessels to fill a stream's buffer. */
  const many = (sail: (mmsi: number, place: readonly [number, number]) => void) => {
    for (let mmsi = 1; mmsi <= 200; mmsi++) sail(mmsi, inside);
  };

  test("blocks nobody, buffers no more than was pending, and gets the newest when it reads again", async () => {
    const { streams, sail, wait } = openHarbor();
    many(sail);
    const slow = streams.open(box, "slow");
    const { events } = read(streams.open(box, "quick"));
    await wait(1000);
    const held = slow.readableLength;
    for (let second = 0; second < 20; second++) {
      sail(1, [42.35, -71 + second / 1024]);
      await wait(1000);
    }
    expect(events.filter(({ type }) => type === "vessels")).toHaveLength(21);
    expect(slow.readableLength).toBe(held);
    const late = read(slow);
    await wait(2000);
    expect(late.events.filter(({ type }) => type === "vessels")).toHaveLength(2);
    expect(late.events.at(-1)).toMatchObject({
      vessels: [{ mmsi: 1, longitude: -71 + 19 / 1024 }],
    });
  });

  test("is dropped after half a minute", async () => {
    const { streams, sail, wait } = openHarbor();
    many(sail);
    const slow = streams.open(box, "slow");
    await wait(30_000);
    expect(slow.destroyed).toBe(false);
    await wait(500);
    expect(slow.destroyed).toBe(true);
    expect(streams.size).toBe(0);
  });
});

describe("the limit of viewers", () => {
  test("is four per account, and closing one makes room", async () => {
    const { streams, wait } = openHarbor();
    const open = [1, 2, 3, 4].map(() => streams.open(box, "a"));
    expect(() => streams.open(box, "a")).toThrow(expect.objectContaining({ code: "rate_limited" }));
    streams.open(box, "b");
    open[0]?.destroy();
    await wait(250);
    expect(() => streams.open(box, "a")).not.toThrow();
  });
});
