import { second } from "@striper/marine/time";
import type { FastifyReply } from "fastify";
import type { Authentication } from "#server/http/authentication.ts";
import { refusalOf } from "#server/http/authentication.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

/** Nobody reads the answer to this request any more. */
export class CallerGone extends Error {
  override readonly name = "CallerGone";
}

/** How long a session that was ended elsewhere may keep work going. */
const lookAgainMs = 2 * second;

/**
 * For whom a request's work is done, until its answer is sent or its connection is gone. Of a
 * signed-in caller the session is looked up again while the work lasts: signed out, revoked or
 * deleted, on whatever instance, it ends the work.
 */
export function requesterOf(
  reply: FastifyReply,
  key: string,
  lookUp?: () => Promise<Authentication>,
): Requester {
  const leaving = new AbortController();
  let watching: NodeJS.Timeout | undefined;

  async function look(again: () => Promise<Authentication>): Promise<void> {
    try {
      const refusal = refusalOf(await again());
      if (refusal !== undefined) leaving.abort(refusal);
    } catch {
      // Nothing was found out; the next look may.
    }
    watch();
  }
  function watch(): void {
    if (lookUp === undefined || leaving.signal.aborted) return;
    watching = setTimeout(() => void look(lookUp), lookAgainMs).unref();
  }

  reply.raw.once("close", () => {
    clearTimeout(watching);
    leaving.abort(new CallerGone("the request is over"));
  });
  if (reply.raw.destroyed) leaving.abort(new CallerGone("the request is over"));
  watch();
  return { key, signal: leaving.signal };
}
