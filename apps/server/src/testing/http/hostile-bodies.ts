import type { Endpoint } from "@striper/contract/endpoint";
import { jsonSchemaOf } from "@striper/contract/json-schema";
import * as fc from "fast-check";

/* Malicious bodies: as wide, as deep or as long as possible. */

/** JSON of about so many bytes. */
type Shape = (bytes: number) => string;

const times = (text: string, bytes: number): string =>
  text.repeat(Math.max(1, Math.floor(bytes / text.length)));
const numbered = (bytes: number, entry: (at: number) => string): string =>
  Array.from({ length: Math.max(1, Math.floor(bytes / entry(99_999).length)) }, (_, at) =>
    entry(at),
  ).join("");

export const shapes: Readonly<Record<string, Shape>> = {
  zeros: (bytes) => `[${times("0,", bytes)}0]`,
  emptyLists: (bytes) => `[${times("[],", bytes)}0]`,
  emptyObjects: (bytes) => `[${times("{},", bytes)}0]`,
  names: (bytes) => `{${numbered(bytes, (at) => `"n${at}":0,`)}"z":0}`,
  sameName: (bytes) => `{${times('"a":0,', bytes)}"z":0}`,
  prototypes: (bytes) => `{${times('"__proto__":{},', bytes)}"z":0}`,
  deepLists: (bytes) => times("[", bytes / 2) + times("]", bytes / 2),
  openLists: (bytes) => times("[", bytes),
  deepObjects: (bytes) => `${times('{"a":', bytes / 2)}0${times("}", bytes / 12)}`,
  bushes: (bytes) => `[${times('[[[[0,0],[0,0]],{"a":{"b":[0,0]}}]],', bytes)}0]`,
  longText: (bytes) => `"${times("x", bytes)}"`,
  longName: (bytes) => `{"${times("x", bytes)}":0}`,
  escapes: (bytes) => `"${times(String.raw`\u00e9\n\"`, bytes)}"`,
  halves: (bytes) => `"${times(String.raw`\ud83d`, bytes)}"`,
  openText: (bytes) => `"${times("x", bytes)}`,
  backslashes: (bytes) => `"${times("\\\\", bytes)}"`,
  texts: (bytes) => `[${times('"sea bass",', bytes)}0]`,
  digits: (bytes) => times("1", bytes),
  zerosBehindPoint: (bytes) => `0.${times("0", bytes)}1`,
  space: (bytes) => `${times(" ", bytes)}0`,
  commas: (bytes) => `[${times(",", bytes)}]`,
  nulls: (bytes) => times("\0", bytes),
};

const crlf = "\r\n";
const partOf = (name: string, content: string): string =>
  `--x${crlf}content-disposition: form-data; name="${name}"${crlf}${crlf}${content}${crlf}`;

/** Forms, with `x` for a boundary. */
export const formShapes: Readonly<Record<string, Shape>> = {
  parts: (bytes) => `${numbered(bytes, (at) => partOf(`p${at}`, ""))}--x--`,
  sameParts: (bytes) => `${times(partOf("title", ""), bytes)}--x--`,
  longText: (bytes) => `${partOf("title", times("x", bytes))}--x--`,
  longName: (bytes) => `${partOf(times("x", bytes), "x")}--x--`,
  nearlyBoundaries: (bytes) => `${partOf("title", times(`${crlf}--y`, bytes))}--x--`,
  nearlyHeaders: (bytes) => `--x${crlf}${times(`a: b${crlf}`, bytes)}`,
  boundaries: (bytes) => times(`--x${crlf}`, bytes),
  semicolons: (bytes) =>
    `--x${crlf}content-disposition: form-data${times(";", bytes)}${crlf}${crlf}`,
  open: (bytes) => partOf("title", times("x", bytes)).slice(0, -2),
  nothing: (bytes) => times("-", bytes),
};

/** This size exceeds the limit of every JSON call; a whole archive would take long. */
const mostBytes = 4 * 1024 * 1024;

export interface HostileBody {
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** Up to and beyond what a call takes, by itself or under one of the names that it knows. */
export function hostileBodyOf(endpoint: Endpoint): fc.Arbitrary<HostileBody> {
  const most = Math.min(endpoint.limits.bodyBytes, mostBytes);
  const size = fc.oneof(fc.nat(Math.min(most, 4096)), fc.nat(Math.ceil(most * 1.2)));
  if (endpoint.bodyKind === "multipart")
    return fc.tuple(fc.constantFrom(...Object.values(formShapes)), size).map(([shape, bytes]) => ({
      contentType: "multipart/form-data; boundary=x",
      bytes: Buffer.from(shape(bytes)),
    }));
  const names = Object.keys(jsonSchemaOf(endpoint.body, "input").properties ?? {});
  const frame = fc.constantFrom(
    (json: string) => json,
    ...names.map((name) => (json: string) => `{${JSON.stringify(name)}:${json}}`),
    ...names.map((name) => (json: string) => `{${JSON.stringify(name)}:[${json}]}`),
  );
  return fc
    .tuple(fc.constantFrom(...Object.values(shapes)), size, frame)
    .map(([shape, bytes, inFrame]) => ({
      contentType: "application/json",
      bytes: Buffer.from(inFrame(shape(bytes))),
    }));
}
