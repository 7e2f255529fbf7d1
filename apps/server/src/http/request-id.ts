import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const sane = /^[\w.-]{8,64}$/u;

/** A proxy's id is used when it is well formed, so that both logs can be read together. */
export function requestIdOf(request: Pick<IncomingMessage, "headers">): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && sane.test(given) ? given : randomUUID();
}
