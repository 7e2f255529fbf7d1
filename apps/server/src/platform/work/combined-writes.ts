/**
 * Batches writes: items that arrive while a write is running are written together next: each call
 * resolves once its item is written, and a thousand quick ones take a few statements.
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
