// @vitest-environment jsdom
import { findWater } from "@striper/angling/home-waters";
import { spots } from "@striper/angling/spots";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cacheWater, readCachedWater } from "#web/features/spots/waters/cached-water.ts";
import { waterOfDevice } from "#web/features/spots/waters/waters-view.ts";
import { clearDeviceWaters, type DeviceWaters } from "#web/platform/device-waters.ts";

const here = (id: string): DeviceWaters => ({
  homeWaters: [{ id, own: null }],
  chosen: null,
  lastSeen: null,
  isAsking: false,
});

beforeEach(() => {
  localStorage.clear();
  vi.stubEnv("VITE_SHAPES", "of June");
});
afterEach(() => vi.unstubAllEnvs());

/** A sample, because looking up the stations of all spots takes ten seconds. */
const someSpots = spots.filter((_, index) => index % 20 === 0);

test("a cached water equals that of the catalogue", () => {
  const own = { name: "My rock", position: { latitude: 42.4, longitude: -70.9 } };
  const waters = [...someSpots.map(({ id }) => id), "8443970", "BOS1111"].map((id) =>
    findWater(id, null),
  );
  for (const water of [...waters, findWater("own", own)]) {
    if (water === undefined) throw new Error("not known");
    cacheWater(here(water.id), water);
    expect(readCachedWater(here(water.id))).toEqual(water);
  }
});

test("a cached water is ignored after another choice, another build or a sign-out", () => {
  const joppa = here("joppa-flats");
  cacheWater(joppa, waterOfDevice(joppa));
  expect(readCachedWater(here("hampton-harbor"))).toBeNull();
  expect(readCachedWater({ ...joppa, isAsking: true })?.id).toBe("joppa-flats");
  vi.stubEnv("VITE_SHAPES", "of July");
  expect(readCachedWater(joppa)).toBeNull();
  vi.stubEnv("VITE_SHAPES", "of June");
  clearDeviceWaters();
  expect(readCachedWater(joppa)).toBeNull();
});
