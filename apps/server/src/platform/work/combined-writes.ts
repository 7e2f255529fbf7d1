/**
 * Combines writes. Items that arrive during a write are written together next, so 1000 quick calls
 * take a few statements. Each call resolves once its item is written.
 */
export function createCombinedWrites<Item>(
  write: (items: readonly Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  let waiting: Item[] = [];
  let written: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  const writeWaiting = (): Promise<void> => {
    const items = waiting;
    waiting = [];
    next = null;
    written = write(items);
    return written;
  };
  return (item) => {
    waiting.push(item);
    next ??= written.then(writeWaiting, writeWaiting);
    return next;
  };
}
