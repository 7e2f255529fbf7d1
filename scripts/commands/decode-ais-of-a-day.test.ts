// @module-tag thorough

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { aisTruth } from "@striper/testkit/ais-truth";
import { expect, test } from "vitest";

const runner = join(import.meta.dirname, "../run-command.mjs");
const sentences = aisTruth.flatMap((pair) => pair.sentences);

test("decode-ais reads 900,000 sentences from a pipe without keeping them", async () => {
  const start = ["--max-old-space-size=64", runner, "decode-ais"];
  const child = spawn(process.execPath, start, { stdio: ["pipe", "pipe", "ignore"] });
  let printed = 0;
  child.stdout.on("data", (piece: Buffer) => {
    for (const byte of piece) if (byte === 10) printed += 1;
  });
  const copies = 900;
  const block = `${sentences.join("\n")}\n`;
  for (let copy = 0; copy < copies; copy++)
    if (!child.stdin.write(block)) await once(child.stdin, "drain");
  child.stdin.end();
  const [status] = await once(child, "close");
  expect(status).toBe(0);
  expect(printed).toBe(copies * 878);
});
