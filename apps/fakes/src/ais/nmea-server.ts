import { createServer } from "node:net";
import type { Server } from "node:net";
import type { Broadcaster, Listener } from "#fakes/ais/broadcaster.ts";
import { nmeaSentences } from "#fakes/ais/nmea-sentences.ts";

const mostUnsentBytes = 8 * 1024 * 1024;

const garbageLines: readonly string[] = [
  "\r\n",
  "$GPGGA,092750.000,5321.6802,N,00630.3372,W,1,8,1.03,61.7,M,55.2,M,,*76\r\n",
  "!AIVDM,1,1,,A,15RTgt0PAso;90TKcjM8h6g208CQ,0*00\r\n",
  "!AIVDM,9,1,1,A,0000,0*31\r\n",
  "!AIVDM\u0000\u00ff\u0080*\r\n",
  "x".repeat(50_000),
  "!!!!,,,,****\n\n\n",
];

/** What a receiver on the boat or the roof offers: sentences over TCP, one a line. */
export function createNmeaServer(broadcaster: Broadcaster): Server {
  let sequence = 0;
  return createServer((socket) => {
    const send = (text: string): void => {
      if (socket.writableLength > mostUnsentBytes) socket.destroy();
      else socket.write(text, "latin1");
    };
    const listener: Listener = {
      transmit: (transmission) => send(nmeaSentences(transmission, sequence++)),
      transmitGarbage: (round) => send(garbageLines[round % garbageLines.length] ?? ""),
      hangUp: () => socket.destroy(),
    };
    broadcaster.add(listener);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => broadcaster.remove(listener));
  });
}
