import { allEndpoints } from "@striper/contract/endpoints";
import { afterAll, expect, test } from "vitest";
import { AppError } from "#server/http/app-error.ts";
import { createRateLimiter } from "#server/platform/rate-limit/rate-limiter.ts";
import { captureLog } from "#server/testing/captured-log.ts";
import { acceptAnyToken, calls, createAcceleratedClock } from "#server/testing/http/garbage.ts";
import { createMemoryCountStore } from "#server/testing/memory-count-store.ts";
import { createTestServer } from "#server/testing/test-server.ts";

const { server, bind } = createTestServer({
  authenticator: acceptAnyToken,
  limiter: createRateLimiter(createAcceleratedClock(), createMemoryCountStore(), captureLog().log),
});
afterAll(() => server.close());

/** A handler for valid input, for which no data exists. */
const findNothing = (): never => {
  throw new AppError("not_found");
};
for (const [, endpoint] of calls)
  if (endpoint.access === "public") bind.open(endpoint, findNothing);
  else if (endpoint.responseType === "text/event-stream") bind.events(endpoint, findNothing);
  else bind.signedIn(endpoint, findNothing);

const mayComeWithout = calls.filter(
  ([, { method, body }]) => method !== "GET" && body.safeParse(undefined).success,
);

test.each(mayComeWithout)("%s takes {} for no body", async (_name, { method, path }) => {
  const url = path.replaceAll(/:\w+/gu, "x");
  const authorization = `Bearer ${"a".repeat(43)}`;
  const bare = await server.inject({ method, url, headers: { authorization } });
  const withEmpty = await server.inject({
    method,
    url,
    headers: { authorization, "content-type": "application/json" },
    payload: "{}",
  });
  expect([withEmpty.statusCode, withEmpty.json().code, withEmpty.json().fields]).toEqual([
    bare.statusCode,
    bare.json().code,
    bare.json().fields,
  ]);
});

test("an object in the place of a text is the caller's fault, whatever its length", async () => {
  const { method, path } = allEndpoints["assistant.sendChatMessage"];
  const answer = await server.inject({
    method,
    url: path,
    headers: { authorization: `Bearer ${"a".repeat(43)}`, "content-type": "application/json" },
    payload: '{"session_id":"a","message":{"length":{"toString":0}}}',
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: "invalid_request" }]);
});
