import { describe, expect, test } from "vitest";
import { isPushService, pushDevice, pushMessage } from "#contract/reminders.ts";

describe("the address of a device", () => {
  test.each([
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/QGuQyavXutnMH",
    "https://wns2-bl2p.notify.windows.com/w/?token=BQ",
  ])("may be %s", (address) => {
    expect(isPushService(address)).toBe(true);
  });

  test.each([
    "",
    "fcm.googleapis.com",
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/fcm/send/abc",
    "https://me:secret@fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com.evil.example/",
    "https://xfcm.googleapis.com/",
    "https://evilpush.apple.com/",
    "https://fcm.googleapis.com\\@evil.example/",
    "https://evil.example\\.push.apple.com/",
    "https://fcm.googleapis.com/\nhost: evil.example",
    "https://fcm.googleapis.com",
    "HTTPS://FCM.GOOGLEAPIS.COM/fcm",
    "https://evil.example/?fcm.googleapis.com",
    "https://evil.example/#.push.apple.com",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://169.254.169.254/latest/meta-data",
    "file:///etc/passwd",
    "javascript:alert(1)",
  ])("is refused when it is %s", (address) => {
    expect(isPushService(address)).toBe(false);
    const keys = { p256dh: "A".repeat(87), auth: "A".repeat(22) };
    expect(pushDevice.safeParse({ endpoint: address, keys }).success).toBe(false);
  });
});

test.each(["//evil.example", "https://evil.example", "tides", ""])(
  "a message does not open %s",
  (page) => {
    expect(pushMessage.safeParse({ title: "a", body: "b", tag: "c", page }).success).toBe(false);
  },
);
