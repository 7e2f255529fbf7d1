/** More work waits than can be done in a bearable time. */
export class LineTooLong extends Error {
  override readonly name = "LineTooLong";
}

/** Lets a few pieces of work run at once; the others wait in line, first come, first served. */
export type WorkLine = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createWorkLine(atOnce: number, longest: number): WorkLine {
  let free = atOnce;
  const waiting: (() => void)[] = [];

  async function takePlace(): Promise<void> {
    if (free > 0) {
      free--;
      return;
    }
    if (waiting.length >= longest) throw new LineTooLong("too much work is waiting");
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  }

  function leavePlace(): void {
    const next = waiting.shift();
    if (next === undefined) free++;
    else next();
  }

  return async (work) => {
    await takePlace();
    try {
      return await work();
    } finally {
      leavePlace();
    }
  };
}
