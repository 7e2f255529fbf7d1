import type { ErrorCode } from "@striper/contract/errors";
import { expect, test } from "vitest";
import {
  ApiError,
  ContractError,
  OfflineError,
  TimeoutError,
} from "#web/platform/api/api-errors.ts";
import { RefusedError, meaningOf } from "#web/platform/synced/failure.ts";
import { waitAfter } from "#web/platform/synced/synced.ts";

const refusal = (status: number, code: ErrorCode, retryAfterMs?: number) =>
  new ApiError(status, { code, message: "No.", detail: "No.", request_id: "r" }, retryAfterMs);

test.each([
  [new OfflineError("gone"), "unreachable"],
  [new TimeoutError("slow"), "unreachable"],
  [new ContractError("a portal's page"), "unreachable"],
  [refusal(401, "session_expired"), "signed-out"],
  [refusal(402, "subscription_required"), "no-plan"],
  [refusal(429, "rate_limited"), "trouble"],
  [refusal(503, "unavailable"), "trouble"],
  [refusal(500, "internal"), "trouble"],
  [refusal(507, "storage_full"), "server-full"],
  [new Error("the disk is gone"), "trouble"],
])("%s leaves the write to be sent later", (error, reason) => {
  expect(meaningOf(error)).toEqual({ kind: "later", reason });
});

test("the server's Retry-After is honored", () => {
  const asked = { kind: "later", reason: "trouble", retryAfterMs: 90_000 };
  expect(meaningOf(refusal(429, "rate_limited", 90_000))).toEqual(asked);
  expect(meaningOf(refusal(503, "unavailable", 90_000))).toEqual(asked);
});

test.each([
  [refusal(409, "edit_conflict"), "conflict"],
  [refusal(404, "not_found"), "gone"],
  [refusal(400, "invalid_request"), "refused"],
  [refusal(403, "forbidden"), "refused"],
  [refusal(409, "limit_reached"), "refused"],
  [refusal(413, "payload_too_large"), "refused"],
  [refusal(409, "conflict"), "taken"],
  [new RefusedError("No."), "refused"],
])("%s counts as a refusal by the server", (error, kind) => {
  expect(meaningOf(error)).toEqual({ kind, message: "No." });
});

test("waits double up to five minutes, with a jitter of a quarter", () => {
  expect([1, 2, 3, 4].map((failures) => waitAfter(failures, 0.5))).toEqual([
    2000, 4000, 8000, 16_000,
  ]);
  expect(waitAfter(50, 0.5)).toBe(300_000);
  expect(waitAfter(1, 0)).toBe(1500);
  expect(waitAfter(1, 1)).toBe(2500);
});

test("no wait is shorter than the server asks for, up to an hour", () => {
  expect(waitAfter(1, 0, 30_000)).toBe(30_000);
  expect(waitAfter(1, 1, 30_000)).toBe(37_500);
  expect(waitAfter(50, 0.5, 30_000)).toBe(300_000);
  expect(waitAfter(1, 0, 24 * 3_600_000)).toBe(3_600_000);
});
