import type { ErrorCode } from "@striper/contract/errors";
import { describe, expect, test } from "vitest";
import {
  passwordFailure,
  attemptWithoutPassword,
} from "#web/features/accounts/password/own-password.ts";
import { ApiError, OfflineError } from "#web/platform/api/api-errors.ts";

const refusal = (status: number, code: ErrorCode) =>
  new ApiError(status, { code, message: `Said: ${code}`, detail: "", request_id: "r" });

describe("a call that may take the password", () => {
  test("is done when answered, and asks for the password when the server requires it", async () => {
    expect(await attemptWithoutPassword(Promise.resolve({}))).toBe("done");
    expect(await attemptWithoutPassword(Promise.reject(refusal(403, "password_required")))).toBe(
      "asked",
    );
  });

  test.each([refusal(403, "forbidden"), refusal(403, "wrong_password"), new OfflineError("gone")])(
    "fails with any other refusal, and without a network",
    async (failure) => {
      await expect(attemptWithoutPassword(Promise.reject(failure))).rejects.toBe(failure);
    },
  );
});

test("what the server says of the password is shown, anything else in the words of the place", () => {
  const otherwise = () => "Not done.";
  expect(passwordFailure(refusal(403, "wrong_password"), otherwise)).toBe("Said: wrong_password");
  expect(passwordFailure(refusal(429, "rate_limited"), otherwise)).toBe("Said: rate_limited");
  expect(passwordFailure(refusal(500, "internal"), otherwise)).toBe("Not done.");
  expect(passwordFailure(new OfflineError("gone"), otherwise)).toBe("Not done.");
});
