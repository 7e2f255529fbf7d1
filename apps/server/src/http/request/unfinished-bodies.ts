import type { IncomingMessage } from "node:http";

/** Requests whose bodies are still arriving, by their sender. */
export interface UnfinishedBodies {
  /** Counts the request until its body has arrived or its connection is gone. False beyond the limit. */
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
      // What has arrived and waits for its turn is no burden; nothing says so when it has.
      if (requests.size >= mostOfSender)
        for (const each of requests) if (each.complete) requests.delete(each);
      if (requests.size >= mostOfSender) return false;
      senders.set(sender, requests.add(request));
      for (const event of ["end", "close"]) request.once(event, () => forget(sender, request));
      return true;
    },
  };
}
