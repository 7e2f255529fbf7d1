import type { Angler } from "./angler.ts";
import type { Balancer } from "./instances.ts";
import type { Asked, Outside } from "./outside.ts";
import type { Viewer } from "./viewer.ts";

/** A time while sources are being made due; requests within it belong to no period. */
export interface DueMoment {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns addresses asked more than once between two due moments. The asking instance holds a
 * lease, so even its death justifies no second request.
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
  readonly must?: number;
  readonly most?: number;
}

export const isBroken = ({ count, must, most = Infinity }: Finding): boolean =>
  (must !== undefined && count !== must) || Number(count) > most;

export function tableOf(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ what }) => what.length));
  return findings
    .map((finding) => {
      const { what, count, must, most } = finding;
      const limit = must === undefined ? most && `at most ${most}` : `${must}`;
      const verdict =
        limit === undefined ? "" : isBroken(finding) ? `BROKEN: must be ${limit}` : "ok";
      return `${what.padEnd(width)}  ${String(count).padStart(8)}  ${verdict}`.trimEnd();
    })
    .join("\n");
}

export interface Restart {
  readonly at: number;
  readonly tookMs: number;
}

/** Seconds allowed after a restart, in addition to the restart itself. */
const untilReconnected = 2;
const watchedAfterRestartMs = 20_000;

function restartFindings({ anglers, restart }: Rehearsed): Finding[] {
  if (restart === undefined) return [];
  const { at, tookMs } = restart;
  const isNear = (time: number): boolean => Math.abs(time - at) < watchedAfterRestartMs;
  const times = anglers
    .flatMap(({ loggedAt }) => loggedAt.filter(isNear))
    .toSorted((a, b) => a - b);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const gap = Math.max(...gaps) / 1000;
  return [
    { what: "restart of PostgreSQL, s", count: (tookMs / 1000).toFixed(1) },
    {
      what: "longest time without a catch around it, s",
      count: gap.toFixed(1),
      most: Number((tookMs / 1000 + untilReconnected).toFixed(1)),
    },
  ];
}

export interface Rehearsed {
  readonly balancer: Balancer;
  readonly anglers: readonly Angler[];
  readonly viewers: readonly Viewer[];
  readonly outside: Outside;
  readonly due: readonly DueMoment[];
  readonly restart: Restart | undefined;
  readonly lastKillAt: number;
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

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
    { what: "answers 500", count: balancer.statuses.get(500) ?? 0, must: 0 },
    { what: "answers 503", count: balancer.statuses.get(503) ?? 0 },
    ...restartFindings(rehearsed),
    ...kept,
    ...outsideFindings(outside, due),
    { what: "vessel streams", count: viewers.length },
    { what: "vessel streams that went on after both", count: wentOn, must: viewers.length },
    { what: "vessel streams: longest silence, s", count: (longestSilence / 1000).toFixed(1) },
  ];
}
