import { Readable } from "node:stream";
import { afterEach, expect, test, vi } from "vitest";
import { calledFor } from "#server/testing/test-server.ts";
import { readForm } from "#server/http/request/form-body.ts";
import { discardBody, readAll, receivePassing } from "#server/http/request/receive-body.ts";

const kibibyte = 1024;
const patient = 60_000;

afterEach(() => vi.restoreAllMocks());

const bodyOf = (chunks: number, bytes: number): Readable =>
  Readable.from(
    Array.from({ length: chunks }, () => Buffer.alloc(bytes)),
    { objectMode: false },
  );

async function msOf(work: Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work;
  return performance.now() - begun;
}

function receive(payload: Readable): Promise<Buffer> {
  const called = calledFor("account");
  const endpoint = { ...called, limits: { ...called.limits, bodyBytes: kibibyte ** 2 * 8 } };
  return readAll(receivePassing(endpoint, { payload, caller: "a" }, patient));
}

function discard(payload: Readable): Promise<void> {
  return new Promise((resolve) => {
    payload.once("end", resolve);
    discardBody(payload, "a");
  });
}

const pieces = 50;

test.each([
  ["is received", receive],
  ["is discarded", discard],
])("the pieces of a body that %s have 2 ms between them", async (_, take) => {
  // Two pieces may arrive together, and two turns need no wait.
  const turns = pieces / 2 - 2;
  const payload = bodyOf(pieces, 64 * kibibyte);
  expect(await msOf(take(payload))).toBeGreaterThan(turns * 2 * 0.8);
});

test.each([
  ["is received", receive],
  ["is discarded", discard],
])("a body in many small chunks that %s waits no longer for it", async (_, take) => {
  // With a turn for each chunk it would be 2 s.
  expect(await msOf(take(bodyOf(1000, 64)))).toBeLessThan(1000);
});

test("a form that is refused before its first byte takes no memory for what it announced", async () => {
  const allocated = vi.spyOn(Buffer, "allocUnsafe");
  const announced = 10_000_000;
  const refused = new Error("refused");
  const chunks: AsyncIterable<Buffer> = {
    [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(refused) }),
  };
  const type = "multipart/form-data; boundary=x";
  await expect(readForm(chunks, calledFor("account"), type, announced)).rejects.toBe(refused);
  expect(allocated).not.toHaveBeenCalledWith(announced);
});
