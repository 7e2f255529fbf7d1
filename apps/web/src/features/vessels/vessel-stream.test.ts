import type { Vessel, VesselEvent } from "@striper/contract/vessels";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { emptyFleet, withEvent, dropStaleVessels } from "#web/features/vessels/fleet.ts";
import { ferry, noon } from "#web/features/vessels/testing/some-vessel.ts";
import { waitAfter, watchVessels, type VesselWatch } from "#web/features/vessels/vessel-stream.ts";
import { stillFits, withMargin } from "#web/features/vessels/use-vessels.ts";

const box = { south: 42.2, west: -71.1, north: 42.5, east: -70.7 };

const vessel = (mmsi: number, at = noon): Vessel => ({
  ...ferry,
  mmsi,
  received_at: new Date(at).toISOString(),
});

const feed: VesselEvent = {
  type: "feed",
  feed: { state: "receiving", newest_message_at: new Date(noon).toISOString() },
};
const told = (isSnapshot: boolean, mmsis: number[], gone: number[] = []): VesselEvent => ({
  type: "vessels",
  is_snapshot: isSnapshot,
  vessels: mmsis.map((mmsi) => vessel(mmsi)),
  gone,
});

describe("the fleet", () => {
  test("is the last snapshot with all later changes", () => {
    let fleet = withEvent(emptyFleet, told(true, [1, 2]));
    fleet = withEvent(fleet, told(false, [3], [1]));
    expect([...fleet.vessels.keys()]).toEqual([2, 3]);
    expect([...withEvent(fleet, told(true, [4])).vessels.keys()]).toEqual([4]);
  });

  test("drops vessels not heard for half an hour", () => {
    const fleet = withEvent(emptyFleet, told(true, [1]));
    expect(dropStaleVessels(fleet, noon + 29 * 60_000).vessels.size).toBe(1);
    expect(dropStaleVessels(fleet, noon + 31 * 60_000).vessels.size).toBe(0);
  });
});

test("the retry delay doubles from a second to half a minute, and differs between viewers", () => {
  expect([1, 2, 3, 4, 9].map((failures) => waitAfter(failures, 1))).toEqual([
    1000, 2000, 4000, 8000, 30_000,
  ]);
  expect(waitAfter(3, 0)).toBe(2000);
});

test("a small move stays within the watched area, a far or much closer one does not", () => {
  const watched = withMargin(box);
  expect(stillFits(watched, box)).toBe(true);
  expect(stillFits(watched, { ...box, west: -71.15, east: -70.75 })).toBe(true);
  expect(stillFits(watched, { ...box, west: -71.5, east: -71.1 })).toBe(false);
  expect(stillFits(watched, { south: 42.34, west: -71, north: 42.36, east: -70.98 })).toBe(false);
  expect(withMargin({ south: -89, west: -179, north: 89, east: 179 })).toEqual({
    south: -90,
    west: -180,
    north: 90,
    east: 180,
  });
});

