export interface PartHead {
  readonly name: string;
  readonly fileName: string | undefined;
}

/** One field of a form. Its bytes are a view into the body, not a copy. */
export interface FormPart extends PartHead {
  readonly bytes: Buffer;
}

export interface FormRules {
  readonly parts: number;
  /** Returns the most bytes that a part may have, or throws when the part is not allowed. */
  admit(head: PartHead, earlier: readonly PartHead[]): number;
}

export type FormFault =
  | { readonly kind: "malformed" }
  | { readonly kind: "tooManyParts"; readonly allowed: number }
  | { readonly kind: "tooLarge"; readonly part: PartHead; readonly allowed: number };

export class FormRefused extends Error {
  override readonly name = "FormRefused";
  readonly fault: FormFault;

  constructor(fault: FormFault) {
    super(fault.kind);
    this.fault = fault;
  }
}

export interface FormReader {
  /** Continues with a body that has grown. Earlier bytes must not have moved. */
  read(body: Buffer): void;
  finish(body: Buffer): readonly FormPart[];
}

const mostHeaderBytes = 4096;
/** RFC 2046, section 5.1.1: at most 70 characters. */
const boundaryPattern = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/iu;
const disposition = /^content-disposition:\s*form-data\s*;(.*)$/imu;
const lineEnd = "\r\n";

/** Browsers percent-encode quotes and line ends in names (HTML, section 4.10.22.8). */
const decodeName = (text: string): string =>
  text.replaceAll(/%(22|0d|0a)/giu, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

const malformed = (): FormRefused => new FormRefused({ kind: "malformed" });

function readHeaders(text: string): PartHead {
  const parameters = disposition.exec(text)?.[1] ?? "";
  const name = /(?:^|;)\s*name="([^"]*)"/iu.exec(parameters)?.[1];
  const fileName = /(?:^|;)\s*filename="([^"]*)"/iu.exec(parameters)?.[1];
  if (name === undefined) throw malformed();
  return {
    name: decodeName(name),
    fileName: fileName === undefined ? undefined : decodeName(fileName),
  };
}

function delimiterOf(contentType: string): Buffer {
  const [, quoted, plain] = boundaryPattern.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw malformed();
  return Buffer.from(`--${boundary}`);
}

interface OpenPart {
  readonly head: PartHead;
  readonly start: number;
  readonly allowed: number;
  readonly searched: number;
}

interface PlacedPart {
  readonly head: PartHead;
  readonly start: number;
  readonly end: number;
}

type Expected = "delimiter" | "end of delimiter" | "headers" | "content" | "nothing";

class Reader implements FormReader {
  readonly #delimiter: Buffer;
  /** The delimiter with the line end before it, which ends a part. */
  readonly #closing: Buffer;
  readonly #rules: FormRules;
  readonly #parts: PlacedPart[] = [];
  #expected: Expected = "delimiter";
  #at = 0;
  #open: OpenPart | undefined;

  constructor(delimiter: Buffer, rules: FormRules) {
    this.#delimiter = delimiter;
    this.#closing = Buffer.concat([Buffer.from(lineEnd), delimiter]);
    this.#rules = rules;
  }

  read(body: Buffer): void {
    while (this.#step(body));
  }

  finish(body: Buffer): readonly FormPart[] {
    this.read(body);
    if (this.#expected !== "nothing") throw malformed();
    return this.#parts.map(({ head: { name, fileName }, start, end }) => ({
      name,
      fileName,
      bytes: body.subarray(start, end),
    }));
  }

  #step(body: Buffer): boolean {
    if (this.#open !== undefined) return this.#readContent(body, this.#open);
    if (this.#expected === "delimiter") return this.#readDelimiter(body);
    if (this.#expected === "end of delimiter") return this.#readEndOfDelimiter(body);
    return this.#expected === "headers" && this.#readHeaders(body);
  }

  #readDelimiter(body: Buffer): boolean {
    const { length } = this.#delimiter;
    if (body.length < length) return false;
    if (!body.subarray(0, length).equals(this.#delimiter)) throw malformed();
    this.#at = length;
    this.#expected = "end of delimiter";
    return true;
  }

  #readEndOfDelimiter(body: Buffer): boolean {
    if (body.length < this.#at + 2) return false;
    const after = body.toString("latin1", this.#at, this.#at + 2);
    if (after !== "--" && after !== lineEnd) throw malformed();
    this.#expected = after === "--" ? "nothing" : "headers";
    return true;
  }

  #readHeaders(body: Buffer): boolean {
    const window = body.subarray(this.#at, this.#at + mostHeaderBytes);
    const end = window.indexOf(lineEnd + lineEnd);
    if (end === -1 && window.length === mostHeaderBytes) throw malformed();
    if (end === -1) return false;
    const head = readHeaders(window.toString("utf8", 0, end));
    const start = this.#at + end + 2 * lineEnd.length;
    this.#open = { head, start, allowed: this.#admit(head), searched: start };
    this.#expected = "content";
    return true;
  }

  #admit(head: PartHead): number {
    const { parts, admit } = this.#rules;
    if (this.#parts.length >= parts)
      throw new FormRefused({ kind: "tooManyParts", allowed: parts });
    return admit(
      head,
      this.#parts.map((part) => part.head),
    );
  }

  #readContent(body: Buffer, { head, start, allowed, searched }: OpenPart): boolean {
    const end = body.indexOf(this.#closing, searched);
    // The last bytes may be the start of the closing delimiter.
    const surelyContent = end === -1 ? body.length - this.#closing.length + 1 : end;
    if (surelyContent - start > allowed)
      throw new FormRefused({ kind: "tooLarge", part: head, allowed });
    if (end === -1) {
      this.#open = { head, start, allowed, searched: Math.max(start, surelyContent) };
      return false;
    }
    this.#parts.push({ head, start, end });
    this.#at = end + this.#closing.length;
    this.#open = undefined;
    this.#expected = "end of delimiter";
    return true;
  }
}

/** Reads a `multipart/form-data` body (RFC 7578) while it arrives. */
export const createFormReader = (contentType: string, rules: FormRules): FormReader =>
  new Reader(delimiterOf(contentType), rules);
