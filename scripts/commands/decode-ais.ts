/**
 * `npm run --silent decode-ais < FILE` turns NMEA 0183 AIS sentences into one JSON object per
 * message.
 */
import { createAisDecoder, createLineSplitter } from "@striper/marine/ais";
import type { AisMessage } from "@striper/marine/ais";
import { UsageError, type Command } from "./support/command.ts";

const usage = `usage: decode-ais < FILE   sentences such as !AIVDM,1,1,,A,...,0*hh, one a line

Prints one JSON object a complete message: {type, mmsi} and, where the type of message has them,
lat, lon, sog_kn, cog_deg, heading_deg, name, call_sign, ship_type, destination; null means "not
available". Name and call sign of a static report are joined once both parts have come.
What cannot be read is skipped and counted on stderr.`;

/** Absent fields are undefined, which JSON leaves out. */
function report(message: AisMessage): string {
  return JSON.stringify({
    type: message.type,
    mmsi: message.mmsi,
    lat: message.latitude,
    lon: message.longitude,
    sog_kn: message.speed,
    cog_deg: message.course,
    heading_deg: message.heading,
    name: message.name,
    call_sign: message.callSign,
    ship_type: message.shipType,
    destination: message.destination,
  });
}

/** Reads sentences from chunks of `input`, one character per byte. */
export const decodeAisFrom = (input: AsyncIterable<string>): Command => ({
  usage,
  answer: async (args, { print, remark, drain }) => {
    if (args.length > 0) throw new UsageError("the sentences are read from stdin");
    const decoder = createAisDecoder();
    const splitter = createLineSplitter();
    let unreadable = 0;

    function decodeLines(lines: readonly string[]): void {
      const now = Date.now();
      for (const line of lines) {
        const decoded = decoder.decode(line, now);
        if (decoded.kind === "message") print(report(decoded.message));
        else if (decoded.kind === "unreadable" && line.trim() !== "") unreadable += 1;
      }
    }

    for await (const piece of input) {
      decodeLines(splitter.push(piece));
      await drain();
    }
    decodeLines(splitter.end());
    remark(`skipped ${unreadable + decoder.unfinished} lines`);
  },
});

async function* stdin(): AsyncGenerator<string> {
  if (process.stdin.isTTY) throw new UsageError("the sentences are read from stdin");
  // Non-ASCII bytes cannot belong to a sentence.
  process.stdin.setEncoding("latin1");
  for await (const piece of process.stdin) yield String(piece);
}

export const decodeAis: Command = decodeAisFrom(stdin());
