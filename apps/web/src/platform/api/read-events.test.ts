// @vitest-environment jsdom
import { vesselStream, type VesselEvent } from "@striper/contract/vessels";
import { afterEach, expect, test, vi } from "vitest";
import { ContractError } from "#web/platform/api/api-errors.ts";
import { readEvents } from "#web/platform/api/read-events.ts";

afterEach(() => vi.unstubAllGlobals());

/** What is made of a stream in which each of these texts is the data of one event. */
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

test("the events of a stream arrive in their order", async () => {
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
