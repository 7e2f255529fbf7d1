import type { FastifyReply } from "fastify";
import type { Requester } from "#server/platform/work/fair-queue.ts";

export class CallerGone extends Error {
  override readonly name = "CallerGone";
}

/**
 * Returns the requester of a request, valid until the answer is sent or the connection closes.
 * `watch` checks a signed-in caller's access meanwhile, so that signing out, revoking the session
 * or deleting the account ends the work on any instance.
 */
export function requesterOf(
  reply: FastifyReply,
  key: string,
  watch?: (ended: (refusal: Error) => void) => () => void,
): Requester {
  const leaving = new AbortController();
  const forget = watch?.((refusal) => leaving.abort(refusal));
  const leave = (): void => {
    forget?.();
    leaving.abort(new CallerGone("the request is over"));
  };
  reply.raw.once("close", leave);
  if (reply.raw.destroyed) leave();
  return { key, signal: leaving.signal };
}
