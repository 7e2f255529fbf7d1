import type { Endpoint } from "@striper/contract/endpoint";
import { allEndpoints } from "@striper/contract/endpoints";
import { errorBodySchema } from "@striper/contract/errors";
import * as fc from "fast-check";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import type { Authenticator } from "#server/http/authentication.ts";

/** Each with its name, for the title of a test. */
export const calls = Object.values(allEndpoints).map(
  (endpoint: Endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
);

/** All access is granted, so that garbage gets as far as it can. */
export const acceptAnyToken: Authenticator = () =>
  Promise.resolve({
    kind: "known",
    account: {
      accountId: "11111111-1111-4111-8111-111111111111",
      sessionId: "22222222-2222-4222-8222-222222222222",
      role: "admin",
      hasAccess: true,
    },
  });

/** The clock advances a minute with each reading, so that rate limits never apply. */
export function createAcceleratedClock(): { now: () => number } {
  let time = Date.parse("2026-06-13T12:00:00Z");
  return { now: () => (time += 60_000) };
}

const awkwardText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom("", "\0", "..", "../../etc/passwd", "%00", "-1", "NaN", "1e999", "__proto__"),
  fc.constantFrom("'; drop table accounts; --", "{{7*7}}", "\r\nset-cookie: a=b", "𓆟", "null"),
  fc.constantFrom("2026-02-30", "9".repeat(400), "a".repeat(5000), "8443970", "striped bass"),
);
const awkwardValue = fc.oneof(
  fc.dictionary(fc.string({ maxLength: 12 }), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 6 }),
  fc.jsonValue({ maxDepth: 30 }),
  awkwardText,
);
const awkwardBody = fc.oneof(
  awkwardValue.map((value) => Buffer.from(JSON.stringify(value))),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.integer({ min: 1, max: 2000 }).map((depth) => Buffer.from("[".repeat(depth))),
);
const awkwardType = fc.constantFrom(
  "application/json",
  "application/json; charset=utf-16",
  "multipart/form-data; boundary=x",
  "text/plain",
  "application/octet-stream",
  "image/jpeg",
  ";;;",
);

const garbage = fc.record({
  parameters: fc.array(awkwardText, { minLength: 4, maxLength: 4 }),
  query: fc.dictionary(awkwardText, awkwardText, { maxKeys: 4 }),
  contentType: awkwardType,
  body: awkwardBody,
  encoding: fc.constantFrom("identity", "gzip", "br", "nonsense"),
});
type Garbage = typeof garbage extends fc.Arbitrary<infer Value> ? Value : never;

/** Half a surrogate pair cannot be written into an address at all. */
const inAddress = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, "?"));

function sendGarbage(
  server: FastifyInstance,
  endpoint: Endpoint,
  input: Garbage,
): Promise<LightMyRequestResponse> {
  const values = [...input.parameters];
  const path = endpoint.path.replaceAll(/:\w+/gu, () => inAddress(values.pop() ?? "") || "x");
  const query = Object.entries(input.query).map((pair) => pair.map(inAddress).join("="));
  return server.inject({
    method: endpoint.method,
    url: `${path}?${query.join("&")}`,
    headers: {
      authorization: `Bearer ${"t".repeat(43)}`,
      "content-type": input.contentType,
      "accept-encoding": input.encoding,
    },
    ...(endpoint.method === "GET" ? {} : { payload: input.body }),
  });
}

/** Sends that many inputs; rejects with the smallest that a fault answers. */
export const tryGarbage = (
  server: FastifyInstance,
  endpoint: Endpoint,
  inputs: number,
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(garbage, async (input) => {
      expect(faultOf(await sendGarbage(server, endpoint, input))).toBeUndefined();
    }),
    { numRuns: inputs },
  );

/** What is wrong with an answer that should be a success, or a refusal in the contract's form. */
export function faultOf(answer: LightMyRequestResponse): string | undefined {
  if (answer.statusCode >= 500) return `status ${answer.statusCode}: ${answer.body}`;
  if (answer.headers["set-cookie"] !== undefined) return "a header was injected";
  if (answer.statusCode < 400) return undefined;
  const body = errorBodySchema.safeParse(answer.json());
  if (!body.success) return `a refusal in another form: ${answer.body}`;
  return body.data.request_id === answer.headers["x-request-id"] ? undefined : "two request ids";
}
