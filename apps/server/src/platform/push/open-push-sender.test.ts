import { expect, test } from "vitest";
import { pushContact } from "#server/platform/push/open-push-sender.ts";

test.each([
  ["https://striper.example", "https://striper.example"],
  ["http://localhost:3000", "mailto:no-reply@localhost"],
])("of an installation at %s push services write to %s", (publicUrl, whom) => {
  expect(pushContact(publicUrl)).toBe(whom);
});
