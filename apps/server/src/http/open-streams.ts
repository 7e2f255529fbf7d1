import type { Readable } from "node:stream";
import type { Endpoint } from "@striper/contract/endpoint";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AccessChanges } from "#server/http/access-changes.ts";
import { AppError } from "#server/http/app-error.ts";
import { authenticate, requireAccess } from "#server/http/authentication.ts";
import type { Authenticator, SignedInAccount } from "#server/http/authentication.ts";

interface Admitted {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly account: SignedInAccount;
}

/** An answer that goes on for as long as someone listens. */
interface OpenStream extends Admitted {
  readonly endpoint: Endpoint;
  readonly stream: Readable;
}

export interface OpenStreams {
  /** The same handler, whose streams end once their caller would be refused them: with session, account or plan. */
  watched<Input extends Admitted>(
    endpoint: Endpoint,
    handler: (input: Input) => Readable | Promise<Readable>,
  ): (input: Input) => Promise<Readable>;
}

export interface OpenStreamsOptions {
  readonly authenticator: Authenticator;
  /** What happens in this process ends its streams at once. */
  readonly accessChanges: AccessChanges;
  /** What happens elsewhere, or by the clock alone, does so at the next look. */
  readonly checkEveryMs?: number;
}

const defaultCheckEveryMs = 30_000;

export function createOpenStreams(options: OpenStreamsOptions): OpenStreams {
  const { authenticator, accessChanges, checkEveryMs = defaultCheckEveryMs } = options;
  const open = new Set<OpenStream>();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;

  async function isRefused({ endpoint, request }: OpenStream): Promise<boolean> {
    try {
      requireAccess(endpoint.access, await authenticate(request, authenticator));
      return false;
    } catch (error) {
      // While nobody can say, it goes on.
      return error instanceof AppError;
    }
  }

  async function check(one: OpenStream): Promise<void> {
    if (!(await isRefused(one)) || !open.has(one)) return;
    one.stream.unpipe(one.reply.raw);
    // An orderly end: the caller reconnects and gets the reason as an error.
    one.reply.raw.end();
  }

  /** One after the other: it takes no connection to the database away from callers. */
  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    for (const one of open) await check(one);
    isLooking = false;
  }

  function forget(one: OpenStream): void {
    open.delete(one);
    if (open.size === 0) clearInterval(timer);
  }

  accessChanges.onChange((accountId) => {
    for (const one of open) if (one.account.accountId === accountId) void check(one);
  });

  function watch(one: OpenStream): void {
    if (open.size === 0) timer = setInterval(() => void look(), checkEveryMs).unref();
    open.add(one);
    one.stream.once("close", () => forget(one));
  }

  return {
    watched: (endpoint, handler) => async (input) => {
      const { request, reply, account } = input;
      const stream = await handler(input);
      // From when it flows: only then can it be ended in order.
      reply.raw.once("pipe", () => watch({ endpoint, request, reply, account, stream }));
      return stream;
    },
  };
}
