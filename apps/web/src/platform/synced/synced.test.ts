// @vitest-environment jsdom
import { Store } from "@tanstack/store";
import { Dexie } from "dexie";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError, OfflineError } from "#web/platform/api/api-errors.ts";
import { noteReachable } from "#web/platform/online-status.ts";
import { dropToken, saveToken } from "#web/platform/session.ts";
import {
  lastWriteWins,
  outboxIndexes,
  type Collection,
  type Write,
} from "#web/platform/synced/collection.ts";
import { startSync, createSynced, type SyncOutcome } from "#web/platform/synced/synced.ts";
import { stubLocks } from "#web/testing/account-server.ts";

interface Note extends Write {
  readonly kind: "save" | "remove";
  readonly text?: string;
}

let databases = 0;
const opened: Dexie[] = [];

function someNotes(parts: Partial<Collection<Note, string>> = {}) {
  databases += 1;
  const dexie = new Dexie(`notes-${databases}`);
  dexie.version(1).stores({ outbox: outboxIndexes, notes: "subjectId" });
  opened.push(dexie);
  const notes = dexie.table("notes");
  const sent: string[] = [];
  const answer = vi.fn<(note: Note) => Promise<string>>(async ({ text = "" }) => text);
  const pull = vi.fn<() => Promise<void>>(async () => undefined);
  const collection: Collection<Note, string> = {
    dexie,
    outbox: dexie.table("outbox"),
    tables: [notes],
    join: lastWriteWins,
    isRemoval: ({ kind }) => kind === "remove",
    conflictRule: () => "hold",
    send: (note) => {
      sent.push(`${note.kind} ${note.subjectId} ${note.text ?? ""}`.trim());
      return answer(note);
    },
    storeAnswer: ({ subjectId }, text) => notes.put({ subjectId, text }),
    forget: ({ subjectId }) => notes.delete(subjectId),
    pull,
    pullsInBackground: true,
    ...parts,
  };
  return { collection, sent, answer, pull, tab: () => createSynced(collection) };
}

const save = (subjectId: string, text: string): Note => ({ kind: "save", subjectId, text });
const refusal = (status: number, code: "not_found" | "rate_limited" | "invalid_request") =>
  new ApiError(status, { code, message: "No.", detail: "", request_id: "r" }, 40_000);
const waiting = ({ outbox }: Collection<Note, string>) =>
  outbox.orderBy("seq").toArray((entries) => entries.map(({ text, hold }) => [text, hold?.kind]));

beforeEach(() => {
  stubLocks();
  saveToken("ann's");
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  dropToken("ann's");
  dropToken("bob's");
  Reflect.deleteProperty(navigator, "locks");
  for (const dexie of opened.splice(0)) await dexie.delete();
});

describe("a write", () => {
  test("is on disk when its promise resolves, even in a tab that may not send", async () => {
    const { collection, sent, tab } = someNotes();
    const other = navigator.locks.request(
      `sync ${collection.dexie.name}`,
      () => new Promise(() => undefined),
    );
    void other;
    const second = tab();
    await second.write(save("a", "one"));
    void second.exchange();
    await second.write(save("b", "two"));
    expect(await waiting(collection)).toEqual([
      ["one", undefined],
      ["two", undefined],
    ]);
    expect(sent).toEqual([]);
  });

  test("is sent only once by two tabs", async () => {
    const { sent, tab } = someNotes();
    const [one, two] = [tab(), tab()];
    await one.write(save("a", "one"));
    await two.write(save("b", "two"));
    await Promise.all([one.exchange(), two.exchange(), one.exchange(), two.exchange()]);
    expect(sent).toEqual(["save a one", "save b two"]);
  });

  test("is not sent in another account's session", async () => {
    const { collection, sent, answer, tab } = someNotes();
    const notes = tab();
    await notes.write(save("a", "one"));
    await notes.write(save("b", "two"));
    answer.mockImplementationOnce(async () => {
      saveToken("bob's");
      return "one";
    });
    expect(await notes.exchange()).toEqual({ kind: "later", reason: "signed-out" });
    expect(sent).toEqual(["save a one"]);
    expect(await waiting(collection)).toEqual([["two", undefined]]);
  });

  test("is sent after an older one that is still in transit", async () => {
    const { collection, sent, answer, tab } = someNotes();
    const notes = tab();
    await notes.write(save("a", "one"));
    answer.mockImplementationOnce(async () => {
      await notes.write(save("a", "two"));
      return "one";
    });
    await notes.exchange();
    expect(sent).toEqual(["save a one", "save a two"]);
    expect(await waiting(collection)).toEqual([]);
    expect(await collection.dexie.table("notes").toArray()).toEqual([
      { subjectId: "a", text: "two" },
    ]);
  });

  test("reports its outcome to the waiting caller", async () => {
    const { answer, tab } = someNotes();
    const notes = tab();
    expect(await notes.send(save("a", "one"))).toEqual({ kind: "sent", answer: "one" });
    answer.mockRejectedValueOnce(new OfflineError("gone"));
    expect(await notes.send(save("b", "two"))).toEqual({ kind: "waiting" });
    answer.mockImplementation(async ({ subjectId, text = "" }) => {
      if (subjectId === "c") throw refusal(400, "invalid_request");
      return text;
    });
    expect(await notes.send(save("c", "three"))).toEqual({ kind: "held", message: "No." });
  });
});

