import { Readable } from "node:stream";
import type { Endpoint, InputOf, OutputOf } from "@striper/contract/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import * as z from "zod/mini";
import { createAdmission } from "#server/http/admission.ts";
import type { Admission, AdmissionDependencies } from "#server/http/admission.ts";
import { createCachedAnswer, sendCachedAnswer } from "#server/http/answers/cached-answer.ts";
import type { CachedAnswer } from "#server/http/answers/cached-answer.ts";
import { bestEncoding, compress, compressFromBytes } from "#server/http/answers/encodings.ts";
import type { SignedInAccount } from "#server/http/authentication.ts";
import { watchedStream } from "#server/http/open-streams.ts";
import { answerTime, waitForAnswer } from "#server/http/request/answer-time.ts";
import { readAddress, readInput } from "#server/http/request/request-input.ts";
import type { AddressInput, RequestInput } from "#server/http/request/request-input.ts";
import { BoundedCache } from "#server/platform/bounded-cache.ts";
import { createFairQueue, requesterFor } from "#server/platform/work/fair-queue.ts";

type Schema = z.ZodMiniType;
type Input<P extends Schema, Q extends Schema, B extends Schema> = RequestInput<
  OutputOf<P>,
  OutputOf<Q>,
  OutputOf<B>
>;
type Answer<R extends Schema> = InputOf<R> | CheckedJson;
type Output<R extends Schema> = Answer<R> | Promise<Answer<R>>;

/** Charges units of work to the caller. Throws when the caller's share of the minute is used up. */
export type Charge = (units: number) => void;

export interface Binder {
  /** Binds a `public` endpoint. */
  open<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    endpoint: Endpoint<P, Q, B, R>,
    handler: (input: Input<P, Q, B>) => Output<R>,
  ): void;
  /** Binds an `account`, `member` or `admin` endpoint. */
  signedIn<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    endpoint: Endpoint<P, Q, B, R>,
    handler: (input: Input<P, Q, B> & { readonly account: SignedInAccount }) => Output<R>,
  ): void;
  /** Binds an endpoint that answers with an event stream, which ends with the caller's access. */
  events<P extends Schema, Q extends Schema, B extends Schema>(
    endpoint: Endpoint<P, Q, B>,
    handler: (
      input: Input<P, Q, B> & { readonly account: SignedInAccount },
    ) => Readable | Promise<Readable>,
  ): void;
  /** Binds a `public` endpoint whose answer is the same for everyone for a while. */
  cached<P extends Schema, Q extends Schema>(
    endpoint: Endpoint<P, Q>,
    handler: (
      input: AddressInput<OutputOf<P>, OutputOf<Q>>,
      charge: Charge,
    ) => CachedAnswer | Promise<CachedAnswer>,
  ): void;
  readonly bound: readonly Endpoint[];
}

export interface BinderDependencies extends AdmissionDependencies {
  readonly app: FastifyInstance;
  /** Alternating names and values, sent with every cached answer. */
  readonly dataHeaders: readonly string[];
}

const eventStream = "text/event-stream";

type Hooks = Pick<RouteOptions, "onRequest" | "handler" | "handlerTimeout">;

interface Binding {
  readonly isPublic: boolean;
  /** The answer is an event stream, which must end when the caller's access ends. */
  readonly isOfEvents: boolean;
}
const forEverybody: Binding = { isPublic: true, isOfEvents: false };

function refuseOtherBinding(endpoint: Endpoint, { isPublic, isOfEvents }: Binding): void {
  const name = `${endpoint.method} ${endpoint.path}`;
  if ((endpoint.access === "public") !== isPublic)
    throw new Error(`${name} is bound for the wrong access`);
  if ((endpoint.responseType === eventStream) !== isOfEvents)
    throw new Error(`${name} is bound for the wrong kind of answer`);
}

function sendWhenReady(
  answer: CachedAnswer | Promise<CachedAnswer>,
  ...where: readonly [FastifyRequest, FastifyReply, readonly string[]]
): void | Promise<void> {
  if (!(answer instanceof Promise)) return sendCachedAnswer(answer, ...where);
  return answer.then((ready) => sendCachedAnswer(ready, ...where));
}

const jsonType = "application/json";
const jsonWithCharset = "application/json; charset=utf-8";

/**
 * Thrown for an answer that breaks the contract. The log names the fields; the caller gets a 500.
 */
class ContractBreach extends Error {
  override readonly name = "ContractBreach";
}

const compiledSchemas = new WeakMap<z.ZodMiniType, z.ZodMiniType>();

/** Compiles the schema on first use. A compiled schema checks several times as fast. */
function compiled(schema: z.ZodMiniType): z.ZodMiniType {
  const known = compiledSchemas.get(schema) ?? z.compile(schema);
  compiledSchemas.set(schema, known);
  return known;
}

function serializeAnswer(endpoint: Endpoint, value: unknown): string {
  const checked = compiled(endpoint.response).safeParse(value);
  if (!checked.success) {
    const places = checked.error.issues
      .slice(0, 5)
      .map(({ path, message }) => `${path.map(String).join(".")}: ${message}`);
    throw new ContractBreach(`${endpoint.method} ${endpoint.path} answers ${places.join("; ")}`);
  }
  return JSON.stringify(checked.data);
}

