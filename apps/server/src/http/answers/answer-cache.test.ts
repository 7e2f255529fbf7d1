import { defineEndpoint } from "@striper/contract/endpoint";
import { minute } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { createAnswerCache } from "#server/http/answers/answer-cache.ts";
import type { CachedAnswer } from "#server/http/answers/cached-answer.ts";

const endpoint = defineEndpoint({
  method: "GET",
  path: "/api/kept/:name",
  summary: "The same for everyone for a while.",
  access: "public",
  params: z.strictObject({ name: z.string() }),
  response: z.object({ name: z.string(), made: z.number() }),
});

function setUp({ refreshEvery }: { refreshEvery?: number } = { refreshEvery: minute }) {
  let now = 1_000_000 * minute;
  let revision = 0;
  let made = 0;
  const answerFor = createAnswerCache({
    endpoint,
    now: () => now,
    revision: () => revision,
    ...(refreshEvery === undefined ? {} : { refreshEvery }),
    keyOf: ({ params }) => params.name,
    answer: async ({ params }) => {
      await Promise.resolve();
      if (params.name === "broken") throw new Error("cannot be made");
      made++;
      return { name: params.name, made };
    },
  });
  const ask = (name = "a") => answerFor({ params: { name }, query: {} });
  return {
    ask,
    asked: async (name = "a") => textOf(await ask(name)),
    made: () => made,
    pass(milliseconds: number) {
      now += milliseconds;
    },
    change() {
      revision++;
    },
  };
}

const textOf = (answer: CachedAnswer): unknown =>
  JSON.parse(answer.variants.identity.body.toString());

describe("an answer that is cached for a while", () => {
  test("is made once for simultaneous requests, then sent without waiting", async () => {
    const { ask, made } = setUp();
    await Promise.all([ask(), ask(), ask()]);
    expect(made()).toBe(1);
    expect(ask()).not.toBeInstanceOf(Promise);
  });

  test.each([
    ["the minute is over", (one: ReturnType<typeof setUp>) => one.pass(minute)],
    ["the data has changed", (one: ReturnType<typeof setUp>) => one.change()],
  ])("is rebuilt once %s, and nobody waits for it", async (_when, happen) => {
    const one = setUp();
    await one.ask();
    happen(one);
    expect(one.ask()).not.toBeInstanceOf(Promise);
    await expect.poll(() => one.asked()).toEqual({ name: "a", made: 2 });
    expect(one.made()).toBe(2);
  });

  test("is waited for when the cached one is two or more periods old", async () => {
    const { asked, pass } = setUp();
    await asked();
    pass(2 * minute);
    expect(await asked()).toEqual({ name: "a", made: 2 });
  });

  test("is tried again by the next request after a failure", async () => {
    const { ask } = setUp();
    await expect(ask("broken")).rejects.toThrow("cannot be made");
    await expect(ask("broken")).rejects.toThrow("cannot be made");
  });

  test("carries a mark and a minute of life", async () => {
    const { ask } = setUp();
    const { etag, notModifiedHeaders } = await ask();
    expect(etag).toMatch(/^W\//u);
    expect(notModifiedHeaders).toContain("public, max-age=60");
  });
});

describe("an answer that is cached until its data change", () => {
  test("stays valid at any later time", async () => {
    const { asked, made, pass } = setUp({});
    await asked();
    pass(1000 * minute);
    expect(await asked()).toEqual({ name: "a", made: 1 });
    expect(made()).toBe(1);
  });

  test("is waited for once they have changed, and made again if they change meanwhile", async () => {
    const { asked, change } = setUp({});
    expect(await asked()).toEqual({ name: "a", made: 1 });
    change();
    const early = asked();
    change();
    const late = asked();
    expect(await early).toEqual({ name: "a", made: 2 });
    expect(await late).toEqual({ name: "a", made: 3 });
  });

  test("is asked for again each time by whoever holds it", async () => {
    const { notModifiedHeaders } = await setUp({}).ask();
    expect(notModifiedHeaders).toContain("public, max-age=0");
  });
});
