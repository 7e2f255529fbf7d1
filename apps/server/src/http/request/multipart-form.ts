/** One field of a form; its bytes are a view into the body, not a copy of it. */
export interface FormPart {
  readonly name: string;
  /** Of a file; undefined for text. */
  readonly fileName: string | undefined;
  readonly bytes: Buffer;
}

/** More than any form has; every part of one costs a little. */
const mostParts = 50;
const mostHeaderBytes = 4096;
/** RFC 2046, section 5.1.1: at most 70 characters. */
const boundaryPattern = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/iu;
const disposition = /^content-disposition:\s*form-data\s*;(.*)$/imu;
const lineEnd = "\r\n";

/** Browsers write a quote and line ends inside a name with percent signs; HTML, section 4.10.22.8. */
const decodeName = (text: string): string =>
  text.replaceAll(/%(22|0d|0a)/giu, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

function readHeaders(text: string): Pick<FormPart, "name" | "fileName"> | undefined {
  const parameters = disposition.exec(text)?.[1] ?? "";
  const name = /(?:^|;)\s*name="([^"]*)"/iu.exec(parameters)?.[1];
  const fileName = /(?:^|;)\s*filename="([^"]*)"/iu.exec(parameters)?.[1];
  if (name === undefined) return undefined;
  return {
    name: decodeName(name),
    fileName: fileName === undefined ? undefined : decodeName(fileName),
  };
}

/** The parts of a `multipart/form-data` body (RFC 7578), or undefined when it is not one. */
export function parseMultipart(body: Buffer, contentType: string): readonly FormPart[] | undefined {
  const [, quoted, plain] = boundaryPattern.exec(contentType) ?? [];
  const delimiter = `--${quoted ?? plain ?? ""}`;
  if (delimiter === "--" || body.indexOf(delimiter) !== 0) return undefined;
  const parts: FormPart[] = [];
  let at = delimiter.length;
  while (parts.length <= mostParts) {
    const after = body.toString("latin1", at, at + 2);
    if (after === "--") return parts;
    const headersEnd = body.subarray(at, at + mostHeaderBytes).indexOf(lineEnd + lineEnd);
    if (after !== lineEnd || headersEnd === -1) return undefined;
    const headers = readHeaders(body.toString("utf8", at, at + headersEnd));
    const start = at + headersEnd + 2 * lineEnd.length;
    const end = body.indexOf(lineEnd + delimiter, start);
    if (headers === undefined || end === -1) return undefined;
    parts.push({ ...headers, bytes: body.subarray(start, end) });
    at = end + lineEnd.length + delimiter.length;
  }
  return undefined;
}
