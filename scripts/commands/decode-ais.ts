/** `npm run --silent decode-ais < FILE`: AIS sentences of NMEA 0183 to one JSON object a message. */
import { once } from "node:events";
import { createAisDecoder, createLineSplitter } from "@striper/marine/ais";
import type { AisMessage } from "@striper/marine/ais";

const usage = `usage: decode-ais < FILE   sentences such as !AIVDM,1,1,,A,...,0*hh, one a line

Prints one JSON object a complete message: {type, mmsi} and, where the type of message has them,
lat, lon, sog_kn, cog_deg, heading_deg, name, call_sign, ship_type, destination; null means "not
available". Name and call sign of a static report are joined once both parts have come.
What cannot be read is skipped and counted on stderr.`;

/** Fields that the message does not have stay away, as JSON leaves out what is undefined. */
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

async function run(): Promise<void> {
  const decoder = createAisDecoder();
  const splitter = createLineSplitter();
  let unreadable = 0;

  function decodeLines(lines: readonly string[]): string {
    const now = Date.now();
    let text = "";
    for (const line of lines) {
      const decoded = decoder.decode(line, now);
      if (decoded.kind === "message") text += `${report(decoded.message)}\n`;
      else if (decoded.kind === "unreadable" && line.trim() !== "") unreadable += 1;
    }
    return text;
  }

  async function print(text: string): Promise<void> {
    if (text !== "" && !process.stdout.write(text)) await once(process.stdout, "drain");
  }

  // A byte a character: what is no ASCII cannot be part of a sentence anyway.
  process.stdin.setEncoding("latin1");
  for await (const piece of process.stdin) await print(decodeLines(splitter.push(String(piece))));
  await print(decodeLines(splitter.end()));
  console.error(`skipped ${unreadable + decoder.unfinished} lines`);
}

// Whoever reads the answers may have seen enough, as `head` has.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

const rest = process.argv.slice(2);
if (rest[0] === "--help") {
  console.log(usage);
} else if (rest.length > 0 || process.stdin.isTTY) {
  console.error(usage);
  process.exitCode = 1;
} else {
  await run();
}
