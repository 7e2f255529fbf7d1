import { contentOf } from "@striper/contract/catch-content";
import { describe, expect, test, vi } from "vitest";
import { createLogCopy, logCopyOf } from "#web/features/catches/log/log-copy.ts";
import { logDatabase } from "#web/features/catches/log/log-database.ts";
import { resolveWithOwnVersion } from "#web/features/catches/log/log-collection.ts";
import { dropWrites } from "#web/platform/synced/outbox.ts";
import { logActions } from "#web/features/catches/log/use-log.ts";
import { someContent, someId } from "#web/features/catches/log/testing/some-catch.ts";
import { forgetAccountDatabases } from "#web/platform/local-store/account-database.ts";
import { freshAccounts } from "#web/features/catches/log/testing/fresh-account.ts";
import { somePhoto } from "#web/features/catches/log/testing/some-catch.ts";

const freshAccount = freshAccounts();
function fresh() {
  const accountId = freshAccount();
  return { accountId, actions: logActions(accountId) };
}

describe("the device's copy", () => {
  test("has stored a catch when logging resolves, and every screen shows it", async () => {
    const { accountId, actions } = fresh();
    const screen = createLogCopy(accountId);
    const shown = vi.fn<() => void>();
    screen.store.subscribe(shown);
    screen.attach();
    await screen.settled();
    await actions.log(someId(1), someContent());
    expect(await logDatabase(accountId).outbox.count()).toBe(1);
    await screen.settled();
    expect(screen.current().catches.map(({ id, sync }) => [id, sync])).toEqual([
      [someId(1), "waiting"],
    ]);
    expect(shown).toHaveBeenCalled();
  });

  // SPEC 4.24
  test("is complete after a restart, newest first, with trips", async () => {
    const { accountId, actions } = fresh();
    await actions.log(someId(1), someContent());
    await actions.log(someId(2), someContent({ date_caught: "2026-06-14T16:00:00.000Z" }));
    const started_at = "2026-06-13T10:00:00.000Z";
    const nothing = { location_name: null, spot_id: null, position: null, mode: null, notes: null };
    await actions.addTrip(someId(9), {
      ...nothing,
      started_at,
      ended_at: null,
      targets: [],
      tried: [],
    });
    const restarted = createLogCopy(accountId);
    await restarted.load();
    expect(restarted.current().catches.map(({ id }) => id)).toEqual([someId(2), someId(1)]);
    expect(restarted.current().trips.map(({ id }) => id)).toEqual([someId(9)]);
    expect(restarted.current()).toMatchObject({ state: "ready", waiting: 3, hasPulled: false });
  });

  test("keeps a photo beside its catch", async () => {
    const { accountId, actions } = fresh();
    const facts = { takenAt: 1000, position: null };
    const photo = somePhoto(7, facts);
    await actions.log(someId(1), someContent(), photo);
    const copy = createLogCopy(accountId);
    await copy.load();
    expect(copy.current().photos.get(someId(7))).toMatchObject({ state: "waiting", facts });
  });
});

describe("the stored first page", () => {
  const shownBy = async (accountId: string) => {
    const screen = createLogCopy(accountId);
    const states: string[] = [];
    screen.store.subscribe(({ state, summary }) =>
      states.push(`${state} ${summary?.total ?? "-"}`),
    );
    const stop = screen.attach();
    await screen.settled();
    return { screen, states, stop };
  };
  const isKept = async (accountId: string, stamp: string) =>
    vi.waitFor(
      async () =>
        expect(await logDatabase(accountId).summaries.get("front")).toMatchObject({ stamp }),
      { timeout: 5000 },
    );

  test("is shown on a later visit before the log has been read", async () => {
    const { accountId, actions } = fresh();
    const first = await shownBy(accountId);
    for (let number = 1; number <= 12; number++) {
      const date_caught = `2026-06-13T16:${String(number).padStart(2, "0")}:00.000Z`;
      await actions.log(someId(number), someContent({ date_caught, length_inches: 20 + number }));
    }
    await first.screen.settled();
    await isKept(accountId, first.screen.current().stamp);
    const later = await shownBy(accountId);
    expect(later.states).toEqual(["loading 12", "ready -"]);
    const kept = await logDatabase(accountId).summaries.get("front");
    expect(kept?.front).toMatchObject({ total: 12, speciesCount: 1, personalBests: 12 });
    expect(kept?.front.recent.map(({ one }) => one.id)).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5].map(someId),
    );
    first.stop();
    later.stop();
  });

  test("is not shown when anything was written since", async () => {
    const { accountId, actions } = fresh();
    await actions.log(someId(1), someContent());
    const first = await shownBy(accountId);
    await isKept(accountId, first.screen.current().stamp);
    first.stop();
    const content = someContent();
    await logDatabase(accountId).outbox.add({
      kind: "log",
      subjectId: someId(2),
      content,
      at: 0,
      attempts: 0,
      hold: null,
    });
    const later = await shownBy(accountId);
    expect(later.states).toEqual(["ready -"]);
    later.stop();
  });
});

test("an account that signs out and in again finds a log that can be written", async () => {
  const { accountId, actions } = fresh();
  await actions.log(someId(1), someContent());
  await forgetAccountDatabases(accountId);
  await logActions(accountId).log(someId(2), someContent());
  const copy = logCopyOf(accountId);
  await copy.load();
  expect(copy.current().catches.map(({ id }) => id)).toEqual([someId(2)]);
});

describe("a write that needs a decision", () => {
  async function heldEdit(kind: "conflict" | "gone") {
    const { accountId } = fresh();
    const database = logDatabase(accountId);
    await database.outbox.add({
      kind: "edit",
      subjectId: someId(1),
      content: someContent({ notes: "mine" }),
      basis: 1,
      at: 0,
      attempts: 1,
      hold: { kind, message: "" },
    });
    return { accountId, database };
  }

  test("is shown as held, and dropped when the other version is chosen", async () => {
    const { accountId, database } = await heldEdit("gone");
    const copy = createLogCopy(accountId);
    await copy.load();
    expect(copy.current().catches[0]).toMatchObject({ sync: "held", hold: { kind: "gone" } });
    await dropWrites(database, someId(1));
    await copy.load();
    expect(copy.current().catches).toEqual([]);
  });

  test("becomes a new catch when the original was deleted elsewhere", async () => {
    const { accountId, database } = await heldEdit("gone");
    const id = await resolveWithOwnVersion(database, someId(1));
    expect(id).not.toBe(someId(1));
    const copy = createLogCopy(accountId);
    await copy.load();
    const [one] = copy.current().catches;
    expect(one).toMatchObject({ id, sync: "waiting" });
    expect(one && contentOf(one.record).notes).toBe("mine");
  });
});
