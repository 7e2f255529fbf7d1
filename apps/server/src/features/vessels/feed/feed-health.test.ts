import { expect, test } from "vitest";
import { watchFeed } from "#server/features/vessels/feed/feed-health.ts";

const minute = 60_000;

function openFeed() {
  let time = Date.UTC(2026, 5, 13);
  const clock = { now: () => time };
  const feed = watchFeed(clock);
  return {
    feed,
    clock,
    wait: (ms: number) => void (time += ms),
    state: () => feed.health().state,
  };
}

test("a feed connects, is heard, falls silent and is heard again", () => {
  const { feed, clock, wait, state } = openFeed();
  const source = feed.watch();
  expect(feed.health()).toEqual({ state: "connecting", newestMessageAt: null });
  source.connected();
  expect(state()).toBe("connecting");
  source.heard(clock.now());
  expect(state()).toBe("receiving");
  wait(2 * minute - 1);
  expect(state()).toBe("receiving");
  wait(1);
  expect(feed.health()).toEqual({
    state: "silent",
    newestMessageAt: clock.now() - 2 * minute,
  });
  source.heard(clock.now());
  expect(state()).toBe("receiving");
});
