// @vitest-environment jsdom
import type { CatchContent } from "@striper/contract/catch-records";
import { blankContent, contentOf } from "@striper/contract/catch-content";
import * as fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { logDatabase, type LogDatabase } from "#web/features/catches/log/log-database.ts";
import { restoring, type Restoring } from "#web/features/catches/log/log-writes.ts";
import { readWholeLog } from "#web/features/catches/log/read-log.ts";
import {
  createSyncedLog,
  resolveWithOwnVersion,
  type LogServer,
} from "#web/features/catches/log/log-collection.ts";
import { dropWrites } from "#web/platform/synced/outbox.ts";
import {
  logServerInMemory,
  type RequestOutcome,
} from "#web/features/catches/log/testing/log-server-in-memory.ts";
import { forgetAccountDatabases } from "#web/platform/local-store/account-database.ts";

const noon = Date.UTC(2026, 5, 13, 16);
const idOf = (fish: number): string => `0198a000-0000-7000-8000-${String(fish).padStart(12, "0")}`;
const fishWith = (notes: string): CatchContent => ({
  ...blankContent("Striped Bass", new Date(noon).toISOString()),
  notes,
});

const outcome = fc.constantFrom<RequestOutcome>(
  "fine",
  "fine",
  "lost",
  "unanswered",
  "twice",
  "trouble",
);
const device = fc.constantFrom<"phone" | "tablet">("phone", "tablet");
const writing = fc.record({
  kind: fc.constantFrom("log", "log", "log", "remove", "undo"),
  fish: fc.integer({ min: 1, max: 2 }),
  device,
  text: fc.string({ maxLength: 6 }),
});
const syncing = fc.record({
  kind: fc.constant("sync"),
  device,
  outcomes: fc.array(outcome, { minLength: 1, maxLength: 4 }),
});
const decision = fc.record({ kind: fc.constant("decide"), device, mine: fc.boolean() });
const step = fc.oneof(
  { weight: 5, arbitrary: writing },
  { weight: 4, arbitrary: syncing },
  { weight: 1, arbitrary: decision },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * The network fails between the "id is taken" answer and the pull that shows which entry has it.
 */
const theNetworkGoesWhileATakenIdIsLookedUp: Step[] = [
  { kind: "log", fish: 2, device: "tablet", text: "" },
  { kind: "sync", device: "tablet", outcomes: ["fine"] },
  { kind: "sync", device: "phone", outcomes: ["fine"] },
  { kind: "remove", fish: 2, device: "phone", text: "" },
  { kind: "sync", device: "phone", outcomes: ["fine"] },
  { kind: "sync", device: "tablet", outcomes: ["fine"] },
  { kind: "log", fish: 2, device: "tablet", text: " " },
  { kind: "sync", device: "tablet", outcomes: ["fine", "trouble", "fine"] },
];

let run = 0;

/** A device with its own copy of the log. It can restore what it removed. */
function someDevice(accountId: string, server: LogServer) {
  const database = logDatabase(accountId);
  const synced = createSyncedLog(database, server);
  const removed = new Map<string, Restoring>();
  const shown = async () => {
    const { catches } = await readWholeLog(database);
    return new Map(catches.map((one) => [one.id, one]));
  };
  return {
    database,
    exchange: synced.exchange,
    shown,
    async write(kind: string, id: string, text: string) {
      const known = (await shown()).get(id);
      const isOwn = !id.endsWith(accountId.startsWith("phone") ? "2" : "1");
      if (kind === "log" && known === undefined && isOwn && !removed.has(id)) {
        await synced.write({ kind: "log", subjectId: id, content: fishWith(text) });
      } else if (kind === "log" && known !== undefined) {
        const content = { ...contentOf(known.record), notes: text };
        const basis = known.record.revision;
        await synced.write({ kind: "edit", subjectId: id, content, basis });
      } else if (kind === "remove" && known !== undefined) {
        const seq = await synced.write({ kind: "remove", subjectId: id });
        const removal = seq === null ? "unsent" : "sent";
        removed.set(id, { content: contentOf(known.record), removal });
      } else if (kind === "undo" && known === undefined) {
        const then = removed.get(id);
        if (then === undefined) return;
        removed.delete(id);
        await synced.write(restoring(id, then));
      }
    },
  };
}

async function decideAll(database: LogDatabase, mine: boolean): Promise<void> {
  const held = await database.outbox.filter(({ hold }) => hold !== null).toArray();
  for (const { subjectId } of held) {
    if (mine) await resolveWithOwnVersion(database, subjectId);
    else await dropWrites(database, subjectId);
  }
}

const names: string[] = [];
afterEach(async () => {
  for (const name of names.splice(0)) await forgetAccountDatabases(name);
});

function fresh(name: string, server: LogServer) {
  const accountId = `${name}-${run}`;
  names.push(accountId);
  return someDevice(accountId, server);
}

/** Checks a law after random writes, syncs and decisions with random network failures. */
const afterAnySteps = (
  law: (steps: readonly Step[], parts: ReturnType<typeof logServerInMemory>) => Promise<void>,
  parameters: fc.Parameters<[Step[]]>,
) =>
  fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 30, size: "max" }),
      async (steps) => {
        run += 1;
        await law(steps, logServerInMemory());
      },
    ),
    parameters,
  );

