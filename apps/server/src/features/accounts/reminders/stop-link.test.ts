import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { accountOfStopToken, stopToken } from "#server/features/accounts/reminders/stop-link.ts";
import { createMasterKeys, masterKeyOf } from "#server/platform/blob-storage/master-keys.ts";
import { createSigner } from "#server/platform/blob-storage/signer.ts";

const newKey = () => masterKeyOf(randomBytes(32));
const key = newKey();
const signer = createSigner(createMasterKeys(key));
const accountId = randomUUID();
const token = stopToken(signer, "reminders", accountId);
const accountOf = (text: string) => accountOfStopToken(signer, "reminders", text);

describe("a link that stops mails", () => {
  test("names its account, as often as it is used", () => {
    expect([accountOf(token), accountOf(token)]).toEqual([accountId, accountId]);
    expect(token).toMatch(/^[\w-]{54}$/u);
  });

  test("is the same in every mail and on every server with the key", () => {
    const other = createSigner(createMasterKeys(masterKeyOf(key.secret.export())));
    expect(stopToken(other, "reminders", accountId)).toBe(token);
  });

  test("is refused with any bit of it changed", () => {
    const bytes = Buffer.from(token, "base64url");
    for (let bit = 0; bit < bytes.byteLength * 8; bit++) {
      const forged = Buffer.from(bytes);
      forged.writeUInt8(forged.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(accountOf(forged.toString("base64url"))).toBeUndefined();
    }
  });

  test.each([
    ["shorter", token.slice(0, -2)],
    ["longer", `${token}AA`],
    ["of the size of stored ones", "x".repeat(43)],
    ["empty", ""],
  ])("is refused when it is %s", (_, text) => {
    expect(accountOf(text)).toBeUndefined();
  });

  test("of another list or another use of the key stops nothing", () => {
    const id = Buffer.from(accountId.replaceAll("-", ""), "hex");
    for (const text of [`stop news ${accountId}`, `stop reminders  ${accountId}`, accountId]) {
      const signed = Buffer.concat([id, signer.sign(text)]).toString("base64url");
      expect(accountOf(signed)).toBeUndefined();
    }
  });

  test("goes on after a new key came first, and ends with the key that signed it", () => {
    const rotated = createSigner(createMasterKeys(newKey(), [key]));
    expect(accountOfStopToken(rotated, "reminders", token)).toBe(accountId);
    expect(stopToken(rotated, "reminders", accountId)).not.toBe(token);
    const without = createSigner(createMasterKeys(newKey()));
    expect(accountOfStopToken(without, "reminders", token)).toBeUndefined();
  });
});
