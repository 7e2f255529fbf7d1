import type { Readable } from "node:stream";
import type { Endpoint } from "@striper/contract/endpoint";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AccessWatch } from "#server/http/access-watch.ts";
import type { SignedInAccount } from "#server/http/authentication.ts";

interface Admitted {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly account: SignedInAccount;
}

/**
 * Wraps a handler so that its stream ends when the session, account or plan no longer admits the
 * caller.
 */
export const watchedStream =
  <Input extends Admitted>(
    { watch, streamCheckMs: checkEveryMs }: AccessWatch,
    endpoint: Endpoint,
    handler: (input: Input) => Readable | Promise<Readable>,
  ): ((input: Input) => Promise<Readable>) =>
  async (input) => {
    const { request, reply, account } = input;
    const stream = await handler(input);
    // Start watching when data flows; a stream cannot be ended cleanly before.
    reply.raw.once("pipe", () => {
      const { accountId } = account;
      const forget = watch({ endpoint, request, accountId, checkEveryMs }, () => {
        stream.unpipe(reply.raw);
        // End the response in order: the caller reconnects and gets the reason as an error.
        reply.raw.end();
      });
      stream.once("close", forget);
    });
    return stream;
  };
