import type { FastifyRequest } from "fastify";
import { BoundedCache } from "#server/platform/bounded-cache.ts";

const mostAddresses = 1000;

/** Reads each address once: what it asks for depends on nothing else, and most ask the same few. */
export function readOnce<Asked extends object>(
  read: (request: FastifyRequest) => Asked,
): (request: FastifyRequest) => Asked {
  const known = new BoundedCache<Asked>(mostAddresses);
  return (request) => {
    const before = known.get(request.url);
    if (before !== undefined) return before;
    const asked = read(request);
    known.set(request.url, asked);
    return asked;
  };
}
