import { describe, expect, test } from "vitest";
import {
  pushState,
  pushSupport,
  type BrowserFacts,
  type PushFacts,
  type PushState,
  type PushSupport,
} from "#web/features/accounts/reminders/push-view.ts";

test.each<[BrowserFacts, PushSupport]>([
  [{ hasPush: true, isOnHomeScreen: undefined }, "available"],
  [{ hasPush: true, isOnHomeScreen: true }, "available"],
  [{ hasPush: false, isOnHomeScreen: false }, "home-screen"],
  [{ hasPush: false, isOnHomeScreen: true }, "none"],
  [{ hasPush: false, isOnHomeScreen: undefined }, "none"],
])("a browser with %o can be registered: %s", (facts, support) => {
  expect(pushSupport(facts)).toBe(support);
});

describe("the switch", () => {
  const address = "https://fcm.googleapis.com/fcm/send/a";
  const on: PushFacts = {
    support: "available",
    permission: "granted",
    here: address,
    registered: address,
  };

  test.each<[PushState, Partial<PushFacts>]>([
    ["on", {}],
    ["off", { registered: null }],
    ["off", { here: null }],
    // The browser has subscribed anew: what is sent goes nowhere.
    ["off", { here: `${address}b` }],
    ["off", { permission: "default", here: null }],
    ["blocked", { permission: "denied" }],
    ["unknown", { registered: undefined }],
    ["home-screen", { support: "home-screen", registered: undefined }],
    ["none", { support: "none" }],
  ])("is %s with %o", (state, facts) => {
    expect(pushState({ ...on, ...facts })).toBe(state);
  });
});
