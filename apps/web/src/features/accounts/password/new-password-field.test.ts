import { describe, expect, test } from "vitest";
import { passwordStrength } from "#web/features/accounts/password/new-password-field.tsx";

describe("password strength", () => {
  // SPEC 5.2
  test.each([
    ["", 0, "Very Weak"],
    ["a", 1, "Weak"],
    ["aA", 2, "Fair"],
    ["aA1", 3, "Good"],
    ["aA1!", 4, "Strong"],
    ["aA1!aA1!", 5, "Strong"],
  ])("of %j is %i, %s", (password, score, label) => {
    expect(passwordStrength(password)).toEqual({ score, label });
  });

  test("gives the point for length from eight characters on", () => {
    expect(passwordStrength("aaaaaaa").score).toBe(1);
    expect(passwordStrength("aaaaaaaa").score).toBe(2);
  });
});
