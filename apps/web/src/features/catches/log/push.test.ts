// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import type { Operation } from "#web/features/catches/log/log-writes.ts";
import { createLogCopy } from "#web/features/catches/log/log-copy.ts";
import { logDatabase, type LogDatabase } from "#web/features/catches/log/log-database.ts";
import { createSyncedLog } from "#web/features/catches/log/log-collection.ts";
import { failuresAfter } from "#web/platform/synced/synced.ts";
import { logServerInMemory } from "#web/features/catches/log/testing/log-server-in-memory.ts";
import { someContent, someId } from "#web/features/catches/log/testing/some-catch.ts";
import { freshAccounts } from "#web/features/catches/log/testing/fresh-account.ts";

const freshAccount = freshAccounts();
const fresh = () => logDatabase(freshAccount());

const logCatch = (database: LogDatabase, subjectId: string) =>
  createSyncedLog(database, logServerInMemory().server).write({
    kind: "log",
    subjectId,
    content: someContent(),
  });

/** Counts every write read from the outbox. */
function countReads({ outbox }: LogDatabase): () => number {
  let reads = 0;
  outbox.hook("reading", (operation: Operation) => {
    reads += 1;
    return operation;
  });
  return () => reads;
}

describe("sending the outbox", () => {
  test.each([[20], [80]])(
    "reads each of %d writes a few times, not all for each",
    async (writes) => {
      const database = fresh();
      for (let number = 1; number <= writes; number++) await logCatch(database, someId(number));
      const screen = createLogCopy(database.accountId);
      const stop = screen.attach();
      await screen.settled();
      const reads = countReads(database);
      const { server, content } = logServerInMemory();
      expect(await createSyncedLog(database, server).exchange()).toEqual({ kind: "done" });
      await screen.settled();
      stop();
      expect(content().size).toBe(writes);
      expect(screen.current()).toMatchObject({ waiting: 0, held: 0 });
      expect(screen.current().catches.map(({ sync }) => sync)).not.toContain("waiting");
      expect(reads()).toBeGreaterThanOrEqual(writes);
      expect(reads()).toBeLessThan(writes * 4);
    },
  );

  test("continues soon after stopping half-way, and waits longer each time when nothing is sent", async () => {
    const database = fresh();
    for (let number = 1; number <= 4; number++) await logCatch(database, someId(number));
    const { server, decide, content } = logServerInMemory();
    decide(["fine", "fine", "trouble"]);
    const stopped = await createSyncedLog(database, server).exchange();
    expect(stopped).toEqual({ kind: "later", reason: "trouble", hasProgress: true });
    expect(content().size).toBe(2);
    expect(failuresAfter(stopped, 7)).toBe(1);
    decide(["trouble"]);
    expect(failuresAfter(await createSyncedLog(database, server).exchange(), 7)).toBe(8);
    decide([]);
    expect(failuresAfter(await createSyncedLog(database, server).exchange(), 7)).toBe(0);
  });

  test("skips a write that needs a decision, and all later writes to the same catch", async () => {
    const database = fresh();
    const { outbox } = database;
    const [first, second, third] = [someId(1), someId(2), someId(3)];
    await logCatch(database, first);
    await outbox.toCollection().modify({ hold: { kind: "refused", message: "no" }, attempts: 1 });
    const edit = { kind: "edit", subjectId: first, content: someContent(), basis: 1 } as const;
    await outbox.add({ ...edit, at: 2, attempts: 0, hold: null });
    await logCatch(database, second);
    await outbox.add({ kind: "remove", subjectId: third, at: 4, attempts: 0, hold: null });
    const { server, content } = logServerInMemory();
    expect(await createSyncedLog(database, server).exchange()).toEqual({ kind: "done" });
    expect([...content().keys()]).toEqual([second]);
    const left = await outbox.orderBy("seq").toArray();
    expect(left.map(({ kind, subjectId }) => [kind, subjectId])).toEqual([
      ["log", first],
      ["edit", first],
    ]);
  });
});
