import type { IncomingMessage } from "node:http";

export interface UnfinishedBodies {
  /**
   * Counts the request until its body arrives or its connection closes. Returns false beyond the
   * limit.
   */
  count(sender: string, request: IncomingMessage): boolean;
}

export function createUnfinishedBodies(mostOfSender: number): UnfinishedBodies {
  const senders = new Map<string, Set<IncomingMessage>>();

  function forget(sender: string, request: IncomingMessage): void {
    const requests = senders.get(sender);
    requests?.delete(request);
    if (requests?.size === 0) senders.delete(sender);
  }

  return {
    count(sender, request) {
      const requests = senders.get(sender) ?? new Set();
      // Node emits nothing when a body has arrived but is not read yet, so drop complete ones here.
      if (requests.size >= mostOfSender)
        for (const each of requests) if (each.complete) requests.delete(each);
      if (requests.size >= mostOfSender) return false;
      senders.set(sender, requests.add(request));
      for (const event of ["end", "close"]) request.once(event, () => forget(sender, request));
      return true;
    },
  };
}
