import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const sane = /^[\w.-]{8,64}$/u;

/**
 * Shared prefix of this process's ids. A random id per request would cost 2 % of a cached answer.
 */
const ofThisProcess = randomUUID().slice(0, -12);
let requests = 0;

function nextId(): string {
  requests++;
  return ofThisProcess + requests.toString(16).padStart(12, "0");
}

/** Returns a proxy's well-formed id, so that both logs can be matched, or a new id. */
export function requestIdOf(request: Pick<IncomingMessage, "headers">): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && sane.test(given) ? given : nextId();
}
