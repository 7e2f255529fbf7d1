import { packLedger } from "@striper/angling/trip-plan";
import { hour, instantOfHarborTime } from "@striper/marine/time";
import { knots } from "@striper/marine/units";
import { expect, test } from "vitest";
import { packedPieces, type DeviceHolds } from "#web/app/trip/packed-pieces.ts";
import { tripWinds } from "#web/app/trip/trip-winds.ts";

const now = instantOfHarborTime("2026-06-12", 20);
const until = now + 14 * hour;

const holds: DeviceHolds = {
  hasTides: true,
  weather: undefined,
  weatherAt: now,
  zones: {
    isWhole: true,
    spans: [{ from: now, to: until, winds: [{ speed: knots(10), from: null }], waves: null }],
    issuedAt: now - hour,
  },
  hasAlerts: true,
  rulesCheckedAt: now,
  licensesEnd: ["2026-12-31"],
  hasApp: true,
  hasCharts: false,
  floatPlan: "taken",
};

const stateOf = (parts: Partial<DeviceHolds>, item: string) =>
  packLedger(packedPieces({ ...holds, ...parts }, now), now, until).rows.find(
    (row) => row.item === item,
  )?.state;

test("a license holds through the whole of its last day, and not over its midnight", () => {
  expect(stateOf({ licensesEnd: ["2026-06-13"] }, "license")).toBe("good");
  expect(stateOf({ licensesEnd: ["2026-06-12"] }, "license")).toBe("expires");
  expect(stateOf({ licensesEnd: ["2026-06-11"] }, "license")).toBe("expired");
  expect(stateOf({ licensesEnd: ["2026-06-11", null] }, "license")).toBe("good");
  expect(stateOf({ licensesEnd: [] }, "license")).toBe("missing");
});

test("warnings that nobody has looked for lately are not here, whatever the forecast's text", () => {
  expect(stateOf({ hasAlerts: false }, "zones")).toBe("missing");
  expect(stateOf({}, "zones")).toBe("good");
});

test("a float plan that waits on this device is not green; none at all is not needed", () => {
  expect(stateOf({ floatPlan: "waiting" }, "float-plan")).toBe("missing");
  const none = packLedger(packedPieces({ ...holds, floatPlan: null }, now), now, until);
  expect(none.rows.find(({ item }) => item === "float-plan")?.isOptional).toBe(true);
});

test("without any forecast nothing is known of the wind, and a warning counts by its span", () => {
  const alerts = [{ event: "Gale Warning", onset: now + hour, ends: now + 3 * hour }];
  expect(tripWinds({ weather: undefined, marine: [], alerts: null }, now)).toEqual([]);
  expect(tripWinds({ weather: undefined, marine: [], alerts }, now)).toMatchObject([
    { from: now + hour, to: now + 3 * hour, wind: null, headlines: ["Gale Warning"] },
  ]);
});
