// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { renewPush } from "#web/features/accounts/reminders/push-renewal.tsx";
import { isPushWanted, notePushWanted } from "#web/features/accounts/reminders/push-wanted.ts";
import { ReminderPushSwitch } from "#web/features/accounts/reminders/reminder-push-switch.tsx";
import { saveToken } from "#web/platform/session.ts";
import { someUser } from "#web/testing/some-user.ts";
import { gives, stubApi } from "#web/testing/stub-api.ts";
import { leaveDevice } from "#web/testing/leave-device.ts";

const state = "GET /api/reminders/device";
const put = "PUT /api/reminders/device";
const remove = "DELETE /api/reminders/device";
const keys = { p256dh: "A".repeat(87), auth: "B".repeat(22) };
const publicKey = "C".repeat(87);
const done = gives({ success: true, message: "Done." });
const tells = (endpoint: string | null) => gives({ public_key: publicKey, endpoint });

/** Stubs a push service that gives each subscription a new address. */
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
    [state]: tells(null),
    [put]: done,
    [remove]: done,
    ...answers,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReminderPushSwitch />
    </QueryClientProvider>,
  );
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

afterEach(() => {
  leaveDevice();
  Reflect.deleteProperty(navigator, "serviceWorker");
  Reflect.deleteProperty(navigator, "standalone");
});

describe("the switch of reminders on this device", () => {
  test("turns them on once the person allows them, and off again", async () => {
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
});

describe("renewPush", () => {
  const visit = (told: string | null) => {
    saveToken("a token");
    return stubApi({ [state]: tells(told), [put]: done });
  };

  test("replaces an address that the browser has dropped without asking", async () => {
    const browser = stubPush({ permission: "granted" });
    notePushWanted("ann");
    const api = visit("https://fcm.googleapis.com/fcm/send/old");
    await renewPush("ann");
    expect(api.callsOf(put)[0]?.body).toEqual({ endpoint: browser.address(), keys });
    api.change(state, tells(browser.address()));
    await renewPush("ann");
    expect(api.callsOf(put)).toHaveLength(1);
  });

  test("replaces an address that the server has given up by another", async () => {
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
  ])("asks nobody where %s", async (_why, permission, wantedBy) => {
    stubPush({ permission });
    notePushWanted(wantedBy);
    const api = visit(null);
    await renewPush("ann");
    expect(api.asked).toEqual([]);
  });
});
