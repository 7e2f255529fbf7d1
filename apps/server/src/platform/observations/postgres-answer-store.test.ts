import { describe, expect, test } from "vitest";
import { createPostgresAnswerStore } from "#server/platform/observations/postgres-answer-store.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const database = await sharedByFile(openTestDatabase());

let made = 0;
async function newSource() {
  made += 1;
  const key = `source ${made}`;
  const store = createPostgresAnswerStore(database.pool);
  await store.states([key]);
  return { key, store };
}

const minute = 60_000;
const validators = { etag: '"a"', lastModified: null };
const answer = { value: { hours: [1, 2] }, issuedAt: 1000, validators };
const stateOf = async ({ key, store }: Awaited<ReturnType<typeof newSource>>) =>
  (await store.states([key]))[0];

describe("the stored state of a source", () => {
  test("is nothing at first, and due", async () => {
    const source = await newSource();
    expect(await stateOf(source)).toEqual({
      key: source.key,
      revision: 0,
      checkedAt: null,
      failures: 0,
      isDue: true,
    });
    expect(await source.store.read(source.key)).toBeNull();
  });

  test("is the last good answer, with a new revision each time", async () => {
    const { key, store } = await newSource();
    await store.save(key, answer, 2000, minute);
    await store.save(key, { ...answer, value: "odd\0\uD800text", issuedAt: 1500 }, 3000, minute);
    expect(await store.read(key)).toEqual({
      value: "odd\uFFFD\uFFFDtext",
      issuedAt: 1500,
      revision: 2,
    });
    expect((await store.states([key]))[0]).toMatchObject({ checkedAt: 3000, isDue: false });
  });

  test("stays when it is confirmed and when the service fails", async () => {
    const { key, store } = await newSource();
    await store.save(key, answer, 2000, 0);
    await store.recordFailure(key, "time-out", 0);
    await store.recordFailure(key, "time-out", 0);
    expect((await store.states([key]))[0]).toMatchObject({ failures: 2, revision: 1, isDue: true });
    await store.confirm(key, 4000, minute);
    expect((await store.states([key]))[0]).toMatchObject({
      failures: 0,
      checkedAt: 4000,
      revision: 1,
      isDue: false,
    });
    expect((await store.read(key))?.value).toEqual({ hours: [1, 2] });
  });
});

describe("a claim", () => {
  test("goes to one of many at the same moment", async () => {
    const { key, store } = await newSource();
    const claims = await Promise.all(Array.from({ length: 8 }, () => store.claim(key, minute)));
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  });

  test("comes with the stored copy's validators", async () => {
    const { key, store } = await newSource();
    await store.save(key, answer, 2000, 0);
    expect(await store.claim(key, minute)).toEqual({ failures: 0, issuedAt: 1000, validators });
  });

  test("is not granted before the source is due", async () => {
    const { key, store } = await newSource();
    await store.recordFailure(key, "status", minute);
    expect(await store.claim(key, minute)).toBeNull();
  });

  test("expires when its holder is gone, and can be released", async () => {
    const { key, store } = await newSource();
    expect(await store.claim(key, 1)).not.toBeNull();
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    expect(await store.claim(key, minute)).not.toBeNull();
    expect(await store.claim(key, minute)).toBeNull();
    await store.release(key);
    expect(await store.claim(key, minute)).not.toBeNull();
  });
});

test("the last few rejected payloads of each source are kept", async () => {
  const { key, store } = await newSource();
  for (let count = 1; count <= 9; count++)
    await store.saveRejected(key, { fault: "schema", reason: `no. ${count}`, payload: "a\0b" });
  const { rows } = await database.pool.query<{ reason: string; payload: string }>(
    "select reason, payload from upstream_rejects where key = $1 order by id",
    [key],
  );
  expect(rows.map(({ reason }) => reason)).toEqual(["no. 5", "no. 6", "no. 7", "no. 8", "no. 9"]);
  expect(rows[0]?.payload).toBe("a\uFFFDb");
});
