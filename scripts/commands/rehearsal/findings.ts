import type { Asked } from "./outside.ts";

/** While everything is being made due, nobody can say which period a request belongs to. */
export interface DueMoment {
  readonly from: number;
  readonly to: number;
}

/**
 * Addresses that were asked more than once between two moments at which everything was made due.
 * Whoever asks holds a lease, so that even an instance that dies while asking is no reason to ask
 * again before the lease has ended.
 */
export function duplicateRefreshes(
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
