import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import autocannon from "autocannon";
import * as z from "zod/mini";
import { median } from "@striper/testkit/statistics";

export const connections = 20;
const requestsASlice = 1000;
const warmUpSlices = 8;

/** Of the bare route and of ours. */
type OfBoth<Value> = Readonly<Record<"bare" | "served", Value>>;

/** Median microseconds of a request, and how they compare. */
export interface Comparison extends OfBoth<number> {
  /** Median of the pairs, and where the true one lies in 95 of 100 cases. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
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
  const ratios = measured.map(({ bare, served }) => bare / served).toSorted((a, b) => a - b);
  /** Ranks of the sorted ratios between which the true median lies in 95 of 100 cases. */
  const reach = 0.98 * Math.sqrt(pairs);
  return {
    bare: median(measured.map(({ bare }) => bare)),
    served: median(measured.map(({ served }) => served)),
    ratio: median(ratios),
    low: ratios[Math.max(0, Math.floor(pairs / 2 - reach))] ?? Number.NaN,
    high: ratios[Math.min(pairs - 1, Math.ceil(pairs / 2 + reach))] ?? Number.NaN,
  };
}