export class CheckedJson {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

export const checkAnswer = <R extends z.ZodMiniType>(
  endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, R>,
  value: InputOf<R>,
): CheckedJson => new CheckedJson(Buffer.from(serializeAnswer(endpoint, value)));

export function cacheAnswer<R extends z.ZodMiniType>(
  endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, R>,
  value: InputOf<R>,
  maxAgeSeconds: number,
): Promise<CachedAnswer> {
  return createCachedAnswer({
    body: serializeAnswer(endpoint, value),
    mediaType: jsonWithCharset,
    cacheControl: `public, max-age=${maxAgeSeconds}`,
  });
}

async function sendAnswer(
  endpoint: Endpoint,
  value: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  if (endpoint.responseType !== jsonType) {
    if (!(Buffer.isBuffer(value) || value instanceof Readable || typeof value === "string"))
      throw new ContractBreach(`${endpoint.method} ${endpoint.path} answers no bytes`);
    if (!reply.hasHeader("content-type")) reply.type(endpoint.responseType);
    return reply.send(value);
  }
  const body =
    value instanceof CheckedJson ? value.bytes : Buffer.from(serializeAnswer(endpoint, value));
  reply.type(jsonWithCharset).header("vary", "accept-encoding");
  const encoding = bestEncoding(request.headers["accept-encoding"]);
  if (encoding === "identity" || body.byteLength < compressFromBytes) return reply.send(body);
  const compressed = await compress(body, encoding, "quick");
  return reply.header("content-encoding", encoding).send(compressed);
}

/** Limits long answers: reading, checking and writing one takes milliseconds of the event loop. */
const longAnswers = createFairQueue({
  running: 16,
  runningEach: 1,
  waitingEach: 30,
  waiting: 1000,
  longestMs: 30_000,
});

const mostAddresses = 1000;

/** Caches parsed parameters and queries by URL, because most callers ask the same few. */
function readOnce<Asked extends object>(
  read: (request: FastifyRequest) => Asked,
): (request: FastifyRequest) => Asked {
  const known = new BoundedCache<Asked>(mostAddresses);
  return (request) => {
    const before = known.get(request.url);
    if (before !== undefined) return before;
    const asked = read(request);
    known.set(request.url, asked);
    return asked;
  };
}

const inTurn = <Result>(
  { limits }: Endpoint,
  { accountId }: SignedInAccount,
  answer: () => Promise<Result>,
): Promise<Result> =>
  limits.inTurns === true ? longAnswers.run(requesterFor(accountId), answer) : answer();

const hooksOfSignedIn = <P extends Schema, Q extends Schema, B extends Schema>(
  admission: Admission,
  endpoint: Endpoint<P, Q, B>,
  handler: (input: Input<P, Q, B> & { readonly account: SignedInAccount }) => unknown,
): Hooks => ({
  ...answerTime(endpoint),
  onRequest(request) {
    waitForAnswer(endpoint, request);
    return admission.account(endpoint, request);
  },
  handler(request, reply) {
    const admitted = admission.admitted(endpoint, request, reply);
    return inTurn(endpoint, admitted.account, async () => {
      const answer = await handler({ ...readInput(endpoint, request, reply), ...admitted });
      return sendAnswer(endpoint, answer, request, reply);
    });
  },
});

export function createBinder(dependencies: BinderDependencies): Binder {
  const { app, access, dataHeaders } = dependencies;
  const bound: Endpoint[] = [];
  const admission = createAdmission(dependencies);

  function add(endpoint: Endpoint, hooks: Hooks): void {
    bound.push(endpoint);
    const { method, path: url } = endpoint;
    app.route({ method, url, config: { endpoint }, ...hooks });
  }

  function addSignedIn<P extends Schema, Q extends Schema, B extends Schema>(
    endpoint: Endpoint<P, Q, B>,
    handler: (input: Input<P, Q, B> & { readonly account: SignedInAccount }) => unknown,
    isOfEvents: boolean,
  ): void {
    refuseOtherBinding(endpoint, { isPublic: false, isOfEvents });
    add(endpoint, hooksOfSignedIn(admission, endpoint, handler));
  }

  return {
    bound,
    open(endpoint, handler) {
      refuseOtherBinding(endpoint, forEverybody);
      add(endpoint, {
        ...answerTime(endpoint),
        onRequest: (request) => admission.anyone(endpoint, request),
        handler: async (request, reply) => {
          const answer = await handler(readInput(endpoint, request, reply));
          return sendAnswer(endpoint, answer, request, reply);
        },
      });
    },
    signedIn: (endpoint, handler) => addSignedIn(endpoint, handler, false),
    events: (endpoint, handler) =>
      addSignedIn(endpoint, watchedStream(access, endpoint, handler), true),
    cached(endpoint, handler) {
      refuseOtherBinding(endpoint, forEverybody);
      const addressOf = readOnce((request) => readAddress(endpoint, request));
      add(endpoint, {
        onRequest: (request, _reply, done) => {
          admission.anyoneAtOnce(endpoint, request);
          done();
        },
        handler: (request, reply) => {
          const answer = handler(addressOf(request), admission.chargeOf(endpoint, request));
          return sendWhenReady(answer, request, reply, dataHeaders);
        },
      });
    },
  };
}
