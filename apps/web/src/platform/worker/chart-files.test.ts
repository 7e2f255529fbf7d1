import { expect, test } from "vitest";
import { answerFrom } from "#web/platform/worker/chart-files.ts";

const kept = () =>
  new Response("0123456789", { headers: { etag: '"chart"', "content-type": "text/plain" } });

const ask = (range?: string) =>
  answerFrom(kept(), new Request("https://striper.example/x", { headers: range ? { range } : {} }));

test("a stored chart is returned whole to a request without a range", async () => {
  const answer = await ask();
  expect(answer?.status).toBe(200);
  expect(await answer?.text()).toBe("0123456789");
});

test.each([
  ["bytes=0-0", "0", "bytes 0-0/10"],
  ["bytes=3-5", "345", "bytes 3-5/10"],
  ["bytes=8-900", "89", "bytes 8-9/10"],
  ["bytes=-2", "89", "bytes 8-9/10"],
])("a stored chart answers %s with the bytes %s", async (range, text, contentRange) => {
  const answer = await ask(range);
  expect(answer?.status).toBe(206);
  expect(await answer?.text()).toBe(text);
  expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
    "content-range": contentRange,
    "content-length": String(text.length),
    etag: '"chart"',
  });
});

test.each(["bytes=10-", "bytes=a-b", "bytes=5-3", "bytes=0-1,3-4"])(
  "a stored chart leaves %s to the server",
  async (range) => {
    expect(await ask(range)).toBeNull();
  },
);
