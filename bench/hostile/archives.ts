/** Archives and pictures that are small to send and large to look at. */
import { crc32, deflateRawSync, deflateSync } from "node:zlib";

export interface Packed {
  readonly name: string;
  readonly packed: Buffer;
  readonly bytes: number;
  readonly checksum: number;
}

export function pack(name: string, content: string | Buffer): Packed {
  const bytes = Buffer.from(content);
  return { name, packed: deflateRawSync(bytes), bytes: bytes.length, checksum: crc32(bytes) };
}

function fields({ name, packed, bytes, checksum }: Packed): Buffer {
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(checksum, 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(bytes, 18);
  common.writeUInt16LE(Buffer.byteLength(name), 22);
  return common;
}

/** A ZIP as its specification has it, one entry after the other; `copies` name the first one's bytes again. */
export function zipOf(entries: readonly Packed[], copies: readonly string[] = []): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  const list = (entry: Packed, at: number): void => {
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    const signature = Buffer.from("PK\u0001\u0002\u0014\0", "latin1");
    central.push(signature, fields(entry), tail, Buffer.from(entry.name));
  };
  for (const entry of entries) {
    const head = Buffer.concat([
      Buffer.from("PK\u0003\u0004"),
      fields(entry),
      Buffer.from(entry.name),
    ]);
    list(entry, offset);
    local.push(head, entry.packed);
    offset += head.length + entry.packed.length;
  }
  const [first] = entries;
  if (first !== undefined) for (const name of copies) list({ ...first, name }, 0);
  const directory = Buffer.concat(central);
  const count = entries.length + copies.length;
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", 0, "latin1");
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

export const account = pack(
  "account.json",
  JSON.stringify({ format: "striper-conditions-export", version: 1 }),
);

export const exportOf = (...entries: readonly Packed[]): Buffer => zipOf([account, ...entries]);

export const exportOfZeros = (count: number): Buffer =>
  exportOf(pack("catches/catches.json", `{"catches":[${"0,".repeat(count - 1)}0]}`));

function chunkOf(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A black square of 16 bits a pixel: 100 kB, and 100 MB once it is unpacked. */
export function largePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(16, 8);
  const pixels = deflateSync(Buffer.alloc(side * (1 + 2 * side)), { level: 9 });
  return Buffer.concat([
    Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"),
    chunkOf("IHDR", header),
    chunkOf("IDAT", pixels),
    chunkOf("IEND", Buffer.alloc(0)),
  ]);
}

const idOf = (at: number): string => `0198c0de-0000-7000-8000-${String(at).padStart(12, "0")}`;

/** A log of many photos, each as large as the decoder takes. */
export function exportOfPhotos(count: number, photo: Buffer): Buffer {
  const photos = Array.from({ length: count }, (_, at) => ({
    photo_id: idOf(at),
    taken_at: null,
    position: null,
  }));
  return exportOf(
    pack("catches/photos.json", JSON.stringify({ photos })),
    ...photos.map(({ photo_id }) => pack(`catches/photos/${photo_id}.webp`, photo)),
  );
}

const listFile = (path: string, name: string, entries: readonly object[]): Packed =>
  pack(path, JSON.stringify({ [name]: entries }));
const timeAt = (seconds: number): string =>
  new Date(Date.UTC(2025, 0, 1, 0, 0, seconds)).toISOString();
const written = { created_at: timeAt(0), updated_at: timeAt(0) };
const longNotes = "x".repeat(3900);
const entriesPerPart = 1000;

/** Catches with long notes, which packing makes a hundred times shorter. */
export function exportOfCatches(from: number, parts: number): Buffer {
  const entry = (index: number): object => ({
    catch_id: idOf(index),
    date_caught: timeAt(60 * index),
    species: `Fish ${index % 700}`,
    length_inches: 20 + (index % 30),
    notes: longNotes,
    revision: 1,
    ...written,
  });
  const partOf = (part: number): Packed => {
    const entries = Array.from({ length: entriesPerPart }, (_, at) =>
      entry((from + part) * entriesPerPart + at),
    );
    return listFile(`catches/catches${part === 0 ? "" : `-${part + 1}`}.json`, "catches", entries);
  };
  return exportOf(...Array.from({ length: parts }, (_, part) => partOf(part)));
}

export function exportOfSpots(count: number): Buffer {
  const spots = Array.from({ length: count }, (_, index) => ({
    spot_id: idOf(index),
    name: `Ledge number ${index} behind the third rock`,
    notes: longNotes,
    position: { latitude: 42.2 + (index % 50) / 200, longitude: -70.9 },
    ...written,
  }));
  return exportOf(pack("spots/spots.json", JSON.stringify({ own_spots: spots, favorites: [] })));
}

export function exportOfChat(messages: number, characters: number): Buffer {
  const said = Array.from({ length: messages }, (_, index) => ({
    role: index % 2 === 0 ? "user" : "assistant",
    content: index % 2 === 0 ? "Tide?" : "x".repeat(characters),
    timestamp: timeAt(index),
  }));
  const chat = { started_at: timeAt(0), messages: said };
  return exportOf(listFile("assistant/chats.json", "chats", [chat]));
}