/** Timeout in ms for hundreds of small databases on a busy machine. */
const patience = 180_000;

describe("the outbox", { timeout: patience }, () => {
  test("loses and duplicates nothing, whichever calls fail", async () => {
    await afterAnySteps(
      async (steps, { server, decide, content }) => {
        const phone = fresh("phone", server);
        const wanted = new Map<string, string | null>();
        for (const one of steps) {
          if (one.kind === "sync" && "outcomes" in one) {
            decide(one.outcomes);
            await phone.exchange();
          } else if ("fish" in one) {
            const id = idOf(one.fish * 10);
            await phone.write(one.kind, id, one.text);
            const notes = (await phone.shown()).get(id)?.record.notes;
            wanted.set(id, notes ?? null);
            if (notes === undefined) wanted.delete(id);
          }
        }
        decide([]);
        expect(await phone.exchange()).toEqual({ kind: "done" });
        const notesOnServer = new Map([...content()].map(([id, { notes }]) => [id, notes]));
        expect(notesOnServer).toEqual(wanted);
        const shown = await phone.shown();
        expect(new Map([...shown].map(([id, { record }]) => [id, record.notes]))).toEqual(wanted);
        expect([...shown.values()].every(({ sync }) => sync === "synced")).toBe(true);
      },
      { numRuns: 50 },
    );
  });

  test("syncs two devices with the server, and asks wherever both have written", async () => {
    await afterAnySteps(
      async (steps, { server, decide, content }) => {
        const devices = { phone: fresh("phone", server), tablet: fresh("tablet", server) };
        for (const one of steps) {
          const { database, write, exchange } = devices[one.device];
          if ("outcomes" in one) {
            decide(one.outcomes);
            await exchange();
          } else if ("mine" in one) await decideAll(database, one.mine);
          else {
            // Each device logs its own fish, but edits and removes any.
            await write(one.kind, idOf(one.fish), one.text);
          }
        }
        decide([]);
        for (const mine of [true, false, false]) {
          for (const { database, exchange } of Object.values(devices)) {
            await exchange();
            await decideAll(database, mine);
            await exchange();
          }
        }
        for (const { exchange } of Object.values(devices)) await exchange();
        const there = new Map([...content()].map(([id, { notes }]) => [id, notes]));
        for (const { shown, database } of Object.values(devices)) {
          expect(await database.outbox.count()).toBe(0);
          const here = new Map([...(await shown())].map(([id, { record }]) => [id, record.notes]));
          expect(here).toEqual(there);
        }
      },
      { numRuns: 40, examples: [[theNetworkGoesWhileATakenIdIsLookedUp]] },
    );
  });
});
