import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { crc32, deflateRawSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import {
  receiveArchive,
  UnreadableArchive,
} from "#server/platform/account-data/receive-archive.ts";
import { zip } from "#server/testing/archives.ts";

const folder = mkdtempSync(join(tmpdir(), "striper-archive-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const limits = { files: 10, fileBytes: 100_000, totalBytes: 300_000 };
const receive = (bytes: Buffer) => receiveArchive(Readable.from([bytes]), folder, limits);
const readAll = async (bytes: Buffer) => {
  const archive = await receive(bytes);
  try {
    for (const path of archive.paths) await archive.read(path);
  } finally {
    await archive.close();
  }
};

interface Forged {
  readonly name: string;
  readonly content: Buffer;
  readonly declaredBytes?: number;
  readonly flags?: number;
}

/** An archive that may lie about itself, one entry after the other as in the specification of ZIP. */
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
  test("is read file by file, in any order, as often as wanted", async () => {
    const archive = await receive(await zip({ "a.txt": "first", "b/c.txt": "second" }));
    expect(archive.paths).toEqual(["a.txt", "b/c.txt"]);
    expect(archive.sizeOf("b/c.txt")).toBe(6);
    expect(archive.sizeOf("d.txt")).toBeUndefined();
    expect(String(await archive.read("b/c.txt"))).toBe("second");
    expect(String(await archive.read("a.txt"))).toBe("first");
    expect(String(await archive.read("a.txt"))).toBe("first");
    await expect(archive.read("d.txt")).rejects.toBeInstanceOf(UnreadableArchive);
    await archive.close();
  });

  test("forged by this test's own means is a good one when it does not lie", async () => {
    const archive = await receive(forge([{ name: "a.txt", content: Buffer.from("first") }]));
    expect(String(await archive.read("a.txt"))).toBe("first");
    await archive.close();
  });

  test("leaves nothing in the folder, neither taken nor refused", async () => {
    const own = join(folder, "own");
    mkdirSync(own);
    const archive = await receiveArchive(Readable.from([await zip({ "a.txt": "x" })]), own, limits);
    expect(readdirSync(own)).toEqual([]);
    await archive.close();
    await expect(
      receiveArchive(Readable.from([Buffer.from("no")]), own, limits),
    ).rejects.toBeInstanceOf(UnreadableArchive);
    expect(readdirSync(own)).toEqual([]);
  });
});

describe("an archive is refused", () => {
  const megabyte = Buffer.alloc(1_000_000);
  const small = Buffer.from("x");

  test("when a file is larger than allowed, unpacked", async () => {
    await expect(readAll(forge([{ name: "bomb", content: megabyte }]))).rejects.toThrow(
      "a file is too large",
    );
  });

  test("when a file lies about its size", async () => {
    const bomb = forge([{ name: "bomb", content: megabyte, declaredBytes: 10 }]);
    await expect(readAll(bomb)).rejects.toThrow("larger than 10 bytes");
    const hollow = forge([{ name: "hollow", content: small, declaredBytes: 10 }]);
    await expect(readAll(hollow)).rejects.toThrow("not what the directory says");
  });

  test("when all files together are larger than allowed, also when each is small", async () => {
    const content = Buffer.alloc(90_000);
    const files = ["a", "b", "c", "d"].map((name) => ({ name, content }));
    await expect(readAll(forge(files))).rejects.toThrow("too large unpacked");
  });

  test("when it has more files than allowed", async () => {
    const files = Array.from({ length: 11 }, (_, index) => ({ name: `${index}`, content: small }));
    await expect(readAll(forge(files))).rejects.toThrow("too many files");
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
    await expect(readAll(forge([twice, twice]))).rejects.toThrow("given twice");
  });

  test("when a file is encrypted", async () => {
    const archive = forge([{ name: "a", content: small, flags: 1 }]);
    await expect(readAll(archive)).rejects.toThrow("encrypted");
  });

  test("when any part of it is cut off", async () => {
    const whole = forge([{ name: "a.txt", content: Buffer.from("first") }]);
    for (let length = 0; length < whole.length; length += 7)
      await expect(readAll(whole.subarray(0, length))).rejects.toBeInstanceOf(UnreadableArchive);
  });
});
