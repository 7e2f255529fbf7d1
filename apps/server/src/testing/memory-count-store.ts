import type { CallerCount, CountStore } from "#server/platform/rate-limit/count-store.ts";

/** Counts in memory; handing one store to several apps makes them instances of one product. */
export function createMemoryCountStore(): CountStore {
  const windows = new Map<number, Map<string, number>>();
  return {
    prepare: () => Promise.resolve(),
    add(windowStart, additions) {
      const counts = windows.get(windowStart) ?? new Map<string, number>();
      windows.set(windowStart, counts);
      const totals: CallerCount[] = additions.map(({ caller, requests }) => {
        const total = (counts.get(caller) ?? 0) + requests;
        counts.set(caller, total);
        return { caller, requests: total };
      });
      return Promise.resolve(totals);
    },
    forgetBefore(windowStart) {
      for (const start of windows.keys()) if (start < windowStart) windows.delete(start);
      return Promise.resolve();
    },
  };
}
