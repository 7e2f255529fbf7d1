import { expect, test } from "vitest";
import { mailboxOf } from "#server/platform/mail/mailbox.ts";

test.each([
  ["Ann@Example.com", "ann@example.com"],
  ["ann+1@example.com", "ann@example.com"],
  ["ann+a+b@example.com", "ann@example.com"],
  ["a.n.n+7@gmail.com", "ann@gmail.com"],
  ["Ann@GoogleMail.com", "ann@gmail.com"],
  ["a.n.n@example.com", "a.n.n@example.com"],
  ["+@example.com", "+@example.com"],
])("mail to %s is counted for %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