describe("a write the server refuses", () => {
  test("is held together with writes based on it, while other writes go on", async () => {
    const append = { join: (_waiting: unknown, note: Note) => ({ add: [note] }) };
    const { collection, sent, answer, tab } = someNotes(append);
    const notes = tab();
    await notes.write(save("a", "one"));
    await notes.write(save("a", "two"));
    await notes.write(save("b", "three"));
    answer.mockRejectedValueOnce(refusal(400, "invalid_request"));
    expect(await notes.exchange()).toEqual({ kind: "done" });
    expect(sent).toEqual(["save a one", "save b three"]);
    expect(await waiting(collection)).toEqual([
      ["one", "refused"],
      ["two", undefined],
    ]);
    await notes.exchange();
    expect(sent).toHaveLength(2);
  });

  test("because its item is gone completes a deletion; other writes follow the conflict rule", async () => {
    for (const verdict of ["hold", "drop"] as const) {
      const { collection, answer, tab } = someNotes({ conflictRule: () => verdict });
      const notes = tab();
      answer.mockRejectedValue(refusal(404, "not_found"));
      await notes.write({ kind: "remove", subjectId: "a" });
      await notes.write(save("b", "edited"));
      expect(await notes.exchange()).toEqual({ kind: "done" });
      expect(await waiting(collection)).toEqual(verdict === "hold" ? [["edited", "gone"]] : []);
    }
  });

  test("is sent as a new item if the conflict rule says so", async () => {
    const { collection, sent, answer, tab } = someNotes({
      conflictRule: () => "anew",
      anew: (note, newId) => ({ ...note, subjectId: newId }),
    });
    const notes = tab();
    await notes.write(save("a", "one"));
    answer.mockRejectedValueOnce(refusal(404, "not_found"));
    await notes.exchange();
    expect(await waiting(collection)).toEqual([]);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatch(/^save [0-9a-f-]{36} one$/);
  });

  test("is looked up when an earlier answer may have been lost", async () => {
    for (const isThere of [true, false]) {
      const { collection, answer, tab } = someNotes({
        conflictRule: () => "look-up",
        isThere: async () => isThere,
      });
      const notes = tab();
      await notes.write(save("a", "one"));
      answer.mockRejectedValueOnce(
        new ApiError(409, { code: "conflict", message: "Taken.", detail: "", request_id: "r" }),
      );
      await notes.exchange();
      expect(await waiting(collection)).toEqual(isThere ? [] : [["one", "refused"]]);
    }
  });
});

test("the server's version is fetched before the person chooses between the two", async () => {
  const { collection, answer, pull, tab } = someNotes();
  const heldWhilePulled: unknown[] = [];
  pull.mockImplementation(async () => void heldWhilePulled.push(await waiting(collection)));
  const notes = tab();
  await notes.write(save("a", "mine"));
  const body = { code: "edit_conflict", message: "", detail: "", request_id: "r" } as const;
  answer.mockRejectedValueOnce(new ApiError(409, body));
  await notes.exchange();
  expect(heldWhilePulled[0]).toEqual([["mine", undefined]]);
  expect(await waiting(collection)).toEqual([["mine", "conflict"]]);
});

test("state that is not displayed is not fetched", async () => {
  const { sent, pull, tab } = someNotes({ pullsInBackground: false });
  const notes = tab();
  expect(await notes.exchangeInBackground()).toEqual({ kind: "done" });
  expect(pull).not.toHaveBeenCalled();
  await notes.write(save("a", "one"));
  await notes.exchangeInBackground();
  expect([sent, pull.mock.calls.length]).toEqual([["save a one"], 1]);
});

describe("the scheduler", () => {
  const offline: SyncOutcome = { kind: "later", reason: "unreachable" };
  const done: SyncOutcome = { kind: "done" };

  function started(outcomes: readonly SyncOutcome[], every?: number) {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const left = [...outcomes];
    const exchangeInBackground = vi.fn<() => Promise<SyncOutcome>>(
      async () => left.shift() ?? done,
    );
    const exchangeRequests = new Store(0);
    const stop = startSync({ exchangeInBackground, exchangeRequests }, every);
    const after = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      return exchangeInBackground.mock.calls.length;
    };
    return { after, stop, request: () => exchangeRequests.setState((count) => count + 1) };
  }

  test("tries again after a failure, waiting longer each time", async () => {
    const { after, stop } = started([offline, offline, offline]);
    expect(await after(0)).toBe(1);
    expect(await after(1900)).toBe(1);
    expect(await after(200)).toBe(2);
    expect(await after(3800)).toBe(2);
    expect(await after(300)).toBe(3);
    expect(await after(8100)).toBe(4);
    expect(await after(3_600_000)).toBe(4);
    stop();
  });

  test("waits as long as a busy server asks", async () => {
    const { after, stop } = started([{ kind: "later", reason: "trouble", retryAfterMs: 40_000 }]);
    expect(await after(39_000)).toBe(1);
    expect(await after(10_000)).toBe(2);
    stop();
  });

  test("restarts with a write and when the network returns", async () => {
    const { after, stop, request } = started([done, offline]);
    await after(0);
    request();
    expect(await after(0)).toBe(2);
    noteReachable(false);
    expect(await after(1)).toBe(2);
    noteReachable(true);
    expect(await after(0)).toBe(3);
    stop();
  });

  test("repeats at its interval until stopped", async () => {
    const { after, stop, request } = started([], 60_000);
    expect(await after(130_000)).toBe(3);
    stop();
    request();
    expect(await after(600_000)).toBe(3);
  });
});
