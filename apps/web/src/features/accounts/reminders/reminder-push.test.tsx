// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { renewPush } from "#web/features/accounts/reminders/push-renewal.tsx";
import { isPushWanted, notePushWanted } from "#web/features/accounts/reminders/push-wanted.ts";
import { saveToken } from "#web/platform/session.ts";
import { showApp, stubScreen } from "#web/testing/show-app.tsx";
import { someUser } from "#web/testing/some-user.ts";
import { breaksOff, gives, refuses, stubApi } from "#web/testing/stub-api.ts";
import { leaveDevice } from "#web/testing/leave-device.ts";

const state = "GET /api/reminders/device";
const put = "PUT /api/reminders/device";
const remove = "DELETE /api/reminders/device";
const keys = { p256dh: "A".repeat(87), auth: "B".repeat(22) };
const publicKey = "C".repeat(87);
const done = gives({ success: true, message: "Done." });
const tells = (endpoint: string | null) => gives({ public_key: publicKey, endpoint });

/** A browser with a push service, which hands out a new address for every subscription. */
function stubPush({
  asked = "granted",
  permission = "default",
  service = "https://fcm.googleapis.com/fcm/send",
}: {
  readonly asked?: NotificationPermission;
  readonly permission?: NotificationPermission;
  readonly service?: string;
} = {}) {
  let addresses = 0;
  let current: string | null = null;
  const handedOut = (endpoint: string) => ({
    endpoint,
    toJSON: () => ({ endpoint, expirationTime: null, keys }),
    unsubscribe: () => {
      current = null;
      return Promise.resolve(true);
    },
  });
  const pushManager = {
    getSubscription: () => Promise.resolve(current === null ? null : handedOut(current)),
    subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
      expect(applicationServerKey).toBe(publicKey);
      current = `${service}/${++addresses}`;
      return Promise.resolve(handedOut(current));
    },
  };
  const notification = {
    permission,
    requestPermission: () => Promise.resolve((notification.permission = asked)),
  };
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("PushManager", {});
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      ready: Promise.resolve({ pushManager }),
      getRegistration: () => Promise.resolve({}),
      addEventListener: () => undefined,
    },
  });
  return { address: () => current };
}

function open(answers: Parameters<typeof stubApi>[0] = {}) {
  saveToken("a token");
  const api = stubApi({
    "GET /api/auth/me": gives(someUser),
    "GET /api/auth/sessions": gives({ sessions: [] }),
    "GET /api/calendar-address": gives({ made_at: null }),
    [state]: tells(null),
    [put]: done,
    [remove]: done,
    ...answers,
  });
  showApp("/profile");
  return api;
}

const theSwitch = () => screen.findByRole("switch", { name: /Reminders on this device/ });
const isOn = async () => (await theSwitch()).getAttribute("aria-checked") === "true";
async function press(): Promise<void> {
  await waitFor(async () =>
    expect((await theSwitch()).getAttribute("aria-disabled")).not.toBe("true"),
  );
  await userEvent.click(await theSwitch());
}

beforeEach(() => stubScreen(390));
afterEach(() => {
  leaveDevice();
  Reflect.deleteProperty(navigator, "serviceWorker");
  Reflect.deleteProperty(navigator, "standalone");
});

describe("reminders on this device", () => {
  test("come once the person allows them, and end with the same switch", async () => {
    const browser = stubPush();
    const api = open();
    expect(await isOn()).toBe(false);
    api.change(put, () => {
      api.change(state, tells(browser.address()));
      return done();
    });
    await press();
    await waitFor(async () => expect(await isOn()).toBe(true));
    expect(api.callsOf(put)[0]?.body).toEqual({ endpoint: browser.address(), keys });
    expect(isPushWanted(someUser.user_id)).toBe(true);

    api.change(state, tells(null));
    await press();
    await waitFor(async () => expect(await isOn()).toBe(false));
    expect(api.callsOf(remove)).toHaveLength(1);
    expect(browser.address()).toBeNull();
    expect(isPushWanted(someUser.user_id)).toBe(false);
  });

  test.each([
    ["without permission", { asked: "denied" as const }, /Without permission/],
    ["from an unknown push service", { service: "https://evil.example" }, /push service/],
  ])("do not come %s, which is said", async (_what, browser, sentence) => {
    stubPush(browser);
    const api = open();
    await press();
    expect((await screen.findByRole("alert")).textContent).toMatch(sentence);
    expect(api.callsOf(put)).toEqual([]);
  });

  test("that the server does not take are not claimed", async () => {
    stubPush();
    open({ [put]: refuses(429, "rate_limited", "Too many requests. Please wait a moment.") });
    await press();
    expect((await screen.findByRole("alert")).textContent).toMatch(/wait/);
    expect(await isOn()).toBe(false);
  });

  test("cannot be changed while the server is out of reach", async () => {
    stubPush();
    open({ [state]: breaksOff });
    expect(await screen.findByText(/once there is a connection/)).not.toBeNull();
    expect((await theSwitch()).getAttribute("aria-disabled")).toBe("true");
  });

  test("that are blocked in the browser's settings say where", async () => {
    stubPush({ permission: "denied" });
    open();
    expect(await screen.findByText(/blocked in the browser.s settings/)).not.toBeNull();
  });

  test("on an iPhone need the app on the home screen, and it is said how", async () => {
    Object.defineProperty(navigator, "standalone", { configurable: true, value: false });
    open();
    expect(await screen.findByText(/Add to Home Screen/)).not.toBeNull();
  });

  test("are not promised by a browser that cannot", async () => {
    open();
    expect(await screen.findByText(/This browser cannot show reminders/)).not.toBeNull();
  });
});

describe("at the next visit", () => {
  const visit = (told: string | null) => {
    saveToken("a token");
    return stubApi({ [state]: tells(told), [put]: done });
  };

  test("an address that the browser has dropped is replaced without asking", async () => {
    const browser = stubPush({ permission: "granted" });
    notePushWanted("ann");
    const api = visit("https://fcm.googleapis.com/fcm/send/old");
    await renewPush("ann");
    expect(api.callsOf(put)[0]?.body).toEqual({ endpoint: browser.address(), keys });
    api.change(state, tells(browser.address()));
    await renewPush("ann");
    expect(api.callsOf(put)).toHaveLength(1);
  });

  test("an address that the server has given up is replaced by another", async () => {
    const browser = stubPush({ permission: "granted" });
    notePushWanted("ann");
    const api = visit(null);
    await renewPush("ann");
    const first = browser.address();
    await renewPush("ann");
    expect(api.callsOf(put)).toHaveLength(2);
    expect(browser.address()).not.toBe(first);
  });

  test.each([
    ["somebody else wanted them here", "granted" as const, "bob"],
    ["permission was taken back", "denied" as const, "ann"],
  ])("nothing is asked of anybody where %s", async (_why, permission, wantedBy) => {
    stubPush({ permission });
    notePushWanted(wantedBy);
    const api = visit(null);
    await renewPush("ann");
    expect(api.asked).toEqual([]);
  });
});
