// @vitest-environment jsdom
import { vesselStream, type VesselEvent } from "@striper/contract/vessels";
import * as fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { ContractError } from "#web/platform/api/api-errors.ts";
import { readEvents, createEventReader } from "#web/platform/api/read-events.ts";

afterEach(() => vi.unstubAllGlobals());

async function read(...data: string[]): Promise<VesselEvent[]> {
  const text = data.map((line) => `data: ${line}\n\n`).join("");
  vi.stubGlobal("fetch", async () => new Response(text));
  const events: VesselEvent[] = [];
  const box = { south: 42, west: -71, north: 43, east: -70 };
  const { signal } = new AbortController();
  const onEvent = (event: VesselEvent) => events.push(event);
  await readEvents(vesselStream, { query: box }, { signal, silentAfter: 60_000, onEvent });
  return events;
}

const feed = { type: "feed", feed: { state: "silent", newest_message_at: null } };

test("the events of a stream arrive in order", async () => {
  const none = { type: "vessels", is_snapshot: true, vessels: [], gone: [] };
  expect(await read(JSON.stringify(none), JSON.stringify(feed))).toEqual([none, feed]);
});

test.each([
  ["that is not JSON", "{"],
  ["of another shape", '{"type":"weather"}'],
  [
    "with a length that cannot be compared",
    JSON.stringify({
      ...feed,
      feed: { ...feed.feed, newest_message_at: { length: { toString: 0 } } },
    }),
  ],
])("an event %s ends the stream with that as the reason", async (_what, data) => {
  await expect(read(data)).rejects.toBeInstanceOf(ContractError);
});

const reading = (...pieces: string[]) => {
  const reader = createEventReader();
  return pieces.flatMap((piece) => reader.read(piece));
};

test("the division of the text into chunks changes nothing", () => {
  const lines = fc.array(
    fc.constantFrom("data: {}", "data:", "data", ": c", "", "event: e", "data: a:b"),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(
      lines,
      fc.constantFrom("\n", "\r\n"),
      fc.array(fc.nat(200), { maxLength: 8 }),
      (all, end, cuts) => {
        const text = all.map((line) => line + end).join("");
        const places = [0, ...cuts.filter((cut) => cut < text.length), text.length].toSorted(
          (a, b) => a - b,
        );
        const pieces = places.map((place, index) => text.slice(place, places[index + 1]));
        expect(reading(...pieces)).toEqual(reading(text));
      },
    ),
  );
});

test("an endless event is rejected before it fills the memory", () => {
  const reader = createEventReader();
  const piece = "x".repeat(1_000_000);
  expect(() => {
    for (let count = 0; count < 12; count += 1) reader.read(piece);
  }).toThrow(RangeError);
});
