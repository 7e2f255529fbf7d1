import { describe, expect, test } from "vitest";
import { sendChatMessage } from "#contract/assistant.ts";
import { createCheckout } from "#contract/billing.ts";
import { biteScore } from "#contract/bite-score.ts";
import { licenseFields } from "#contract/licenses.ts";
import { saveAlert } from "#contract/tides.ts";

describe("the place of a bite score", () => {
  const asks = (query: object) => biteScore.query.safeParse(query).success;

  test("is the harbor, a spot or a position", () => {
    expect(asks({})).toBe(true);
    expect(asks({ spot: "deer-island-rip" })).toBe(true);
    expect(asks({ latitude: "42.36", longitude: "-70.9" })).toBe(true);
  });

  test("is refused for half a position or two places", () => {
    expect(asks({ latitude: "42.36" })).toBe(false);
    expect(asks({ longitude: "-70.9" })).toBe(false);
    expect(asks({ spot: "deer-island-rip", latitude: "42.36", longitude: "-70.9" })).toBe(false);
  });
});

describe("a tide reminder", () => {
  const alert = { station: "8443970", lead_minutes: 30, is_active: true };
  const saves = (fields: object) => saveAlert.body.safeParse({ ...alert, ...fields }).success;

  test("for a height has a level and a direction", () => {
    expect(saves({ event: "height", height_feet: 6, direction: "rising" })).toBe(true);
    expect(saves({ event: "height", height_feet: null, direction: "rising" })).toBe(false);
    expect(saves({ event: "height", height_feet: 6, direction: null })).toBe(false);
  });

  test("for another event has neither", () => {
    expect(saves({ event: "slack", height_feet: null, direction: null })).toBe(true);
    expect(saves({ event: "high", height_feet: 6, direction: null })).toBe(false);
    expect(saves({ event: "low", height_feet: null, direction: "falling" })).toBe(false);
  });
});

test.each(["https://a.example", "http://localhost:3000", "http://localhost:3000/"])(
  "a payment may return to %s",
  (origin_url) => {
    expect(createCheckout.body.safeParse({ plan: "monthly", origin_url }).success).toBe(true);
  },
);

test.each([
  "javascript:alert(1)",
  "https://a.example@evil.example",
  "https://a.example/path",
  "https://a.example?next=//evil.example",
  "https://a.example\\@evil.example",
  "//evil.example",
  "",
])("a payment may not return to %j", (origin_url) => {
  expect(createCheckout.body.safeParse({ plan: "monthly", origin_url }).success).toBe(false);
});

// SPEC 5.19, 9.29
test("a question has 1 to 500 characters", () => {
  const asks = (message: string) =>
    sendChatMessage.body.safeParse({
      session_id: "0198c0de-0000-7000-8000-000000000001",
      message,
    }).success;
  expect(["?", "x".repeat(500), "🐟🎣", "¿Cuándo sube la marea?"].map(asks)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(["", "  \n ", "x".repeat(501), "a\u0000b", "\u001b[2J"].map(asks)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test("a license may have expired, even on 29 February, but not expire in the year 9999", () => {
  const reads = (expiry_date: string | null) =>
    licenseFields.safeParse({ license_type: "saltwater", expiry_date }).success;
  expect([null, "2020-12-31", "2028-02-29"].map(reads)).toEqual([true, true, true]);
  expect(["2027-02-29", "9999-12-31", "12/31/2026", ""].map(reads)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
