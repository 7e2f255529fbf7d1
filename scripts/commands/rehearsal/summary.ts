import type { Angler } from "./angler.ts";
import type { Balancer } from "./instances.ts";
import type { Asked, Outside } from "./outside.ts";
import type { Viewer } from "./viewer.ts";

/** A time in which everything was made due: a request within it belongs to no period. */
export interface DueMoment {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the addresses that were asked more than once between two moments at which everything was made
 * due. An instance that asks holds a lease, so that even its death is no reason to ask again.
 */
function duplicateRefreshes(
  asked: readonly Asked[],
  moments: readonly DueMoment[],
): readonly string[] {
  const seen = new Set<string>();
  const duplicates: string[] = [];
  for (const { at, address } of asked) {
    if (moments.some(({ from, to }) => from <= at && at <= to)) continue;
    const period = moments.filter(({ to }) => to < at).length;
    const key = `${period} ${address}`;
    if (seen.has(key)) duplicates.push(address);
    seen.add(key);
  }
  return duplicates;
}

export interface Finding {
  readonly what: string;
  readonly count: number | string;
  /** The figure it has to be; undefined is only printed. */
  readonly must?: number;
}

export const isBroken = ({ count, must }: Finding): boolean => must !== undefined && count !== must;

export function tableOf(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ what }) => what.length));
  return findings
    .map((finding) => {
      const { what, count, must } = finding;
      const verdict =
        must === undefined ? "" : isBroken(finding) ? `BROKEN: must be ${must}` : "ok";
      return `${what.padEnd(width)}  ${String(count).padStart(8)}  ${verdict}`.trimEnd();
    })
    .join("\n");
}

export interface Rehearsed {
  readonly balancer: Balancer;
  readonly anglers: readonly Angler[];
  readonly viewers: readonly Viewer[];
  readonly outside: Outside;
  readonly due: readonly DueMoment[];
  readonly lastKillAt: number;
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

/** Asks whoever is left for everything that was acknowledged. */
async function keptFindings(anglers: readonly Angler[]): Promise<Finding[]> {
  const kept: Awaited<ReturnType<Angler["compare"]>>[] = [];
  for (const angler of anglers) kept.push(await angler.compare());
  return [
    { what: "catches acknowledged", count: sum(anglers, ({ catches }) => catches.size) },
    { what: "catches lost", count: sum(kept, ({ catches }) => catches.lost), must: 0 },
    { what: "catches doubled", count: sum(kept, ({ catches }) => catches.doubled), must: 0 },
    { what: "questions answered", count: sum(anglers, ({ questions }) => questions.size) },
    { what: "questions cut off by a kill", count: sum(anglers, (angler) => angler.unanswered) },
    { what: "questions lost", count: sum(kept, ({ questions }) => questions.lost), must: 0 },
    { what: "questions doubled", count: sum(kept, ({ questions }) => questions.doubled), must: 0 },
    { what: "sign-ins", count: sum(anglers, ({ tokens }) => tokens.size) },
    { what: "sign-ins lost", count: sum(kept, ({ sessionsLost }) => sessionsLost), must: 0 },
  ];
}

function outsideFindings({ asked, feed }: Outside, due: readonly DueMoment[]): Finding[] {
  const duplicates = duplicateRefreshes(asked, due);
  for (const address of new Set(duplicates)) console.log(`  asked twice: ${address}`);
  return [
    { what: "outside services: requests", count: asked.length },
    { what: "outside services: asked twice", count: duplicates.length, must: 0 },
    { what: "vessel feed: most at the same time", count: feed.mostAtOnce, must: 1 },
  ];
}

export async function summarize(rehearsed: Rehearsed): Promise<readonly Finding[]> {
  const { balancer, anglers, viewers, outside, due, lastKillAt } = rehearsed;
  const kept = await keptFindings(anglers);
  const errors = anglers.flatMap((angler) => angler.errors);
  for (const error of new Set(errors)) console.log(`  ${error}`);
  const wentOn = viewers.filter(({ lastEventAt }) => lastEventAt > lastKillAt).length;
  const longestSilence = Math.max(0, ...viewers.map((viewer) => viewer.longestSilenceMs));
  return [
    { what: "requests", count: balancer.requests },
    { what: "sent again after no answer or a 5xx", count: balancer.repeated },
    { what: "errors after that", count: errors.length, must: 0 },
    ...kept,
    ...outsideFindings(outside, due),
    { what: "vessel streams", count: viewers.length },
    { what: "vessel streams that went on after both", count: wentOn, must: viewers.length },
    { what: "vessel streams: longest silence, s", count: (longestSilence / 1000).toFixed(1) },
  ];
}
