import { bodyLimitsOf } from "@striper/contract/body-limits";
import type { Endpoint } from "@striper/contract/endpoint";
import { AppError } from "#server/http/app-error.ts";
import { nullByte } from "#server/http/request/null-byte.ts";
import { createFormReader, FormRefused } from "#server/http/request/multipart-form.ts";
import type {
  FormFault,
  FormPart,
  FormReader,
  FormRules,
  PartHead,
} from "#server/http/request/multipart-form.ts";
import { tooLarge } from "#server/http/request/receive-body.ts";

/**
 * One uploaded file in memory. Its announced type is dropped, because the content decides the type.
 */
export interface UploadedFile {
  readonly fileName: string;
  readonly bytes: Buffer;
}

export interface FormBody {
  readonly kind: "form";
  readonly fields: object;
  readonly files: ReadonlyMap<string, UploadedFile>;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });
/** UTF-8 bytes per UTF-16 code unit, in which text lengths are counted. */
const mostBytesOfCharacter = 3;

const refusedField = ({ name }: PartHead, message: string): AppError =>
  new AppError("invalid_request", { fields: [{ path: `body.${name.slice(0, 80)}`, message }] });

const unreadable = (cause?: unknown): AppError =>
  new AppError("invalid_request", { message: "The form could not be read.", cause });

function rulesOf(endpoint: Endpoint): FormRules {
  const { keys, textLength } = bodyLimitsOf(endpoint);
  return {
    parts: keys,
    admit(head, earlier) {
      if (earlier.some(({ name }) => name === head.name))
        throw refusedField(head, "is given twice");
      if (head.fileName === undefined) return mostBytesOfCharacter * textLength;
      const file = endpoint.files.find(({ name }) => name === head.name);
      if (file === undefined) throw refusedField(head, "is not a file this call takes");
      return file.maxBytes;
    },
  };
}

function refusalOf(fault: FormFault, endpoint: Endpoint): AppError {
  if (fault.kind === "malformed") return unreadable();
  const allowed = fault.allowed.toLocaleString("en-US");
  if (fault.kind === "tooManyParts")
    return new AppError("payload_too_large", {
      message: `The form has more than ${allowed} parts.`,
    });
  if (fault.part.fileName !== undefined) return tooLarge(endpoint);
  const message = `A text of the form is longer than ${allowed} bytes.`;
  return new AppError("payload_too_large", { message });
}

function decodeText(bytes: Buffer): string {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch (cause) {
    throw unreadable(cause);
  }
  if (text.includes("\0")) throw nullByte();
  return text;
}

function formOf(parts: readonly FormPart[]): FormBody {
  const fields = new Map<string, string>();
  const files = new Map<string, UploadedFile>();
  for (const { name, fileName, bytes } of parts) {
    if (name.includes("\0")) throw nullByte();
    if (fileName === undefined) fields.set(name, decodeText(bytes));
    else files.set(name, { fileName, bytes });
  }
  return { kind: "form", fields: Object.fromEntries(fields), files };
}

const firstBytes = 64 * 1024;

/** Doubles a buffer whose final length was not announced. */
function roomFor(buffer: Buffer, needed: number, most: number): Buffer {
  if (needed <= buffer.byteLength) return buffer;
  const larger = Buffer.allocUnsafe(Math.max(needed, Math.min(most, 2 * buffer.byteLength)));
  buffer.copy(larger);
  return larger;
}

async function readParts(
  chunks: AsyncIterable<Buffer>,
  reader: FormReader,
  most: number,
  announced: number | undefined,
): Promise<readonly FormPart[]> {
  let buffer: Buffer = Buffer.alloc(0);
  let end = 0;
  for await (const chunk of chunks) {
    // Allocate only after the first chunk is admitted: V8 counts external memory and collects
    // garbage for it.
    if (end === 0) buffer = Buffer.allocUnsafe(announced ?? firstBytes);
    buffer = roomFor(buffer, end + chunk.byteLength, most);
    end += chunk.copy(buffer, end);
    reader.read(buffer.subarray(0, end));
  }
  return reader.finish(buffer.subarray(0, end));
}

export async function readForm(
  chunks: AsyncIterable<Buffer>,
  endpoint: Endpoint,
  contentType: string,
  announced: number | undefined,
): Promise<FormBody> {
  try {
    const reader = createFormReader(contentType, rulesOf(endpoint));
    return formOf(await readParts(chunks, reader, endpoint.limits.bodyBytes, announced));
  } catch (error) {
    throw error instanceof FormRefused ? refusalOf(error.fault, endpoint) : error;
  }
}
