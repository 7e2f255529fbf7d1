import { errorBodySchema } from "@striper/contract/errors";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listenOn, rawRequest } from "#server/testing/http/raw-request.ts";
import { createTestServer } from "#server/testing/test-server.ts";

const app = createTestServer();
let port = 0;

beforeAll(async () => {
  port = await listenOn(app.server);
});
afterAll(() => app.server.close());

describe("an unreadable request", () => {
  test.each([
    ["no HTTP", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n", 400],
    ["a null byte in a header", "GET / HTTP/1.1\r\nhost: x\r\na: b\0c\r\n\r\n", 400],
    ["a space before the colon", "GET / HTTP/1.1\r\nhost : x\r\n\r\n", 400],
    [
      "two lengths",
      "POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx",
      400,
    ],
    [
      "length and chunks",
      "POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
    ["headers too large", `GET / HTTP/1.1\r\nhost: x\r\na: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    ["an address too long", `GET /${"x".repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
  ])("is refused in the usual form: %s", async (_name, text, status) => {
    const answer = await rawRequest(port, text);
    expect(answer.status).toBe(status);
    const body = errorBodySchema.parse(JSON.parse(answer.body));
    expect(answer.head).toContain(`x-request-id: ${body.request_id}`);
  });
});

test("a caller that sends its headers slowly is cut off after a while", () => {
  expect(app.server.server.headersTimeout).toBeLessThanOrEqual(15_000);
  expect(app.server.server.requestTimeout).toBeLessThanOrEqual(300_000);
  expect(app.server.server.timeout).toBeLessThanOrEqual(75_000);
});
