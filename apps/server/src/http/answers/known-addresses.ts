import type { FastifyRequest } from "fastify";

/** Callers without end could fill any memory; the first so many are remembered. */
const mostKnown = 1000;

/** Reads each address once: what it asks for depends on nothing else, and most ask the same few. */
export function readOnce<Asked extends object>(
  read: (request: FastifyRequest) => Asked,
): (request: FastifyRequest) => Asked {
  const known = new Map<string, Asked>();
  return (request) => {
    const held = known.get(request.url);
    if (held !== undefined) return held;
    const asked = read(request);
    if (known.size < mostKnown) known.set(request.url, asked);
    return asked;
  };
}
