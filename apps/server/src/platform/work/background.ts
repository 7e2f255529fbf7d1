import type { Log } from "#server/platform/log/log.ts";

export interface Background {
  /** Starts work. A failure is logged under this name. */
  start(name: string, work: () => Promise<void>): void;
  settled(): Promise<void>;
}

export function createBackground(log: Log): Background {
  const underWay = new Set<Promise<void>>();

  async function run(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error({ err: error, work: name }, "work in the background failed");
    }
  }

  return {
    start(name, work) {
      const running = run(name, work).finally(() => underWay.delete(running));
      underWay.add(running);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
