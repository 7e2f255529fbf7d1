// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { raiseAlarm } from "./device-alarm.ts";

const alarm = { title: "Trip", text: "Turn back now.", tag: "trip-alarm", page: "/trip" };

function deviceWith(permission: NotificationPermission) {
  const device = {
    vibrate: vi.fn<(pattern: number[]) => void>(),
    showNotification: vi.fn<(title: string, options: object) => Promise<void>>(() =>
      Promise.resolve(),
    ),
  };
  const { showNotification } = device;
  vi.stubGlobal("Notification", { permission });
  vi.stubGlobal("navigator", {
    vibrate: device.vibrate,
    serviceWorker: { getRegistration: () => Promise.resolve({ showNotification }) },
  });
  return device;
}

afterEach(() => vi.unstubAllGlobals());

test("an alarm vibrates and stays until a tap on it opens its page", async () => {
  const { vibrate: vibrated, showNotification } = deviceWith("granted");
  raiseAlarm(alarm);
  expect(vibrated).toHaveBeenCalledWith([600, 200, 600, 200, 600]);
  await vi.waitFor(() =>
    expect(showNotification).toHaveBeenCalledWith("Trip", {
      body: "Turn back now.",
      tag: "trip-alarm",
      requireInteraction: true,
      data: "/trip",
    }),
  );
});

test("an alarm shows no notification without permission", async () => {
  const { vibrate: vibrated, showNotification } = deviceWith("default");
  raiseAlarm(alarm);
  await Promise.resolve();
  expect(vibrated).toHaveBeenCalledOnce();
  expect(showNotification).not.toHaveBeenCalled();
});
