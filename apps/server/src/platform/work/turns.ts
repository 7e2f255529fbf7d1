/** Lets through so many pieces of work in each turn of the event loop. */
export interface Turns {
  /**
   * Undefined where this piece may go ahead at once; otherwise it resolves in one of the next turns
   * of the event loop. Keys that wait take turns, one piece each.
   */
  wait(key: string): Promise<void> | undefined;
}

/**
 * A thousand requests that arrive together are a thousand pieces of work in one turn of the event
 * loop, and whatever else arrives waits for all of them. With turns, connections are looked at in
 * between, and a caller who asks once is not behind another's thousand.
 */
export function createTurns(mostATurn: number): Turns {
  const waiting = new Map<string, (() => void)[]>();
  let taken = 0;
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

  function turn(): void {
    isCounting = taken > 0;
    for (taken = 0; taken < mostATurn && startNext(); taken++) isCounting = true;
    if (isCounting) setImmediate(turn);
  }

  return {
    wait(key) {
      if (!isCounting) {
        isCounting = true;
        setImmediate(turn);
      }
      if (taken < mostATurn && waiting.size === 0) {
        taken++;
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
