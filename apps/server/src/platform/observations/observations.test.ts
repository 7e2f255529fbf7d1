import { hour, minute } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { createObservations } from "#server/platform/observations/observations.ts";
import type { Attempt, Fetched, Source } from "#server/platform/observations/source.ts";
import { UpstreamError } from "#server/platform/upstream/upstream-error.ts";
import { noValidators } from "#server/platform/upstream/upstream-http.ts";
import { captureLog } from "#server/testing/captured-log.ts";
import { createMemoryAnswerStore } from "#server/testing/outside/memory-answer-store.ts";

const start = Date.UTC(2026, 6, 15, 18);

/** Sets up a store with an adjustable clock, for any number of processes. */
function setUp() {
  let now = start;
  const clock = { now: () => now };
  const store = createMemoryAnswerStore(clock);
  const { log, lines } = captureLog();
  const process = () =>
    createObservations({ store, clock, log, userAgent: "test", random: () => 0.5 });
  return {
    store,
    lines,
    process,
    pass(milliseconds: number) {
      now += milliseconds;
    },
  };
}

function sourceOf(fetch: (attempt: Attempt) => Promise<Fetched<string>>): Source<string> {
  return { key: "test/source", refreshEvery: 10 * minute, stored: z.string(), fetch };
}
const answer = (value: string, issuedAt: number): Fetched<string> => ({
  kind: "answer",
  value,
  issuedAt,
  validators: noValidators,
});
const always = (value: string) => sourceOf(({ now }) => Promise.resolve(answer(value, now)));
const failing = () =>
  Promise.reject(new UpstreamError("status", "answered 500", { payload: "page" }));

describe("a source that is followed", () => {
  test("has nothing before its first good answer, then that answer", async () => {
    const { process } = setUp();
    const observations = process();
    const followed = observations.follow(always("bass"));
    await observations.load();
    expect(followed.latest()).toBeNull();
    await observations.refreshDue();
    expect(followed.latest()).toEqual({ value: "bass", issuedAt: start, checkedAt: start });
  });

  test("is not asked again before it is due", async () => {
    const { process, pass } = setUp();
    let asked = 0;
    const observations = process();
    observations.follow(
      sourceOf(({ now }) => {
        asked++;
        return Promise.resolve(answer("x", now));
      }),
    );
    for (const wait of [0, minute, 8 * minute, 2 * minute]) {
      pass(wait);
      await observations.refreshDue();
    }
    expect(asked).toBe(2);
  });

  test("is asked in the order of following, four at a time, and all in one round", async () => {
    const { process } = setUp();
    const observations = process();
    const asked: string[] = [];
    let underWay = 0;
    let mostAtOnce = 0;
    const keys = Array.from({ length: 11 }, (_, at) => `test/${11 - at}`);
    const all = keys.map((key) => ({
      ...sourceOf(async ({ now }) => {
        asked.push(key);
        mostAtOnce = Math.max(mostAtOnce, ++underWay);
        await new Promise((resolve) => setTimeout(resolve, 5));
        underWay--;
        return answer(key, now);
      }),
      key,
    }));
    const followed = all.map((source) => observations.follow(source));
    await observations.refreshDue();
    expect(asked).toEqual(keys);
    expect(mostAtOnce).toBe(4);
    expect(followed.map((one) => one.latest()?.value)).toEqual(keys);
  });

  test("is asked by one process, and all learn from it", async () => {
    const { process } = setUp();
    let asked = 0;
    const source = () =>
      sourceOf(({ now }) => {
        asked++;
        return Promise.resolve(answer("bass", now));
      });
    const [one, other] = [process(), process()];
    one.follow(source());
    const followed = other.follow(source());
    await Promise.all([one.refreshDue(), other.refreshDue()]);
    await other.load();
    expect(asked).toBe(1);
    expect(followed.latest()?.value).toBe("bass");
  });

  test("keeps its last good answer while the service fails, and logs that once", async () => {
    const { process, pass, lines, store } = setUp();
    let isDown = false;
    const observations = process();
    const followed = observations.follow(
      sourceOf(({ now }) => (isDown ? failing() : Promise.resolve(answer("good", now)))),
    );
    await observations.refreshDue();
    isDown = true;
    for (let tries = 0; tries < 4; tries++) {
      pass(hour);
      await observations.refreshDue();
    }
    expect(followed.latest()?.value).toBe("good");
    expect(lines.filter(({ level }) => level === "warn")).toHaveLength(1);
    expect(store.rejected).toHaveLength(4);
    isDown = false;
    pass(hour);
    await observations.refreshDue();
    expect(lines.at(-1)?.msg).toBe("a service answers again");
    expect(followed.latest()?.issuedAt).toBe(start + 5 * hour);
  });

  test("is confirmed, not replaced, by a copy that is older or the same", async () => {
    const { process, pass } = setUp();
    const answers = [
      answer("new", start),
      answer("older", start - hour),
      { kind: "unchanged" } as const,
    ];
    const observations = process();
    const followed = observations.follow(
      sourceOf(() => Promise.resolve(answers.shift() ?? { kind: "unchanged" })),
    );
    for (const checked of [0, 1, 2]) {
      await observations.refreshDue();
      expect(followed.latest()).toEqual({
        value: "new",
        issuedAt: start,
        checkedAt: start + checked * hour,
      });
      pass(hour);
    }
  });

  test("is not accepted when it is dated in the future", async () => {
    const { process, store } = setUp();
    const observations = process();
    const followed = observations.follow(
      sourceOf(({ now }) => Promise.resolve(answer("tomorrow", now + 20 * minute))),
    );
    await observations.refreshDue();
    expect(followed.latest()).toBeNull();
    const [state] = await store.states(["test/source"]);
    expect(state).toMatchObject({ failures: 1, revision: 0 });
  });

  test("has no answer when another version stored a different shape", async () => {
    const { process, lines } = setUp();
    const older = process();
    older.follow({
      ...always("x"),
      stored: z.unknown(),
      fetch: ({ now }) =>
        Promise.resolve({ kind: "answer", value: 7, issuedAt: now, validators: noValidators }),
    });
    await older.refreshDue();
    const newer = process();
    const followed = newer.follow(always("x"));
    await newer.load();
    expect(followed.latest()).toBeNull();
    expect(lines.at(-1)?.msg).toBe("a stored answer has another shape");
  });
});

describe("checking regularly", () => {
  test("asks what is due when it starts, and leaves nothing behind when it ends", async () => {
    const { process, store } = setUp();
    const observations = process();
    let isAsked = false;
    observations.follow(
      sourceOf(({ http }) => {
        isAsked = true;
        return http
          .get({ url: "http://127.0.0.1:1/", timeoutMs: 60_000, maxBytes: 10 })
          .then(() => answer("never", start));
      }),
    );
    observations.start();
    await expect.poll(() => isAsked).toBe(true);
    await observations.close();
    const [state] = await store.states(["test/source"]);
    expect(state?.revision).toBe(0);
  });
});
