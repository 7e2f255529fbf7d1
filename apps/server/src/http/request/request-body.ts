import type { IncomingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import type { Endpoint } from "@striper/contract/endpoint";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#server/http/app-error.ts";
import { parseMultipart } from "#server/http/request/multipart-form.ts";

/** One file of a form, held in memory; its kind is told by its content, so no type is kept. */
export interface UploadedFile {
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** What the body parsers leave behind. */
export type ParsedBody =
  | { readonly kind: "none" }
  | { readonly kind: "json"; readonly value: unknown }
  | {
      readonly kind: "form";
      readonly fields: object;
      readonly files: ReadonlyMap<string, UploadedFile>;
    }
  | { readonly kind: "raw"; readonly stream: Readable };

declare module "fastify" {
  interface FastifyContextConfig {
    readonly endpoint?: Endpoint;
  }
}

const deepestJson = 24;
const utf8 = new TextDecoder("utf-8", { fatal: true });

const nullByte = (): AppError =>
  new AppError("invalid_request", { message: "The request contains a null byte." });

/** What is inside a value: its items, or its names and values. */
function contentOf(value: unknown): readonly unknown[] {
  if (typeof value === "string" && value.includes("\0")) throw nullByte();
  if (typeof value !== "object" || value === null) return [];
  return Array.isArray(value) ? value : Object.entries(value).flat();
}

/** PostgreSQL holds no null byte in text, and no one types one. */
export function refuseNullBytesAndDepth(value: unknown): void {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepestJson)
      throw new AppError("invalid_request", { message: "The request is nested too deeply." });
    level = level.flatMap(contentOf);
  }
}

function parseJson(bytes: Buffer): ParsedBody {
  if (bytes.byteLength === 0) return { kind: "none" };
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch (cause) {
    throw new AppError("malformed_json", { cause });
  }
  refuseNullBytesAndDepth(value);
  return { kind: "json", value };
}

const unreadableForm = (cause?: unknown): AppError =>
  new AppError("invalid_request", { message: "The form could not be read.", cause });

function decodeText(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw unreadableForm(cause);
  }
}

function parseForm(body: Buffer, contentType: string): ParsedBody {
  const fields = new Map<string, string>();
  const files = new Map<string, UploadedFile>();
  const parts = parseMultipart(body, contentType);
  if (parts === undefined) throw unreadableForm();
  for (const { name, fileName, bytes } of parts) {
    if (fields.has(name) || files.has(name))
      throw new AppError("invalid_request", {
        fields: [{ path: `body.${name.slice(0, 40)}`, message: "is given twice" }],
      });
    if (fileName === undefined) fields.set(name, decodeText(bytes));
    else files.set(name, { fileName, bytes });
  }
  const values = Object.fromEntries(fields);
  refuseNullBytesAndDepth(values);
  return { kind: "form", fields: values, files };
}

/** Of a form it is its file that is too large, and the file has its own sentence. */
export function tooLarge({ files }: Endpoint): AppError {
  const message = files[0]?.wording?.tooLarge;
  return new AppError("payload_too_large", message === undefined ? {} : { message });
}

/**
 * The bytes of a body, as long as there are not more than allowed. The rest of a refused one is
 * read into nothing: closing the connection at once would take the refusal from the caller.
 */
async function* limited(endpoint: Endpoint, payload: Readable): AsyncGenerator<Buffer> {
  let seen = 0;
  const chunks: AsyncIterable<Buffer> = payload.iterator({ destroyOnReturn: false });
  try {
    for await (const chunk of chunks) {
      seen += chunk.byteLength;
      if (seen > endpoint.limits.bodyBytes) throw tooLarge(endpoint);
      yield chunk;
    }
  } finally {
    payload.resume();
  }
}

/** Into one piece of memory of the announced length: a photo is not held twice. */
async function readAnnounced(chunks: AsyncIterable<Buffer>, announced: number): Promise<Buffer> {
  const all = Buffer.allocUnsafe(announced);
  let end = 0;
  for await (const chunk of chunks) end += chunk.copy(all, end);
  return all.subarray(0, end);
}

export async function readAll(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const collected: Buffer[] = [];
  for await (const chunk of chunks) collected.push(chunk);
  return Buffer.concat(collected);
}

function hasBody(request: FastifyRequest): boolean {
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

/** Before the first byte of a body is read: is there one, may it be, of that kind and size? */
export function refuseUnfitBody(endpoint: Endpoint, request: FastifyRequest): void {
  if (!hasBody(request)) return;
  const { bodyKind, limits } = endpoint;
  if (bodyKind === "none")
    throw new AppError("invalid_request", { message: "This call takes no body." });
  if (!wantedType[bodyKind].test(request.headers["content-type"] ?? ""))
    throw new AppError("unsupported_media_type");
  if (request.headers["content-encoding"] !== undefined)
    throw new AppError("unsupported_media_type", { message: "Compressed bodies are not taken." });
  if (Number(request.headers["content-length"] ?? 0) > limits.bodyBytes) throw tooLarge(endpoint);
}

async function parse(
  endpoint: Endpoint,
  payload: Readable,
  headers: IncomingHttpHeaders,
): Promise<ParsedBody> {
  const { bodyKind } = endpoint;
  if (bodyKind === "none") return { kind: "none" };
  const chunks = limited(endpoint, payload);
  if (bodyKind === "raw")
    return { kind: "raw", stream: Readable.from(chunks, { objectMode: false }) };
  // No longer than the endpoint allows: that was checked before.
  const announced = headers["content-length"];
  const bytes = await (announced === undefined
    ? readAll(chunks)
    : readAnnounced(chunks, Number(announced)));
  return bodyKind === "json" ? parseJson(bytes) : parseForm(bytes, headers["content-type"] ?? "");
}

const bodies = new WeakMap<FastifyRequest, ParsedBody>();

export const bodyOf = (request: FastifyRequest): ParsedBody =>
  bodies.get(request) ?? { kind: "none" };

/** Replaces the framework's parsers: what a body becomes is the endpoint's business alone. */
export function installBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", async (request: FastifyRequest, payload: Readable) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint === undefined) throw new AppError("unsupported_media_type");
    bodies.set(request, await parse(endpoint, payload, request.headers));
  });
}
