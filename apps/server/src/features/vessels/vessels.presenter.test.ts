import { expect, test } from "vitest";
import { vesselKind } from "#server/features/vessels/vessels.presenter.ts";

test.each([
  [30, "fishing"],
  [31, "tug_or_pilot"],
  [32, "tug_or_pilot"],
  [36, "pleasure"],
  [37, "pleasure"],
  [40, "ferry"],
  [49, "ferry"],
  [50, "tug_or_pilot"],
  [52, "tug_or_pilot"],
  [60, "ferry"],
  [69, "ferry"],
  [70, "cargo_or_tanker"],
  [89, "cargo_or_tanker"],
  [29, "other"],
  [33, "other"],
  [35, "other"],
  [51, "other"],
  [55, "other"],
  [90, "other"],
  [0, "other"],
  [255, "other"],
  [null, "other"],
] as const)("ship type %s is drawn as %s", (shipType, kind) => {
  expect(vesselKind(shipType)).toBe(kind);
});
