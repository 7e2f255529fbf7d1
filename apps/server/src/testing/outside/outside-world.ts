import { createServer } from "node:http";
import type { Server } from "node:http";
import type { Clock } from "#server/platform/clock/clock.ts";
import { answerFaulty } from "#server/testing/outside/faults.ts";
import type { OutsideFault } from "#server/testing/outside/faults.ts";
import { payloadOf, sourceOf } from "#server/testing/outside/payloads.ts";
import type { OutsideSource } from "#server/testing/outside/payloads.ts";

export interface OutsideWorld {
  readonly url: string;
  /** Addresses that were asked, in order. */
  readonly asked: readonly string[];
  /** From now on these sources misbehave. */
  breakSources(sources: readonly OutsideSource[], fault: OutsideFault): void;
  mend(): void;
  /** Whether this address is one that never answers now. */
  isSilent(address: string): boolean;
  close(): Promise<void>;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return `http://127.0.0.1:${address.port}`;
}

/** Every service that conditions are read from, on one port of this machine. */
export async function openOutsideWorld(clock: Clock): Promise<OutsideWorld> {
  const asked: string[] = [];
  let broken: { sources: readonly OutsideSource[]; fault: OutsideFault; since: number } | null =
    null;

  const server = createServer((request, response) => {
    const address = request.url ?? "";
    const source = sourceOf(address);
    asked.push(address);
    if (source === undefined) return void response.writeHead(404).end();
    const now = clock.now();
    if (broken?.sources.includes(source))
      return answerFaulty(broken.fault, { source, address, now, since: broken.since }, response);
    response.writeHead(200, { etag: '"1"' }).end(payloadOf(source, address, now));
  });
  const url = await listen(server);

  return {
    url,
    asked,
    breakSources(sources, fault) {
      broken = { sources, fault, since: clock.now() };
    },
    mend() {
      broken = null;
    },
    isSilent(address) {
      const { pathname, search } = new URL(address);
      const source = sourceOf(`${pathname}${search}`);
      return (
        source !== undefined && broken?.fault === "time-out" && broken.sources.includes(source)
      );
    },
    async close() {
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      server.closeAllConnections();
      await closed;
    },
  };
}
