/**
 * npx tsx bench/charts-region.ts [cells]: a region of so many cells, made of copies of the four that
 * are beside each other; time and memory of their conversion in a process of its own.
 */
import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const enc = join(root, "data/charts/ENC_ROOT");
const wanted = Number(process.argv[2] ?? "100");
/** Wider than all four together, degrees. */
const step = 0.4;
/** Coordinates are whole numbers of so many a degree (S-57, COMF). */
const perDegree = 10_000_000;
const recordHead = 24;

const number = (bytes: Buffer, at: number, digits: number): number =>
  Number(bytes.toString("latin1", at, at + digits));

/** Moves the coordinates of one field: y and x, of soundings the depth as well, 32 bits each. */
function moveField(field: Buffer, tag: string, east: number): void {
  const size = tag === "SG3D" ? 12 : 8;
  for (let at = 0; at + size <= field.length; at += size)
    field.writeInt32LE(field.readInt32LE(at + 4) + east, at + 4);
}

function moveRecord(record: Buffer, east: number): void {
  const base = number(record, 12, 5);
  const lengths = number(record, 20, 1);
  const positions = number(record, 21, 1);
  const entry = 4 + lengths + positions;
  for (let at = recordHead; at + entry < base; at += entry) {
    const tag = record.toString("latin1", at, at + 4);
    if (tag !== "SG2D" && tag !== "SG3D") continue;
    const length = number(record, at + 4, lengths);
    const start = base + number(record, at + 4 + lengths, positions);
    moveField(record.subarray(start, start + length - 1), tag, east);
  }
}

/** A copy under another name of as many letters, so many degrees further east. */
function copyOf(bytes: Buffer, name: string, copy: string, degrees: number): Buffer {
  const moved = Buffer.from(bytes.toString("latin1").replaceAll(name, copy), "latin1");
  let at = number(moved, 0, 5);
  while (at < moved.length) {
    const length = number(moved, at, 5);
    moveRecord(moved.subarray(at, at + length), Math.round(degrees * perDegree));
    at += length;
  }
  return moved;
}

const folder = mkdtempSync(join(tmpdir(), "region-"));
const cells = readdirSync(enc).filter((name) => statSync(join(enc, name)).isDirectory());
for (let count = 0; count < wanted; count += 1) {
  const name = cells[count % cells.length] ?? "";
  const turn = Math.floor(count / cells.length);
  const copy = `${name.slice(0, 4)}${String.fromCodePoint(65 + (turn % 26))}${Math.floor(turn / 26)}${name.slice(6)}`;
  mkdirSync(join(folder, "cells", copy), { recursive: true });
  for (const file of readdirSync(join(enc, name)).filter((one) => /\.\d{3}$/.test(one)))
    writeFileSync(
      join(folder, "cells", copy, file.replace(name, copy)),
      copyOf(readFileSync(join(enc, name, file)), name, copy, turn * step),
    );
}
const started = performance.now();
const run = spawnSync(
  process.execPath,
  [
    join(root, "scripts/run-command.mjs"),
    "charts",
    join(folder, "cells"),
    "--output",
    join(folder, "built"),
  ],
  { encoding: "utf8", maxBuffer: 1e8 },
);
const seconds = Math.round((performance.now() - started) / 1000);
console.log(run.stdout.trim().split("\n").slice(-2).join("\n"));
console.error(run.stderr.trim().split("\n").slice(0, 12).join("\n"));
console.log(`${wanted} cells: ${seconds} s, ended with ${run.status ?? run.signal}`);
rmSync(folder, { recursive: true, force: true });
