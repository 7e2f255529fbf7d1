import { once } from "node:events";
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
});
