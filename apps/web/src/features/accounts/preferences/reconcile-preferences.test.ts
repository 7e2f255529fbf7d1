import { describe, expect, test } from "vitest";
import {
  reconcilePreferences,
  type Preferences,
} from "#web/features/accounts/preferences/reconcile-preferences.ts";

const day: Preferences = { units: "us", light_mode: "day" };
const red: Preferences = { units: "us", light_mode: "night_red" };
const metric: Preferences = { units: "metric", light_mode: "day" };

describe("preferences of device and account", () => {
  test("change nothing when they are equal", () => {
    expect(reconcilePreferences({ agreed: day, device: red, account: red })).toEqual({
      take: {},
      send: {},
    });
  });

  test("chosen here go to the account", () => {
    expect(reconcilePreferences({ agreed: day, device: red, account: day })).toEqual({
      take: {},
      send: { light_mode: "night_red" },
    });
  });

  test("chosen on another device are taken over", () => {
    expect(reconcilePreferences({ agreed: day, device: day, account: metric })).toEqual({
      take: { units: "metric" },
      send: {},
    });
  });

  test("chosen differently on both: this device counts", () => {
    expect(
      reconcilePreferences({ agreed: day, device: red, account: { ...day, light_mode: "dusk" } }),
    ).toEqual({ take: {}, send: { light_mode: "night_red" } });
  });

  test("are synced one by one", () => {
    expect(reconcilePreferences({ agreed: day, device: red, account: metric })).toEqual({
      take: { units: "metric" },
      send: { light_mode: "night_red" },
    });
  });

  test("of an account that is new here are the account's", () => {
    expect(reconcilePreferences({ agreed: undefined, device: red, account: metric })).toEqual({
      take: { units: "metric", light_mode: "day" },
      send: {},
    });
  });
});
