import { Readable } from "node:stream";
import type { Endpoint } from "@striper/contract/endpoint";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#server/http/app-error.ts";
import { knownAccount } from "#server/http/authentication.ts";
import { callerOf } from "#server/http/rate-limit.ts";
import { readForm } from "#server/http/request/form-body.ts";
import type { FormBody } from "#server/http/request/form-body.ts";
import { createByteBudget, uncountedBytes } from "#server/http/request/byte-budget.ts";
import type { ByteBudget, ByteBudgetRules, Reservation } from "#server/http/request/byte-budget.ts";
import { readJsonBody } from "#server/http/request/json-body.ts";
import type { JsonBody } from "#server/http/request/json-body.ts";
import {
  receiveCounted,
  receivePassing,
  receiveSmall,
  tooLarge,
} from "#server/http/request/receive-body.ts";

export type ParsedBody =
  | { readonly kind: "none" }
  | JsonBody
  | FormBody
  | { readonly kind: "raw"; readonly stream: Readable };

declare module "fastify" {
  interface FastifyContextConfig {
    readonly endpoint?: Endpoint;
  }
}

export function hasBody(request: FastifyRequest): boolean {
  const { headers } = request.raw;
  return (
    headers["transfer-encoding"] !== undefined ||
    (headers["content-length"] !== undefined && headers["content-length"] !== "0")
  );
}

const wantedType = {
  json: /^application\/json\s*(?:;|$)/iu,
  multipart: /^multipart\/form-data\s*;.*boundary=/iu,
  raw: /^/u,
} as const;

/** Some clients send `{}` with every call. Read up to this many bytes to recognize it. */
const emptyObjectBytes = 16;

function mayBeEmptyObject({ method, headers }: FastifyRequest): boolean {
  const length = Number(headers["content-length"]);
  // Bodies of GET requests are never parsed.
  const isParsed = method !== "GET" && method !== "HEAD";
  const isPlain = headers["content-encoding"] === undefined;
  const isJson = wantedType.json.test(headers["content-type"] ?? "");
  return isParsed && isPlain && isJson && length <= emptyObjectBytes;
}

const takesNone = (): AppError =>
  new AppError("invalid_request", { message: "This call takes no body." });

function refuseAllButEmptyObject(bytes: Buffer): ParsedBody {
  if (!/^\s*(?:\{\s*\})?\s*$/u.test(bytes.toString("latin1"))) throw takesNone();
  return { kind: "none" };
}

export function refuseUnfitBody(endpoint: Endpoint, request: FastifyRequest): void {
  if (!hasBody(request)) return;
  const { bodyKind, limits } = endpoint;
  if (bodyKind === "none") {
    if (mayBeEmptyObject(request)) return;
    throw takesNone();
  }
  if (!wantedType[bodyKind].test(request.headers["content-type"] ?? ""))
    throw new AppError("unsupported_media_type");
  if (request.headers["content-encoding"] !== undefined)
    throw new AppError("unsupported_media_type", {
      message: "Compressed bodies are not accepted.",
    });
  if (Number(request.headers["content-length"] ?? 0) > limits.bodyBytes) throw tooLarge(endpoint);
}

export interface BodyRules {
  readonly stalledAfterMs: number;
  /** Most requests whose bodies are still arriving, per token and per address. */
  readonly atOnce: { readonly ofToken: number; readonly ofAddress: number };
  readonly memory: ByteBudgetRules;
}

const mebibyte = 1024 * 1024;
/** Real memory use may reach twice `memory.bytes` while form buffers grow. */
export const usualBodyRules: BodyRules = {
  stalledAfterMs: 10_000,
  // The web app sends its own requests one by one, but a whole marina may share one address.
  atOnce: { ofToken: 24, ofAddress: 200 },
  memory: { bytes: 64 * mebibyte, bytesOfCaller: 24 * mebibyte },
};

const releases = new WeakMap<FastifyRequest, () => void>();

function openReservation(
  byteBudget: ByteBudget,
  request: FastifyRequest,
  caller: string,
  announced: number | undefined,
  giveWay: (reason: AppError) => void,
): Reservation {
  const reservation = byteBudget.open(caller, announced, giveWay);
  const { socket } = request.raw;
  const release = (): void => {
    reservation.release();
    socket.off("close", release);
  };
  socket.once("close", release);
  releases.set(request, release);
  return reservation;
}

function parse(
  endpoint: Endpoint,
  request: FastifyRequest,
  payload: Readable,
  byteBudget: ByteBudget,
  { stalledAfterMs }: BodyRules,
): ParsedBody | Promise<ParsedBody> {
  const { bodyKind } = endpoint;
  if (bodyKind === "none")
    return receiveSmall(payload, stalledAfterMs).then(refuseAllButEmptyObject);
  const caller = knownAccount(request)?.accountId ?? callerOf(request);
  if (bodyKind === "raw") {
    const passing = receivePassing(endpoint, { payload, caller }, stalledAfterMs);
    return { kind: "raw", stream: Readable.from(passing, { objectMode: false }) };
  }
  const { "content-type": contentType = "", "content-length": length } = request.headers;
  const announced = length === undefined ? undefined : Number(length);
  if (bodyKind === "json" && announced !== undefined && announced <= uncountedBytes)
    return receiveSmall(payload, stalledAfterMs).then((bytes) => readJsonBody([bytes], endpoint));
  const chunks = receiveCounted(endpoint, { payload, caller }, stalledAfterMs, (giveWay) =>
    openReservation(byteBudget, request, caller, announced, giveWay),
  );
  if (bodyKind === "json") return readJsonBody(chunks, endpoint);
  return readForm(chunks, endpoint, contentType, announced);
}

const bodies = new WeakMap<FastifyRequest, ParsedBody>();

export const bodyOf = (request: FastifyRequest): ParsedBody =>
  bodies.get(request) ?? { kind: "none" };

/** Replaces the framework's parsers, because the endpoint decides how its body is parsed. */
export function installBodyParsers(app: FastifyInstance, rules: BodyRules): void {
  const byteBudget = createByteBudget(rules.memory);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", async (request: FastifyRequest, payload: Readable) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint === undefined) throw new AppError("unsupported_media_type");
    bodies.set(request, await parse(endpoint, request, payload, byteBudget, rules));
  });
  app.addHook("onResponse", (request, _reply, done) => {
    releases.get(request)?.();
    done();
  });
}
