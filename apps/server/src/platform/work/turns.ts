/** Lets through so many pieces of work in each turn of the event loop. */
export interface Turns {
  /**
   * Undefined where this piece may go ahead at once; otherwise it resolves in one of the next turns
   * of the event loop. Keys that wait take turns, one piece each.
   */
  wait(key: string): Promise<void> | undefined;
}

export interface Pace {
  readonly pieces: number;
  /** Between turns; 0 for every turn of the event loop. */
  readonly everyMs: number;
}

/**
 * A thousand requests that arrive together are a thousand pieces of work in one turn of the event
 * loop, and whatever else arrives waits for all of them. With turns, connections are looked at in
 * between, and a caller who asks once is not behind another's thousand.
 */
export function createTurns({ pieces: piecesATurn, everyMs }: Pace): Turns {
  const waiting = new Map<string, (() => void)[]>();
  let left = 0;
  let isCounting = false;

  function startNext(): boolean {
    for (const [key, pieces] of waiting) {
      pieces.shift()?.();
      // To the end of the line.
      waiting.delete(key);
      if (pieces.length > 0) waiting.set(key, pieces);
      return true;
    }
    return false;
  }

  /** Begins a turn, and the one after it for as long as anything is let through. */
  function begin(): void {
    left = piecesATurn;
    while (left > 0 && startNext()) left--;
    const next = (): void => {
      isCounting = left < piecesATurn;
      if (isCounting) begin();
    };
    isCounting = true;
    if (everyMs === 0) setImmediate(next);
    else setTimeout(next, everyMs);
  }

  return {
    wait(key) {
      if (!isCounting) begin();
      if (left > 0 && waiting.size === 0) {
        left--;
        return undefined;
      }
      return new Promise((resolve) => {
        const pieces = waiting.get(key);
        if (pieces === undefined) waiting.set(key, [resolve]);
        else pieces.push(resolve);
      });
    },
  };
}
