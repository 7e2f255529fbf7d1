// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import {
  updateDeviceWaters,
  clearDeviceWaters,
  deviceWatersStore,
} from "#web/platform/device-waters.ts";

const none = { homeWaters: [], chosen: null, lastSeen: null, isAsking: false };

afterEach(() => {
  vi.resetModules();
  localStorage.clear();
});

const nextVisit = async () =>
  (await import("#web/platform/device-waters.ts")).deviceWatersStore.get();

test("the next visit knows the waters before the database is read", async () => {
  vi.resetModules();
  const own = { name: "The ledge", position: { latitude: 42.8, longitude: -70.8 } };
  updateDeviceWaters({ homeWaters: [{ id: "x", own }], chosen: "x" });
  expect(await nextVisit()).toEqual({ ...none, homeWaters: [{ id: "x", own }], chosen: "x" });
});

test("signing out removes all of them", async () => {
  vi.resetModules();
  updateDeviceWaters({ lastSeen: { id: "joppa-flats", own: null } });
  clearDeviceWaters();
  expect(deviceWatersStore.get()).toEqual(none);
  expect(await nextVisit()).toEqual(none);
});

test.each(["", "{", '{"homeWaters":7}', "null"])(
  "an invalid stored value %j counts as no waters",
  async (text) => {
    vi.resetModules();
    localStorage.setItem("waters_here", text);
    expect(await nextVisit()).toEqual(none);
  },
);
