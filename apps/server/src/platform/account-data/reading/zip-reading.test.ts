import { crc32, deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { UnreadableArchive } from "#server/platform/account-data/reading/unreadable-archive.ts";
import { unzip, zip } from "#server/testing/archives.ts";

const limits = { files: 10, fileBytes: 100_000, totalBytes: 300_000 };
const readAll = (bytes: Buffer) => unzip(bytes, limits);

interface Forged {
  readonly name: string;
  readonly content: Buffer;
  readonly declaredBytes?: number;
  readonly flags?: number;
}

/** Builds a ZIP archive whose entries may declare false sizes and flags. */
function forge(entries: readonly Forged[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declaredBytes = content.length, flags = 0 } of entries) {
    const packed = deflateRawSync(content);
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(declaredBytes, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const head = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, nameBytes]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    local.push(head, packed);
    central.push(Buffer.from("PK\u0001\u0002\u0014\0", "latin1"), common, tail, nameBytes);
    offset += head.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

describe("an archive", () => {
  test("is read file by file, packed or stored, empty ones too", async () => {
    const files = await readAll(await zip({ "a.txt": "first", "b/c.txt": "second", d: "" }));
    expect([...files].map(([path, content]) => [path, String(content)])).toEqual([
      ["a.txt", "first"],
      ["b/c.txt", "second"],
      ["d", ""],
    ]);
  });
});

describe("an archive is refused", () => {
  const megabyte = Buffer.alloc(1_000_000);
  const small = Buffer.from("x");

  test("when a file is larger than allowed, unpacked", async () => {
    await expect(readAll(forge([{ name: "bomb", content: megabyte }]))).rejects.toThrow(
      "bomb is larger than 100,000 bytes.",
    );
  });

  test("when a file lies about its size", async () => {
    const bomb = forge([{ name: "bomb", content: megabyte, declaredBytes: 10 }]);
    await expect(readAll(bomb)).rejects.toThrow("bomb is damaged.");
    const hollow = forge([{ name: "hollow", content: small, declaredBytes: 10 }]);
    await expect(readAll(hollow)).rejects.toThrow("hollow is damaged.");
  });

  test("when all files together are larger than allowed, even when each is small", async () => {
    const content = Buffer.alloc(90_000);
    const files = ["a", "b", "c", "d"].map((name) => ({ name, content }));
    await expect(readAll(forge(files))).rejects.toThrow("larger than 300,000 bytes unpacked");
  });

  test("when it has more files than allowed", async () => {
    const files = Array.from({ length: 11 }, (_, index) => ({ name: `${index}`, content: small }));
    await expect(readAll(forge(files))).rejects.toThrow("more than 10 files");
  });

  test.each(["../up", "/root", "a/../../b", "C:/x", "a\\b", "a\0b", ".ssh/x"])(
    "when a path is %j",
    async (name) => {
      const archive = forge([{ name, content: small }]);
      await expect(readAll(archive)).rejects.toBeInstanceOf(UnreadableArchive);
    },
  );

  test("when a path is given twice", async () => {
    const twice = { name: "a", content: small };
    await expect(readAll(forge([twice, twice]))).rejects.toThrow("a is in it twice.");
  });

  test("when a file is encrypted", async () => {
    const archive = forge([{ name: "a", content: small, flags: 1 }]);
    await expect(readAll(archive)).rejects.toThrow("a is encrypted.");
  });

  test("when any part of it is cut off", async () => {
    const whole = forge([{ name: "a.txt", content: Buffer.from("first") }]);
    for (let length = 0; length < whole.length; length += 7)
      await expect(readAll(whole.subarray(0, length))).rejects.toBeInstanceOf(UnreadableArchive);
  });
});
