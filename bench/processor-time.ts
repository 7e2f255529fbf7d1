import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import autocannon from "autocannon";
import * as z from "zod/mini";
import { median } from "@striper/testkit/statistics";

const connections = 20;
const requestsASlice = 1000;
const warmUpSlices = 8;

/** Of the bare route and of ours. */
type OfBoth<Value> = Readonly<Record<"bare" | "served", Value>>;

/** Median microseconds of a request, and the median of the pairs' ratios. */
export interface Comparison extends OfBoth<number> {
  readonly ratio: number;
}

const usage = z.tuple([z.object({ user: z.number(), system: z.number() })], z.unknown());

/** Microseconds of the processor that the servers' process has used. */
async function processorTime(servers: ChildProcess): Promise<number> {
  servers.send("usage");
  const [{ user, system }] = usage.parse(await once(servers, "message"));
  return user + system;
}

async function microsecondsARequest(servers: ChildProcess, url: string): Promise<number> {
  const before = await processorTime(servers);
  const { errors, non2xx } = await autocannon({ url, connections, amount: requestsASlice });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`);
  return ((await processorTime(servers)) - before) / requestsASlice;
}

/**
 * Processor time that a bare route and ours take for a request, both in that process, which answers
 * "usage" with its own. In short slices that alternate, so that both meet the same machine.
 */
export async function compareProcessorTime(
  servers: ChildProcess,
  urls: OfBoth<string>,
  pairs: number,
): Promise<Comparison> {
  for (let slice = 0; slice < warmUpSlices; slice++)
    for (const url of [urls.bare, urls.served]) await microsecondsARequest(servers, url);

  const measured: OfBoth<number>[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    // The order alternates, so that neither always runs on the warmer machine.
    const order = pair % 2 === 0 ? (["bare", "served"] as const) : (["served", "bare"] as const);
    const result = { bare: 0, served: 0 };
    for (const name of order) result[name] = await microsecondsARequest(servers, urls[name]);
    measured.push(result);
  }
  return {
    bare: median(measured.map((pair) => pair.bare)),
    served: median(measured.map((pair) => pair.served)),
    ratio: median(measured.map((pair) => pair.bare / pair.served)),
  };
}
