import type { Endpoint } from "@striper/contract/endpoint";
import { allEndpoints } from "@striper/contract/endpoints";
import * as fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { AppError } from "#server/http/app-error.ts";
import { createRateLimiter } from "#server/platform/rate-limit/rate-limiter.ts";
import { captureLog } from "#server/testing/captured-log.ts";
import { createAcceleratedClock, faultOf, acceptAnyToken } from "#server/testing/http/garbage.ts";
import { formShapes, hostileBodyOf, shapes } from "#server/testing/http/hostile-bodies.ts";
import type { HostileBody } from "#server/testing/http/hostile-bodies.ts";
import { createMemoryCountStore } from "#server/testing/memory-count-store.ts";
import { createTestServer } from "#server/testing/test-server.ts";
import { processorMs } from "#server/testing/http/timed.ts";

const endpoints: Endpoint[] = Object.values(allEndpoints);
const takingBodies = endpoints
  .filter(({ bodyKind }) => bodyKind !== "none")
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

const { server, bind, logged } = createTestServer({
  authenticator: acceptAnyToken,
  limiter: createRateLimiter(createAcceleratedClock(), createMemoryCountStore(), captureLog().log),
});
afterAll(() => server.close());

/** A handler that finds no data for valid input, and reads a raw body to its end. */
for (const endpoint of endpoints) {
  const handle = async ({ stream }: { stream: () => AsyncIterable<unknown> }): Promise<never> => {
    if (endpoint.bodyKind === "raw") for await (const _ of stream());
    throw new AppError("not_found");
  };
  if (endpoint.access === "public") bind.open(endpoint, handle);
  else if (endpoint.responseType === "text/event-stream") bind.events(endpoint, handle);
  else bind.signedIn(endpoint, handle);
}

function send({ method, path }: Endpoint, { contentType, bytes }: HostileBody) {
  return server.inject({
    method,
    url: path.replaceAll(/:\w+/gu, "x"),
    headers: { authorization: `Bearer ${"t".repeat(43)}`, "content-type": contentType },
    payload: bytes,
  });
}

/**
 * Returns the best of up to three attempts, since garbage collection and compilation may disturb
 * one.
 */
async function quickestMs(work: () => Promise<unknown>, enough: number): Promise<number> {
  let quickest = Infinity;
  for (let round = 0; round < 3 && quickest >= enough; round++)
    quickest = Math.min(quickest, await processorMs(work));
  return quickest;
}

/** Twenty times the usual time. Quadratic work would take a second for 32 kB. */
const mostMs = (bytes: number): number => 150 + bytes / 1000;

test.each(takingBodies)(
  "%s refuses wide, deep or long input in time proportional to its size",
  async (_name, endpoint) => {
    const property = fc.asyncProperty(hostileBodyOf(endpoint), async (body) => {
      const answer = await send(endpoint, body);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(faultOf(answer)).toBeUndefined();
      const most = mostMs(body.bytes.byteLength);
      expect(await quickestMs(() => send(endpoint, body), most)).toBeLessThan(most);
    });
    await fc.assert(property, { numRuns: 25 });
  },
);

describe("twice the bytes take at most about twice the time", { tags: ["thorough"] }, () => {
  const json = allEndpoints["catches.importCatches"];
  const form = allEndpoints["licenses.uploadLicense"];
  const half = 512 * 1024;

  async function timesOf(endpoint: Endpoint, bodyOf: (bytes: number) => HostileBody) {
    const [small, large] = [bodyOf(half), bodyOf(2 * half)];
    const work = (body: HostileBody) => () => send(endpoint, body);
    return { small: await quickestMs(work(small), 0), large: await quickestMs(work(large), 0) };
  }
  const mostOfDouble = ({ small }: { small: number }): number => 3 * small + 20;

  test.each(Object.entries(shapes))("in JSON: %s", async (_name, shape) => {
    const times = await timesOf(json, (bytes) => ({
      contentType: "application/json",
      bytes: Buffer.from(`{"catches":${shape(bytes)}}`),
    }));
    expect(times.large).toBeLessThan(mostOfDouble(times));
  });

  test.each(Object.entries(formShapes))("in a form: %s", async (_name, shape) => {
    const times = await timesOf(form, (bytes) => ({
      contentType: "multipart/form-data; boundary=x",
      bytes: Buffer.from(shape(bytes)),
    }));
    expect(times.large).toBeLessThan(mostOfDouble(times));
  });
});

test("no body leaves anything above info in the log", () => {
  expect(logged.filter(({ level }) => !["debug", "info"].includes(level))).toEqual([]);
});
