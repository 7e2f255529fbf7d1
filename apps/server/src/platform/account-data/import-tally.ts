import type { ImportTally } from "#server/platform/account-data/ports.ts";

const mostRejectedListed = 200;

export interface CountedImport extends ImportTally {
  readonly parts: readonly string[];
  readonly count: (what: string) => number;
  readonly alreadyPresent: () => number;
  readonly faults: readonly { readonly entry: string; readonly reason: string }[];
}

export function createImportTally(): CountedImport {
  const parts: string[] = [];
  const counts = new Map<string, number>();
  const faults: { entry: string; reason: string }[] = [];
  let present = 0;
  return {
    parts,
    faults,
    count: (what) => counts.get(what) ?? 0,
    alreadyPresent: () => present,
    took: (part) => void parts.push(part),
    added(what) {
      for (const [name, count] of Object.entries(what))
        counts.set(name, (counts.get(name) ?? 0) + count);
    },
    wasPresent: (count) => void (present += count),
    rejected(entry, reason) {
      if (faults.length < mostRejectedListed) faults.push({ entry, reason });
    },
  };
}
