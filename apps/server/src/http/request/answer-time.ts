import { Socket } from "node:net";
import type { Endpoint } from "@striper/contract/endpoint";
import { second } from "@striper/marine/time";
import type { FastifyRequest, RouteOptions } from "fastify";

/** Uploads and downloads over a weak signal; everything else is quick or has failed. */
const transferTimeoutMs = 300_000;
const handlerTimeoutMs = 60_000;

function usualTimeMs({ bodyKind, responseType }: Endpoint): number {
  const isQuick =
    (bodyKind === "none" || bodyKind === "json") && responseType === "application/json";
  return isQuick ? handlerTimeoutMs : transferTimeoutMs;
}

/** How long an answer may take. */
export function answerTime(endpoint: Endpoint): Pick<RouteOptions, "handlerTimeout"> {
  // An event stream lasts as long as its client stays connected.
  if (endpoint.responseType === "text/event-stream") return {};
  const { seconds } = endpoint.limits;
  return { handlerTimeout: seconds === undefined ? usualTimeMs(endpoint) : seconds * second };
}

/**
 * Once all of a request has arrived it is its caller who waits: a connection that is silent then is
 * not dropped before the answer is due.
 */
export function waitForAnswer(endpoint: Endpoint, request: FastifyRequest): void {
  const { handlerTimeout } = answerTime(endpoint);
  if (endpoint.bodyKind === "none" || handlerTimeout === undefined) return;
  const { raw, socket } = request;
  raw.once("end", () => {
    // A request that was injected has none.
    if (socket instanceof Socket) socket.setTimeout(handlerTimeout);
  });
}
