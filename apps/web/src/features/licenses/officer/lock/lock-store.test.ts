import { afterEach, describe, expect, test } from "vitest";
import {
  forgetLock,
  saveCredential,
  savePin,
  readLock,
  tryPin,
} from "#web/features/licenses/officer/lock/lock-store.ts";
import { triesAllowed } from "#web/features/licenses/officer/lock/pin-policy.ts";
import { walletDatabase } from "#web/features/licenses/stored/license-database.ts";
import {
  forgetAccountDatabases,
  forgetSentDatabases,
} from "#web/platform/local-store/account-database.ts";

const ann = "ann";
/** Few iterations, for speed. */
const rounds = 1000;
const now = Date.UTC(2026, 5, 13, 16);
afterEach(() => forgetAccountDatabases(ann));

describe("the lock", () => {
  test("opens with its PIN and forgives what was wrong before", async () => {
    await savePin(ann, "2580", rounds);
    expect(await tryPin(ann, "1357", now)).toEqual({ kind: "wrong" });
    expect((await readLock(ann)).tries.failures).toBe(1);
    expect(await tryPin(ann, "2580", now)).toEqual({ kind: "right" });
    expect((await readLock(ann)).tries.failures).toBe(0);
  });

  test("keeps no PIN that could be read", async () => {
    await savePin(ann, "2580");
    const [row] = await walletDatabase(ann).table("lock").toArray();
    expect(JSON.stringify(row)).not.toContain("2580");
    expect(row).toMatchObject({ pin: { iterations: 600_000, hash: { length: 32 } } });
    await savePin("bob", "2580", rounds);
    const [other] = await walletDatabase("bob").table("lock").toArray();
    expect(other).not.toMatchObject({ pin: { hash: row.pin.hash } });
    await forgetAccountDatabases("bob");
  });

  test("slows down, also for the right PIN, and in the end wants the password", async () => {
    await savePin(ann, "2580", rounds);
    let at = now;
    const fail = async (times: number) => {
      for (let failures = 0; failures < times; failures++) {
        at += 3_600_000;
        expect(await tryPin(ann, "1357", at)).toEqual({ kind: "wrong" });
      }
    };
    await fail(4);
    expect(await tryPin(ann, "2580", at)).toMatchObject({ gate: { kind: "waiting" } });
    await fail(triesAllowed - 4);
    expect(await tryPin(ann, "2580", at + 3_600_000)).toEqual({
      kind: "refused",
      gate: { kind: "password-only" },
    });
  });

  test("counts tries that are made at once", async () => {
    await savePin(ann, "2580", rounds);
    const tries = await Promise.all(
      ["1111", "2222", "3333", "4444", "5555"].map((pin) => tryPin(ann, pin, now)),
    );
    expect(tries.map(({ kind }) => kind)).toEqual([
      "wrong",
      "wrong",
      "wrong",
      "refused",
      "refused",
    ]);
  });

  test("without a PIN opens with none", async () => {
    expect(await tryPin(ann, "2580", now)).toMatchObject({ kind: "refused" });
    await saveCredential(ann, new Uint8Array([1, 2]));
    expect(await readLock(ann)).toMatchObject({ hasPin: false, credentialId: { length: 2 } });
    await forgetLock(ann);
    expect(await readLock(ann)).toMatchObject({ hasPin: false, credentialId: null });
  });

  test("is gone after a sign-out", async () => {
    await savePin(ann, "2580", rounds);
    await forgetSentDatabases();
    expect((await readLock(ann)).hasPin).toBe(false);
  });
});
