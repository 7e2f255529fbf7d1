import type { FastifyReply } from "fastify";
import type { Requester } from "#server/platform/work/fair-queue.ts";

/** Nobody reads the answer to this request any more. */
export class CallerGone extends Error {
  override readonly name = "CallerGone";
}

/**
 * For whom a request's work is done, until its answer is sent or its connection is gone. A
 * signed-in caller's access is checked meanwhile: signing out, revoking the session or deleting the
 * account, on any instance, ends the work.
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
