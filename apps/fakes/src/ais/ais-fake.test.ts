import { once } from "node:events";
import { connect } from "node:net";
import { createAisDecoder } from "@striper/marine/ais";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import * as z from "zod/mini";
import { createAisFake } from "#fakes/ais/ais-fake.ts";
import { startFakes } from "#fakes/start-fakes.ts";
import type { RunningFakes } from "#fakes/start-fakes.ts";

let running: RunningFakes;
beforeEach(async () => {
  running = await startFakes([createAisFake({ nmeaPort: 0 })], {
    host: "127.0.0.1",
    port: 0,
    clockOffsetFile: undefined,
  });
});
afterEach(() => running.close());

const boston = [
  [42, -71.5],
  [42.6, -70],
];
const frame = z.looseObject({
  MessageType: z.string(),
  MetaData: z.looseObject({ ShipName: z.string() }),
});

const open = () => new WebSocket(`${running.url.replace("http", "ws")}/ais/v0/stream`);

/** The first `count` frames of a subscription. */
async function listen(subscription: object, count: number): Promise<unknown[]> {
  const socket = open();
  const frames: unknown[] = [];
  socket.on("open", () => socket.send(JSON.stringify(subscription)));
  socket.on("message", (data) => {
    frames.push(JSON.parse(Buffer.isBuffer(data) ? data.toString() : ""));
    if (frames.length >= count) socket.close();
  });
  await once(socket, "close");
  return frames;
}

async function control(body: object) {
  const answer = await fetch(`${running.url}/control/ais/feed`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return z.looseObject({ nmea_port: z.number() }).parse(await answer.json());
}

describe("the stand-in for vessel feeds", () => {
  test("sends vessels in the box that say that they are made up", async () => {
    await control({ messages_per_second: 500 });
    const frames = await listen({ APIKey: "any", BoundingBoxes: [boston] }, 60);
    const read = frames.map((content) => frame.parse(content));
    expect(read.every(({ MetaData }) => MetaData.ShipName.startsWith("STAND-IN "))).toBe(true);
    expect(new Set(read.map(({ MessageType }) => MessageType))).toEqual(
      new Set([
        "PositionReport",
        "StandardClassBPositionReport",
        "ShipStaticData",
        "StaticDataReport",
      ]),
    );
  });

  test("sends sentences over TCP that decode to the same vessels", async () => {
    const { nmea_port: port } = await control({ messages_per_second: 500 });
    const socket = connect({ port, host: "127.0.0.1" });
    let text = "";
    socket.setEncoding("latin1");
    socket.on("data", (piece) => {
      text += String(piece);
      if (text.length > 20_000) socket.destroy();
    });
    await once(socket, "close");
    const decoder = createAisDecoder();
    const decoded = text
      .split("\r\n")
      .slice(0, -1)
      .map((line) => decoder.decode(line, 0));
    expect(decoded.filter(({ kind }) => kind === "unreadable")).toEqual([]);
    const messages = decoded.flatMap((one) => (one.kind === "message" ? [one.message] : []));
    expect(new Set(messages.map(({ type }) => type))).toEqual(new Set([1, 5, 18, 24]));
    const ferry = messages.filter(({ mmsi }) => mmsi === 366_990_000);
    expect(ferry).toContainEqual({
      type: 5,
      mmsi: 366_990_000,
      name: "STAND-IN FERRY 1",
      callSign: "SIM0",
      shipType: 60,
      destination: "HINGHAM",
    });
    for (const { latitude, longitude } of messages.filter(({ type }) => type === 1)) {
      expect(latitude).toBeGreaterThan(41.5);
      expect(latitude).toBeLessThan(43);
      expect(longitude).toBeGreaterThan(-71.2);
      expect(longitude).toBeLessThan(-70);
    }
  });
});
