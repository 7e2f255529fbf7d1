import { describe, expect, test } from "vitest";
import { changesOf, profileFacts } from "#web/features/accounts/profile/profile-view.ts";
import { someUser } from "#web/testing/some-user.ts";

const memberSince = (created: string) =>
  profileFacts({ ...someUser, created_at: created }).find(({ label }) => label === "Member Since")
    ?.value;

describe("the profile", () => {
  // SPEC 2.84
  test("has name, address, day of joining and id, in this order", () => {
    expect(profileFacts(someUser).map(({ label }) => label)).toEqual([
      "Display Name",
      "Email Address",
      "Member Since",
      "User ID",
    ]);
  });

  // SPEC 2.87
  test("shows the date of joining in words, in the harbor's zone", () => {
    expect(memberSince("2026-06-13T02:00:00.000Z")).toBe("June 12, 2026");
  });

  test("sends only what was changed", () => {
    const same = { display_name: " Ann Angler ", email: "ANN@example.com " };
    expect(changesOf(someUser, same)).toEqual({});
    expect(changesOf(someUser, { ...same, display_name: "Ann" })).toEqual({ display_name: "Ann" });
    expect(changesOf(someUser, { ...same, email: "Ann@New.example" })).toEqual({
      email: "ann@new.example",
    });
  });
});
