import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openPushKeys, pushKeysFile } from "#server/platform/push/push-keys.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "striper-push-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the keys for push services", () => {
  test("are made once, also by servers that start together", async () => {
    const [one, other] = await Promise.all([
      openPushKeys(folder, undefined),
      openPushKeys(folder, undefined),
    ]);
    expect(one).toEqual(other);
    expect(await openPushKeys(folder, undefined)).toEqual(one);
    expect(Buffer.from(one.publicKey, "base64url")).toHaveLength(65);
    expect(Buffer.from(one.privateKey, "base64url")).toHaveLength(32);
  });

  test("are for the owner's eyes only", async () => {
    await openPushKeys(folder, undefined);
    expect(statSync(pushKeysFile(folder)).mode & 0o077).toBe(0);
  });

  test("are those that were configured, if any", async () => {
    const configured = { publicKey: "B".repeat(87), privateKey: "C".repeat(43) };
    expect(await openPushKeys(folder, configured)).toBe(configured);
  });
});
