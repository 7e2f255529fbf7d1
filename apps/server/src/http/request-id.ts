import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const sane = /^[\w.-]{8,64}$/u;

/** Random digits for each request would take a fiftieth of an answer from the cache. */
const ofThisProcess = randomUUID().slice(0, -12);
let requests = 0;

function nextId(): string {
  requests++;
  return ofThisProcess + requests.toString(16).padStart(12, "0");
}

/** A proxy's id is used when it is well formed, so that both logs can be read together. */
export function requestIdOf(request: Pick<IncomingMessage, "headers">): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && sane.test(given) ? given : nextId();
}
