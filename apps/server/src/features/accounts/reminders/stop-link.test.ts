import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  addressHashOf,
  readStopToken,
  stopToken,
} from "#server/features/accounts/reminders/stop-link.ts";
import { createMasterKeys, masterKeyOf } from "#server/platform/blob-storage/master-keys.ts";
import { createSigner } from "#server/platform/blob-storage/signer.ts";

const newKey = () => masterKeyOf(randomBytes(32));
const key = newKey();
const signer = createSigner(createMasterKeys(key));
const accountId = randomUUID();
const recipient = { accountId, email: "ann@example.com" };
const token = stopToken(signer, "reminders", recipient);
const stop = { accountId, addressHash: addressHashOf(recipient.email) };
const read = (text: string) => readStopToken(signer, "reminders", text);
const idOf = (id: string) => Buffer.from(id.replaceAll("-", ""), "hex");

describe("a link that stops mails", () => {
  test("identifies its account and address, and can be used repeatedly", () => {
    expect([read(token), read(token)]).toEqual([stop, stop]);
    expect(token).toMatch(/^[\w-]{75,76}$/u);
  });

  test("of an earlier version identifies its account only", () => {
    const signed = Buffer.concat([idOf(accountId), signer.sign(`stop reminders ${accountId}`)]);
    expect(read(signed.toString("base64url"))).toEqual({ accountId, addressHash: undefined });
  });

  test("is equal in every mail and on every server with the key", () => {
    const other = createSigner(createMasterKeys(masterKeyOf(key.secret.export())));
    expect(stopToken(other, "reminders", recipient)).toBe(token);
  });

  test("is refused with any bit of it changed", () => {
    const bytes = Buffer.from(token, "base64url");
    for (let bit = 0; bit < bytes.byteLength * 8; bit++) {
      const forged = Buffer.from(bytes);
      forged.writeUInt8(forged.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(read(forged.toString("base64url"))).toBeUndefined();
    }
  });

  test.each([
    ["shorter", token.slice(0, -2)],
    ["longer", `${token}AA`],
    ["of the size of stored ones", "x".repeat(43)],
    ["empty", ""],
  ])("is refused when it is %s", (_, text) => {
    expect(read(text)).toBeUndefined();
  });

  test("of another list or another use of the key stops nothing", () => {
    for (const text of [`stop news ${accountId}`, `stop reminders  ${accountId}`, accountId]) {
      const signed = Buffer.concat([idOf(accountId), signer.sign(text)]).toString("base64url");
      expect(read(signed)).toBeUndefined();
    }
  });

  test("stays valid when a new key is added, and ends when its key is removed", () => {
    const rotated = createSigner(createMasterKeys(newKey(), [key]));
    expect(readStopToken(rotated, "reminders", token)).toEqual(stop);
    expect(stopToken(rotated, "reminders", recipient)).not.toBe(token);
    const without = createSigner(createMasterKeys(newKey()));
    expect(readStopToken(without, "reminders", token)).toBeUndefined();
  });
});
