import { describe, expect, test } from "vitest";
import { confirmPasswordReset, signUp, updateProfile, user } from "#contract/accounts.ts";

const anna = { email: "anna@example.com", password: "tautog and tide", display_name: "Anna" };

describe("signing up", () => {
  // SPEC 5.1
  test("normalizes the email, trims the name and keeps the password unchanged", () => {
    const body = { email: " Anna@Example.COM ", password: "  spaces  ", display_name: " Anna " };
    expect(signUp.body.parse(body)).toEqual({
      email: "anna@example.com",
      password: "  spaces  ",
      display_name: "Anna",
    });
  });

  // SPEC 5.3
  test.each([8, 200])("takes a password of %d characters", (length) => {
    expect(signUp.body.safeParse({ ...anna, password: "p".repeat(length) }).success).toBe(true);
  });

  test.each([0, 7, 201])("refuses a password of %d characters", (length) => {
    expect(signUp.body.safeParse({ ...anna, password: "p".repeat(length) }).success).toBe(false);
  });

  test.each(["", "   ", "x".repeat(81), "Anna\r\nBcc: everyone"])("refuses the name %j", (name) => {
    expect(signUp.body.safeParse({ ...anna, display_name: name }).success).toBe(false);
  });

  // SPEC 5.5
  test.each([
    "",
    "anna",
    "anna@",
    "@example.com",
    "a@b",
    "a b@example.com",
    "a@example.com\nBcc: b@c.de",
  ])("refuses the email %j", (email) => {
    expect(signUp.body.safeParse({ ...anna, email }).success).toBe(false);
  });

  test("does not let a person choose a role", () => {
    expect(signUp.body.safeParse({ ...anna, role: "admin" }).success).toBe(false);
    expect(updateProfile.body.safeParse({ role: "admin" }).success).toBe(false);
  });
});

test.each(["", "short", "x".repeat(129), "../../../../etc/passwd"])(
  "a mailed link with the secret %j is refused",
  (token) => {
    const body = { token, password: "tautog and tide" };
    expect(confirmPasswordReset.body.safeParse(body).success).toBe(false);
  },
);

// SPEC 3.1
test("a field that a newer server adds to the user is dropped", () => {
  const known = {
    user_id: "0198c0de-0000-7000-8000-000000000001",
    email: "anna@example.com",
    display_name: "Anna",
    subscription_status: "trial",
    trial_days_remaining: 7,
    trial_end_date: "2026-06-20T09:00:00.000Z",
    role: "user",
    created_at: "2026-06-13T09:00:00.000Z",
    has_access: true,
    access_until: "2026-06-20T09:00:00.000Z",
    pending_email: null,
    preferences: { units: "us", light_mode: "auto" },
    reminder_mails: false,
    email_confirmed: false,
  };
  expect(user.parse({ ...known, favorite_color: "teal" })).toEqual(known);
});
