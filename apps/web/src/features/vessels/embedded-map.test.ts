import { expect, test } from "vitest";
import { afterEmbedEvent, type EmbedState } from "#web/features/vessels/embedded-map.tsx";

type Event = Parameters<typeof afterEmbedEvent>[1];
const after = (...events: Event[]): EmbedState =>
  events.reduce<EmbedState>(afterEmbedEvent, "loading");

test.each<[EmbedState, Event[]]>([
  ["loaded", ["loaded"]],
  ["uncovered", ["overlay-over"]],
  ["loaded", ["overlay-over", "loaded"]],
  ["loaded", ["loaded", "overlay-over", "given-up"]],
  ["failed", ["overlay-over", "given-up"]],
  ["failed", ["failed"]],
  ["failed", ["offline"]],
  ["loaded", ["loaded", "offline"]],
  ["failed", ["failed", "loaded"]],
  ["loading", ["failed", "again"]],
])("the embed is %s after %j", (state, events) => expect(after(...events)).toBe(state));