describe("watching", () => {
  let watch: VesselWatch;
  let streams: { send: (text: string) => void; end: () => void; fail: () => void }[];
  let answers: (() => Response | Promise<Response>)[];

  /** Returns a stream whose data the test sends. */
  function open(): Response {
    const encoder = new TextEncoder();
    return new Response(
      new ReadableStream<Uint8Array>({
        start(controller) {
          streams.push({
            send: (text) => controller.enqueue(encoder.encode(text)),
            end: () => controller.close(),
            fail: () => controller.error(new TypeError("network error")),
          });
        },
      }),
    );
  }

  const asked = vi.fn<typeof fetch>();
  const event = (value: VesselEvent) => `data: ${JSON.stringify(value)}\n\n`;
  const shown = () => [...watch.store.get().fleet.vessels.keys()];
  const soon = () => vi.advanceTimersByTimeAsync(10);

  beforeEach(() => {
    vi.useFakeTimers({ now: noon });
    streams = [];
    answers = [];
    asked.mockReset();
    asked.mockImplementation(async (_url, init) => {
      const response = await (answers.shift() ?? open)();
      init?.signal?.addEventListener(
        "abort",
        () => void response.body?.cancel().catch(() => undefined),
      );
      return response;
    });
    vi.stubGlobal("fetch", asked);
    vi.stubGlobal("addEventListener", () => undefined);
    vi.stubGlobal("document", { visibilityState: "hidden" });
    vi.stubGlobal("localStorage", { getItem: () => null });
    watch = watchVessels();
  });

  afterEach(() => {
    watch.stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test("shows the events of the stream, however it is split into chunks", async () => {
    watch.look(box);
    await soon();
    expect(asked.mock.calls[0]?.[0]).toMatch(/\/api\/vessels\/stream\?south=42\.2/);
    const text = event(feed) + event(told(true, [1, 2]));
    streams[0]?.send(text.slice(0, 30));
    streams[0]?.send(text.slice(30));
    await soon();
    expect(watch.store.get().connection).toBe("open");
    expect(watch.store.get().fleet.feed?.state).toBe("receiving");
    expect(shown()).toEqual([1, 2]);
  });

  test("reconnects after a break, keeps its vessels until then, and takes the new snapshot", async () => {
    watch.look(box);
    await soon();
    streams[0]?.send(event(told(true, [1, 2])));
    await soon();
    streams[0]?.fail();
    await soon();
    expect(watch.store.get().connection).toBe("waiting");
    expect(shown()).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(streams).toHaveLength(2);
    streams[1]?.send(event(told(true, [2])));
    await soon();
    expect(watch.store.get().connection).toBe("open");
    expect(shown()).toEqual([2]);
  });

  test("retries less and less often while nothing answers", async () => {
    answers = Array.from({ length: 50 }, () => () => Promise.reject(new TypeError("offline")));
    watch.look(box);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.mock.calls.length).toBeGreaterThan(4);
    expect(asked.mock.calls.length).toBeLessThan(11);
  });

  test("reconnects at once after a regular end", async () => {
    watch.look(box);
    await soon();
    streams[0]?.send(event(told(true, [1])));
    streams[0]?.end();
    await vi.advanceTimersByTimeAsync(1100);
    expect(streams).toHaveLength(2);
  });

  test.each([
    [402, "subscription_required", "lapsed"],
    [401, "unauthorized", "signed-out"],
    [401, "session_expired", "signed-out"],
  ])("gives up after %i %s, and says why", async (status, code, state) => {
    const body = { code, message: "No.", detail: "No.", request_id: "r" };
    answers = [open, () => Response.json(body, { status })];
    watch.look(box);
    await soon();
    streams[0]?.send(event(told(true, [1])));
    streams[0]?.end();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(watch.store.get().connection).toBe(state);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test("waits its turn when too many pages watch", async () => {
    const body = { code: "rate_limited", message: "Wait.", detail: "Wait.", request_id: "r" };
    answers = [() => Response.json(body, { status: 429 })];
    watch.look(box);
    await soon();
    expect(watch.store.get().connection).toBe("busy");
    await vi.advanceTimersByTimeAsync(29_000);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1500);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test("watches another area with a single stream, and closes it when stopped", async () => {
    watch.look(box);
    await soon();
    watch.look({ ...box, south: 42 });
    await soon();
    const signals = asked.mock.calls.map(([, init]) => init?.signal?.aborted);
    expect(signals).toEqual([true, false]);
    watch.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test("treats an event of an unknown kind as a failure", async () => {
    watch.look(box);
    await soon();
    streams[0]?.send(event(told(true, [1])));
    streams[0]?.send('data: {"type":"weather"}\n\n');
    await soon();
    expect(watch.store.get().connection).toBe("waiting");
    expect(shown()).toEqual([1]);
  });
});
