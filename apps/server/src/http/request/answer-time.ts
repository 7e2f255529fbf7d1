import { Socket } from "node:net";
import type { Endpoint } from "@striper/contract/endpoint";
import { second } from "@striper/marine/time";
import type { FastifyRequest, RouteOptions } from "fastify";

/** Allows uploads and downloads over a weak signal. */
const transferTimeoutMs = 300_000;
const handlerTimeoutMs = 60_000;

function usualTimeMs({ bodyKind, responseType }: Endpoint): number {
  const isQuick =
    (bodyKind === "none" || bodyKind === "json") && responseType === "application/json";
  return isQuick ? handlerTimeoutMs : transferTimeoutMs;
}

export function answerTime(endpoint: Endpoint): Pick<RouteOptions, "handlerTimeout"> {
  // An event stream lasts as long as its client stays connected.
  if (endpoint.responseType === "text/event-stream") return {};
  const { seconds } = endpoint.limits;
  return { handlerTimeout: seconds === undefined ? usualTimeMs(endpoint) : seconds * second };
}

/**
 * Keeps the connection open until the answer is due. Without it, the idle timeout would drop a
 * caller that has sent everything and waits.
 */
export function waitForAnswer(endpoint: Endpoint, request: FastifyRequest): void {
  const { handlerTimeout } = answerTime(endpoint);
  if (endpoint.bodyKind === "none" || handlerTimeout === undefined) return;
  const { raw, socket } = request;
  raw.once("end", () => {
    // Injected requests have no real socket.
    if (socket instanceof Socket) socket.setTimeout(handlerTimeout);
  });
}
