import { expect, test } from "vitest";
import {
  afterEmbedEvent,
  startOfEmbed,
  type EmbedState,
} from "#web/features/vessels/embedded-map.tsx";

type Event = Parameters<typeof afterEmbedEvent>[1];

function shown({ isFailed, isCovered }: EmbedState): string {
  if (isFailed) return "unavailable";
  return isCovered ? "covered" : "there";
}

test.each<[string, Event[]]>([
  ["covered", []],
  ["covered", ["reached"]],
  ["there", ["overlay-over"]],
  ["there", ["loaded"]],
  ["there", ["loaded", "reached", "overlay-over", "given-up"]],
  ["there", ["reached", "loaded", "offline"]],
  ["there", ["reached", "loaded", "unreachable"]],
  ["unavailable", ["loaded", "unreachable"]],
  ["unavailable", ["loaded", "overlay-over", "given-up"]],
  ["unavailable", ["reached", "overlay-over", "given-up"]],
  ["unavailable", ["loaded", "offline"]],
  ["unavailable", ["offline", "reached", "loaded"]],
  ["covered", ["unreachable", "again"]],
])("the embed is %s after %j", (state, events) =>
  expect(shown(events.reduce<EmbedState>(afterEmbedEvent, startOfEmbed))).toBe(state),
);
