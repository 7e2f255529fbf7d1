import { Readable } from "node:stream";
import type { Endpoint, OutputOf } from "@striper/contract/endpoint";
import type { FieldError } from "@striper/contract/errors";
import { readFromOutside } from "@striper/contract/validation";
import type { FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import { AppError } from "#server/http/app-error.ts";
import { callerOf } from "#server/http/rate-limit.ts";
import type { UploadedFile } from "#server/http/request/form-body.ts";
import { nullByte } from "#server/http/request/null-byte.ts";
import { bodyOf } from "#server/http/request/request-body.ts";
import type { ParsedBody } from "#server/http/request/request-body.ts";
import { requesterOf } from "#server/http/request/requester.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

export interface RequestInput<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly file: (field: string) => UploadedFile | undefined;
  /**
   * Returns the body of a `raw` endpoint. The stream fails when it exceeds the endpoint's limit.
   */
  readonly stream: () => Readable;
  /**
   * Returns the requester for queued work. Its signal aborts when the caller disconnects or loses
   * access.
   */
  readonly requester: () => Requester;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Place = "params" | "query" | "body";

function fieldErrors(place: Place, error: z.core.$ZodError): FieldError[] {
  return error.issues.slice(0, 20).map((issue) => ({
    path: [place, ...issue.path.map(String)].join(".").slice(0, 120),
    message: issue.message.slice(0, 200),
  }));
}

function check<Schema extends z.ZodMiniType>(
  place: Place,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = readFromOutside(schema, value);
  if (result.success) return result.data;
  throw new AppError("invalid_request", { fields: fieldErrors(place, result.error) });
}

function fieldFault(name: string, fault: string, message?: string): AppError {
  const fields = [{ path: `body.${name.slice(0, 80)}`, message: fault }];
  return new AppError("invalid_request", message === undefined ? { fields } : { fields, message });
}

/**
 * Refuses a form without its required files. Other file rules are checked while the form arrives.
 */
function refuseMissingFiles(endpoint: Endpoint, files: ReadonlyMap<string, UploadedFile>): void {
  for (const { name, required, wording } of endpoint.files)
    if (required && !files.get(name)?.bytes.byteLength)
      throw fieldFault(name, "is missing or empty", wording?.missing);
}

const nothingGiven = Object.freeze({});
const noFiles: ReadonlyMap<string, UploadedFile> = new Map();

const isEmpty = (values: object): boolean => {
  for (const _ in values) return false;
  return true;
};

/** Treats `{}`, which some clients send with every call, as no body where the body is optional. */
const isNone = ({ body: schema }: Endpoint, value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  isEmpty(value) &&
  schema.safeParse(undefined).success;

function bodyValue(endpoint: Endpoint, body: ParsedBody): unknown {
  if (body.kind === "json") return isNone(endpoint, body.value) ? undefined : body.value;
  if (body.kind === "form") return body.fields;
  return endpoint.bodyKind === "multipart" ? {} : undefined;
}

const longestAddress = 4096;

function refuseLongAddress({ url }: FastifyRequest): void {
  if (url.length <= longestAddress) return;
  const message = `The address is longer than ${longestAddress.toLocaleString("en-US")} characters.`;
  throw new AppError("invalid_request", { message });
}

function textValues(values: unknown): object {
  if (typeof values !== "object" || values === null || isEmpty(values)) return nothingGiven;
  for (const value of Object.entries(values).flat(2))
    if (typeof value === "string" && value.includes("\0")) throw nullByte();
  return values;
}

export interface AddressInput<Params, Query> {
  readonly params: Params;
  readonly query: Query;
}

export function readAddress<P extends z.ZodMiniType, Q extends z.ZodMiniType>(
  endpoint: Endpoint<P, Q>,
  request: FastifyRequest,
): AddressInput<OutputOf<P>, OutputOf<Q>> {
  refuseLongAddress(request);
  return {
    params: check("params", endpoint.params, textValues(request.params)),
    query: check("query", endpoint.query, textValues(request.query)),
  };
}

/** Checks parameters, query and body. Throws with all faults of the first invalid one. */
export function readInput<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
>(
  endpoint: Endpoint<P, Q, B>,
  request: FastifyRequest,
  reply: FastifyReply,
): RequestInput<OutputOf<P>, OutputOf<Q>, OutputOf<B>> {
  const parsed = bodyOf(request);
  const files = parsed.kind === "form" ? parsed.files : noFiles;
  const input = {
    ...readAddress(endpoint, request),
    body: check("body", endpoint.body, bodyValue(endpoint, parsed)),
    requester: () => requesterOf(reply, callerOf(request)),
    request,
    reply,
  };
  refuseMissingFiles(endpoint, files);
  return {
    ...input,
    file: (field) => files.get(field),
    stream: () => {
      if (endpoint.bodyKind !== "raw") throw new Error("only a raw endpoint has a stream");
      // A request without a body never reaches the parsers.
      return parsed.kind === "raw" ? parsed.stream : Readable.from([]);
    },
  };
}
