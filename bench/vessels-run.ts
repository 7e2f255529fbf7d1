/** What the benches of the vessel feed share: the stand-in feed, the server in a process of its own. */
import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createAisFake } from "@striper/fakes/ais/ais-fake";
import { startFakes } from "@striper/fakes/start-fakes";
import * as z from "zod/mini";

const started = z.object({ url: z.string() });
const usage = z.object({
  cores: z.number(),
  heapMegabytes: z.number(),
  residentMegabytes: z.number(),
});

export async function startFeed() {
  const fakes = await startFakes([createAisFake({ nmeaPort: 0 })], {
    host: "127.0.0.1",
    port: 0,
    clockOffsetFile: undefined,
  });
  const control = async (body: object) => {
    const answer = await fetch(`${fakes.url}/control/ais/feed`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return z.object({ nmea_port: z.number() }).parse(await answer.json());
  };
  const streamUrl = `${fakes.url.replace("http:", "ws:")}/ais/v0/stream`;
  return { ...fakes, control, streamUrl };
}

async function answerOf<Schema extends z.ZodMiniType>(child: ChildProcess, schema: Schema) {
  const messages = z.tuple([schema], z.unknown());
  return messages.parse(await once(child, "message"))[0];
}

export async function startServer(...settings: readonly string[]) {
  const child = fork(join(import.meta.dirname, "vessels-server.ts"), [...settings], {
    execArgv: ["--expose-gc", "--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const { url } = await answerOf(child, started);
  const measure = async () => {
    const answer = answerOf(child, usage);
    child.send("measure");
    return answer;
  };
  return { url, measure, kill: () => child.kill(), hasEnded: () => child.exitCode !== null };
}
