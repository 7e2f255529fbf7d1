import { expect, test } from "vitest";
import { allEndpoints } from "#contract/endpoints.ts";
import { errorBodySchema, errorCodes, errorStatus } from "#contract/errors.ts";
import { errorsOf } from "#contract/openapi.ts";

test("every code has a failure status", () => {
  expect(new Set(Object.keys(errorStatus))).toEqual(new Set(errorCodes));
  for (const code of errorCodes) {
    expect(errorStatus[code]).toBeGreaterThanOrEqual(400);
    expect(errorStatus[code]).toBeLessThan(600);
  }
});

test("only a missing or ended session and a failed sign-in answer 401", () => {
  const codes = errorCodes.filter((code) => errorStatus[code] === 401);
  expect(codes).toEqual(["unauthorized", "session_expired", "invalid_credentials"]);
});

test("only public calls answer invalid_credentials, which elsewhere would look like a lost session", () => {
  const answering = Object.values(allEndpoints).filter((endpoint) =>
    errorsOf(endpoint).includes("invalid_credentials"),
  );
  expect(answering.map(({ access }) => access)).toEqual(["public"]);
});

test("every code except those of the transport is declared by a call", () => {
  const foreseen = new Set(Object.values(allEndpoints).flatMap(errorsOf));
  const unforeseen = errorCodes.filter((code) => !foreseen.has(code));
  expect(unforeseen).toEqual(["method_not_allowed", "upstream_unavailable"]);
});

test("an error body carries code, message, detail and request id", () => {
  const body = { code: "not_found", message: "Gone.", detail: "Gone.", request_id: "r1" };
  expect(errorBodySchema.parse(body)).toEqual(body);
  for (const field of Object.keys(body)) {
    expect(errorBodySchema.safeParse({ ...body, [field]: undefined }).success).toBe(false);
  }
  expect(errorBodySchema.safeParse({ ...body, code: "teapot" }).success).toBe(false);
});
