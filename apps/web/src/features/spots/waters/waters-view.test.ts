import { bostonWater } from "@striper/angling/home-waters";
import { describe, expect, test } from "vitest";
import {
  homeWaterButtonText,
  storedWaters,
  listedWaters,
  waterOfDevice,
} from "#web/features/spots/waters/waters-view.ts";
import type { DeviceWaters } from "#web/platform/device-waters.ts";

const ledge = {
  spot_id: "0198a000-0000-7000-8000-0000000000a1",
  name: "The ledge",
  position: { latitude: 42.8, longitude: -70.8 },
};
const none: DeviceWaters = { homeWaters: [], chosen: null, lastSeen: null, isAsking: false };
const ranked = ["joppa-flats", ledge.spot_id, "8443970"].map((id, rank) => ({ id, rank }));
const homeWaters = [...storedWaters(ranked, [ledge])];

describe("the default water", () => {
  test("is Boston Harbor without home waters and viewed spots", () =>
    expect(waterOfDevice(none)).toBe(bostonWater));

  test("is the last viewed spot without home waters, also an own one", () => {
    expect(waterOfDevice({ ...none, lastSeen: { id: "joppa-flats", own: null } }).id).toBe(
      "joppa-flats",
    );
    const { spot_id: id, name, position } = ledge;
    expect(waterOfDevice({ ...none, lastSeen: { id, own: { name, position } } }).name).toBe(name);
  });

  test("is the first home water, or the one chosen on this device", () => {
    expect(waterOfDevice({ ...none, homeWaters }).id).toBe("joppa-flats");
    expect(waterOfDevice({ ...none, homeWaters, chosen: ledge.spot_id }).name).toBe("The ledge");
    expect(waterOfDevice({ ...none, homeWaters, chosen: "8443970" })).toBe(bostonWater);
  });
});

test.each([
  [{ isHome: false, isShown: false }, "I mostly fish here"],
  [{ isHome: true, isShown: false }, "A home water"],
  [{ isHome: true, isShown: true }, "Shown on your dashboard"],
])("a spot's button in the state %j says %s", (state, text) =>
  expect(homeWaterButtonText(state)).toBe(text),
);

test("home waters keep their order and leave out unknown ones", () => {
  expect(listedWaters({ ...none, homeWaters }).map(({ name }) => name)).toEqual([
    "Joppa Flats, Newburyport",
    "The ledge",
    "Boston Harbor",
  ]);
  expect(storedWaters(ranked, []).map(({ id }) => id)).toEqual(["joppa-flats", "8443970"]);
});
