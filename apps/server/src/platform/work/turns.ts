/** Admits a limited number of pieces of work per turn of the event loop. */
export interface Turns {
  /**
   * Returns undefined when this piece may proceed at once, otherwise a promise for a later turn.
   * Waiting keys take turns, one piece each.
   */
  wait(key: string): Promise<void> | undefined;
}

export interface Pace {
  readonly pieces: number;
  /** Time between turns; 0 for every turn of the event loop. */
  readonly everyMs: number;
}

/**
 * Spreads simultaneous requests over turns of the event loop, so that new connections are handled
 * in between, and one request does not wait behind another caller's thousand.
 */
export function createTurns({ pieces: piecesATurn, everyMs }: Pace): Turns {
  const waiting = new Map<string, (() => void)[]>();
  let left = 0;
  let isCounting = false;

  function startNext(): boolean {
    for (const [key, pieces] of waiting) {
      pieces.shift()?.();
      waiting.delete(key);
      if (pieces.length > 0) waiting.set(key, pieces);
      return true;
    }
    return false;
  }

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
