import type { ErrorCode } from "@striper/contract/errors";
import { expect, test } from "vitest";
import { answerOfFailure } from "#web/features/catches/log/sync/answers.ts";
import { waitAfter } from "#web/features/catches/log/sync/back-off.ts";
import {
  ApiError,
  ContractError,
  OfflineError,
  TimeoutError,
} from "#web/platform/api/api-errors.ts";

const refusal = (status: number, code: ErrorCode) =>
  new ApiError(status, { code, message: "No.", detail: "No.", request_id: "r" });

test.each([
  [new OfflineError("gone"), "unreachable"],
  [new TimeoutError("slow"), "unreachable"],
  [new ContractError("a portal's page"), "unreachable"],
  [refusal(401, "session_expired"), "signed-out"],
  [refusal(402, "subscription_required"), "no-plan"],
  [refusal(429, "rate_limited"), "trouble"],
  [refusal(503, "unavailable"), "trouble"],
  [refusal(500, "internal"), "trouble"],
])("%s leaves the write to be told later", (error, reason) => {
  expect(answerOfFailure(error)).toEqual({ kind: "later", reason });
});

test.each([
  [refusal(409, "edit_conflict"), { kind: "held", hold: { kind: "conflict", message: "No." } }],
  [refusal(404, "not_found"), { kind: "held", hold: { kind: "gone", message: "No." } }],
  [refusal(400, "invalid_request"), { kind: "held", hold: { kind: "refused", message: "No." } }],
  [refusal(409, "limit_reached"), { kind: "held", hold: { kind: "refused", message: "No." } }],
  [refusal(409, "conflict"), { kind: "taken", message: "No." }],
])("%s is an answer", (error, answer) => {
  expect(answerOfFailure(error)).toEqual(answer);
});

test("waits double up to five minutes, give or take a quarter", () => {
  expect([1, 2, 3, 4].map((failures) => waitAfter(failures, 0.5))).toEqual([
    2000, 4000, 8000, 16_000,
  ]);
  expect(waitAfter(50, 0.5)).toBe(300_000);
  expect(waitAfter(1, 0)).toBe(1500);
  expect(waitAfter(1, 1)).toBe(2500);
});
