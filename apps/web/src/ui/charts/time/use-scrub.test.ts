import { hour, minute } from "@striper/marine/time";
import { expect, test } from "vitest";
import { movedBy } from "#web/ui/charts/time/use-scrub.ts";

const span = { from: 0, to: 24 * hour };

test.each([
  ["ArrowRight", 3 * minute, 10 * minute],
  ["ArrowRight", 10 * minute, 20 * minute],
  ["ArrowLeft", 13 * minute, 10 * minute],
  ["ArrowLeft", 10 * minute, 0],
  ["ArrowLeft", 0, 0],
  ["PageUp", 90 * minute, 2 * hour],
  ["PageDown", 90 * minute, hour],
  ["Home", 90 * minute, 0],
  ["End", 90 * minute, 24 * hour],
  ["ArrowUp", 24 * hour, 24 * hour],
  ["a", 0, null],
])("the key %s leads from %i to %i", (key, from, to) => expect(movedBy(key, from, span)).toBe(to));
