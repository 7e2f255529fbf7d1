import { expect, test } from "vitest";
import { isSpent, linkFailure } from "#web/features/accounts/link-view.ts";
import { ApiError, OfflineError } from "#web/platform/api/api-errors.ts";

const refusal = (code: "link_invalid" | "rate_limited"): ApiError =>
  new ApiError(400, { code, message: `Said: ${code}`, detail: "", request_id: "r" });
const failure = "It could not be done.";
const spent = "It works once.";

test("a link that holds no more is spent; every other failure may pass", () => {
  const errors = [refusal("link_invalid"), refusal("rate_limited"), new OfflineError("gone"), null];
  expect(errors.map(isSpent)).toEqual([true, false, false, false]);
});

test("where there is no new link to ask for, a spent one is told in its own words", () => {
  expect(linkFailure(refusal("link_invalid"), { failure, spent })).toBe(spent);
  expect(linkFailure(refusal("link_invalid"), { failure })).toBe("Said: link_invalid");
});

test("what failed otherwise is told as the server says it, or as it is for any call", () => {
  expect(linkFailure(refusal("rate_limited"), { failure, spent })).toBe("Said: rate_limited");
  expect(linkFailure(new Error("a bug"), { failure, spent })).toBe(failure);
});
