import { expect, test } from "vitest";
import { mapStyle } from "#web/ui/basemap/engine/map-style.ts";

test("a light takes effect at once, without fading through the colours of the one before", () => {
  const palette = { mode: "day", color: () => "black" };
  expect(mapStyle(palette).transition).toEqual({ duration: 0, delay: 0 });
});
