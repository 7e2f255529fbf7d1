import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { decodeAisFrom } from "./decode-ais.ts";
import { runInProcess } from "./support/command-in-process.ts";

const start = [join(import.meta.dirname, "../run-command.mjs"), "decode-ais"];

const decodeAis = (input: string | Buffer, ...args: string[]) =>
  runInProcess(decodeAisFrom(Readable.from([input.toString("latin1")])), ...args);

const ferry = "!AIVDM,1,1,,A,15RTgt0PAso;90TKcjM8h6g208CQ,0*4A";
const nowhere = "!AIVDM,1,1,,A,403Ovl@000Htt<tSF0l4Q@100`Pq,0*28";
const parts = [
  "!AIVDM,2,1,9,B,533uwnT00000uCCSS00MD5@Dl4h400000080001c8h<25uAn00Q1C1VRBS00,0*07",
  "!AIVDM,2,2,9,B,00000000000,2*2E",
];

describe("decode-ais", () => {
  test("prints a message's own fields, null for what is not available, and nothing else", async () => {
    const { status, lines, stderr } = await decodeAis([ferry, nowhere, ...parts].join("\r\n"));
    expect({ status, stderr }).toEqual({ status: 0, stderr: "skipped 0 lines\n" });
    expect(lines.map((line) => z.unknown().parse(JSON.parse(line)))).toEqual([
      {
        type: 1,
        mmsi: 371798000,
        lat: 48.381633,
        lon: -123.395383,
        sog_kn: 12.3,
        cog_deg: 224,
        heading_deg: 215,
      },
      { type: 4, mmsi: 3669713, lat: null, lon: null },
      {
        type: 5,
        mmsi: 205488090,
        name: "GUATEMALA",
        call_sign: "OT4880",
        ship_type: 107,
        destination: "DELFZIJL",
      },
    ]);
  });

  test("answers while the sender is still talking, and ends when nobody reads on", async () => {
    const child = spawn(process.execPath, start, { stdio: ["pipe", "pipe", "pipe"] });
    child.stdin.write(`${ferry}\n`);
    const [answer] = await once(child.stdout, "data");
    expect(String(answer)).toContain('"mmsi":371798000');
    child.stdout.destroy();
    const closed = once(child, "close");
    const more = setInterval(() => child.stdin.write(`${ferry}\n`), 20);
    child.stdin.on("error", () => clearInterval(more));
    const [status] = await closed;
    clearInterval(more);
    expect(status).toBe(0);
  });
});
